// Starting child processes: what posix_spawn needs and Swift cannot say.
#pragma once
