// Signal handlers that restore the terminal before the process dies.
#pragma once
