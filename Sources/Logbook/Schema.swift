/// The steps that make the logbook's file. Each, once released, stays as it is.
enum Schema {
    static let migrations = [
        Migration("items, entries and totals", items),
        Migration("counters", counters),
        Migration("history", history),
        Migration("timers", timers),
        Migration("goals and skips", goals),
        Migration("running stopwatches", stopwatches),
        Migration("reminders", reminders),
        Migration("missed days", misses),
        Migration("parts of a time over a day's start", parts),
        Migration("readings", readings),
    ]

    /// `folded` serves the search. Amounts and steps are millionths, instants milliseconds since 1970,
    /// days are counted from 1970. Rows of totals exist where there are entries.
    private static let items = """
        CREATE TABLE items (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            uid TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(8)))),
            name TEXT NOT NULL UNIQUE,
            folded TEXT NOT NULL,
            emoji TEXT,
            color TEXT,
            sort INTEGER NOT NULL DEFAULT 0,
            archived INTEGER NOT NULL DEFAULT 0,
            unit TEXT,
            step INTEGER,
            start_day INTEGER,
            private INTEGER NOT NULL DEFAULT 0,
            skips_a_month INTEGER,
            empty_is_zero INTEGER NOT NULL DEFAULT 0,
            stopwatch INTEGER NOT NULL DEFAULT 0,
            exclusive INTEGER NOT NULL DEFAULT 1
        ) STRICT;

        CREATE TABLE entries (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL DEFAULT (lower(hex(randomblob(8)))),
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            instant INTEGER NOT NULL,
            zone_offset INTEGER NOT NULL,
            day INTEGER NOT NULL,
            amount INTEGER,
            note TEXT
        ) STRICT;
        CREATE INDEX entries_by_instant ON entries (item, instant);

        CREATE TABLE item_totals (
            item INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
            count INTEGER NOT NULL,
            amount INTEGER NOT NULL,
            last INTEGER,
            last_offset INTEGER
        ) STRICT;

        CREATE TABLE day_totals (
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            day INTEGER NOT NULL,
            count INTEGER NOT NULL,
            amount INTEGER NOT NULL,
            PRIMARY KEY (item, day)
        ) STRICT, WITHOUT ROWID;

        CREATE TRIGGER entries_counted AFTER INSERT ON entries BEGIN
            INSERT INTO item_totals (item, count, amount, last, last_offset)
            VALUES (new.item, 1, coalesce(new.amount, 1000000), new.instant, new.zone_offset)
            ON CONFLICT (item) DO UPDATE SET
                count = count + 1,
                amount = amount + excluded.amount,
                last_offset = iif(excluded.last >= last, excluded.last_offset, last_offset),
                last = max(last, excluded.last);
            INSERT INTO day_totals (item, day, count, amount)
            VALUES (new.item, new.day, 1, coalesce(new.amount, 1000000))
            ON CONFLICT (item, day) DO UPDATE SET
                count = count + 1, amount = amount + excluded.amount;
        END;

        CREATE TRIGGER entries_uncounted AFTER DELETE ON entries BEGIN
            UPDATE item_totals SET
                count = count - 1,
                amount = amount - coalesce(old.amount, 1000000),
                (last, last_offset) = (
                    SELECT instant, zone_offset FROM entries
                    WHERE item = old.item ORDER BY instant DESC, id DESC LIMIT 1)
            WHERE item = old.item;
            DELETE FROM item_totals WHERE item = old.item AND count = 0;
            UPDATE day_totals SET
                count = count - 1, amount = amount - coalesce(old.amount, 1000000)
            WHERE item = old.item AND day = old.day;
            DELETE FROM day_totals WHERE item = old.item AND day = old.day AND count = 0;
        END;

        CREATE TRIGGER entries_recounted AFTER UPDATE ON entries BEGIN
            UPDATE item_totals SET
                amount = amount - coalesce(old.amount, 1000000) + coalesce(new.amount, 1000000),
                (last, last_offset) = (
                    SELECT instant, zone_offset FROM entries
                    WHERE item = new.item ORDER BY instant DESC, id DESC LIMIT 1)
            WHERE item = new.item;
            UPDATE day_totals SET
                count = count - 1, amount = amount - coalesce(old.amount, 1000000)
            WHERE item = old.item AND day = old.day;
            DELETE FROM day_totals WHERE item = old.item AND day = old.day AND count = 0;
            INSERT INTO day_totals (item, day, count, amount)
            VALUES (new.item, new.day, 1, coalesce(new.amount, 1000000))
            ON CONFLICT (item, day) DO UPDATE SET
                count = count + 1, amount = amount + excluded.amount;
        END;
        """

    private static let counters = """
        CREATE TABLE counters (
            name TEXT PRIMARY KEY,
            value INTEGER NOT NULL CHECK (value >= 0)
        ) STRICT, WITHOUT ROWID;
        """

    /// A countdown runs until `ends`, or stands with `rest` to go; lengths are milliseconds.
    private static let timers = """
        CREATE TABLE timers (
            name TEXT PRIMARY KEY,
            length INTEGER NOT NULL CHECK (length > 0),
            ends INTEGER,
            rest INTEGER,
            CHECK ((ends IS NULL) <> (rest IS NULL))
        ) STRICT, WITHOUT ROWID;
        """
}
