import VistazoLogbook

/// The steps of `host.store`.
enum HostSchema {
    static let migrations = [
        Migration(
            "archives and runs",
            """
            CREATE TABLE archive (
                kind TEXT NOT NULL, configuration TEXT NOT NULL, family TEXT NOT NULL, mode TEXT NOT NULL,
                scheme TEXT NOT NULL, theme TEXT NOT NULL, locale TEXT NOT NULL, zone TEXT NOT NULL,
                isPlaceholder INTEGER NOT NULL, made REAL NOT NULL, text BLOB NOT NULL,
                PRIMARY KEY (kind, configuration, isPlaceholder, family, mode, scheme, theme, locale, zone)
            ) STRICT;
            CREATE TABLE run (
                kind TEXT NOT NULL, configuration TEXT NOT NULL, finished REAL NOT NULL, reason TEXT NOT NULL,
                seconds REAL NOT NULL, peak INTEGER NOT NULL, failure TEXT, failures INTEGER NOT NULL,
                inVain INTEGER NOT NULL,
                PRIMARY KEY (kind, configuration)
            ) STRICT;
            CREATE TABLE description (
                stamp TEXT PRIMARY KEY, isSilent INTEGER NOT NULL, text TEXT NOT NULL
            ) STRICT;
            CREATE TABLE line (
                key TEXT PRIMARY KEY, text TEXT NOT NULL, stored REAL NOT NULL, validUntil REAL
            ) STRICT;
            """),
        Migration(
            "changes of kinds", "CREATE TABLE change (kind TEXT PRIMARY KEY, at REAL NOT NULL) STRICT;"),
        Migration(
            "presses and history",
            """
            ALTER TABLE run ADD COLUMN cause TEXT;
            ALTER TABLE run ADD COLUMN stamp TEXT;
            ALTER TABLE description ADD COLUMN extension TEXT;
            CREATE TABLE press (
                id INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, extension TEXT NOT NULL,
                request TEXT NOT NULL, pressed REAL NOT NULL, begun REAL
            ) STRICT;
            CREATE TABLE history (
                id INTEGER PRIMARY KEY AUTOINCREMENT, extension TEXT NOT NULL, request TEXT NOT NULL,
                kind TEXT NOT NULL, configuration TEXT NOT NULL, reason TEXT NOT NULL,
                finished REAL NOT NULL, seconds REAL NOT NULL, cpu REAL, peak INTEGER NOT NULL,
                code INTEGER, signal INTEGER, failure TEXT, cause TEXT, failures INTEGER NOT NULL,
                errors TEXT NOT NULL, inVain INTEGER NOT NULL, charged INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX historyOfProvider ON history (kind, configuration, id);
            CREATE INDEX historyOfExtension ON history (extension, id);
            """),
        Migration(
            "budgets",
            """
            CREATE TABLE budget (
                kind TEXT NOT NULL, configuration TEXT NOT NULL, tokens REAL NOT NULL, through REAL NOT NULL,
                steady REAL NOT NULL, PRIMARY KEY (kind, configuration)
            ) STRICT;
            """),
        Migration("beginnings of runs", "ALTER TABLE run ADD COLUMN steadyBegin REAL;"),
        Migration(
            "starts of the machine", "ALTER TABLE budget ADD COLUMN boot TEXT NOT NULL DEFAULT '';"),
        Migration(
            "changes that nobody pays for",
            """
            ALTER TABLE change ADD COLUMN uncharged REAL;
            UPDATE change SET uncharged = at;
            """),
    ]
}
