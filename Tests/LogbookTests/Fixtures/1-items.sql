BEGIN TRANSACTION;
CREATE TABLE day_totals (
    item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    count INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (item, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "day_totals" VALUES(1,20787,2,3000000);
INSERT INTO "day_totals" VALUES(2,20786,1,250000000);
INSERT INTO "day_totals" VALUES(3,20786,1,60000000);
INSERT INTO "day_totals" VALUES(3,20787,1,30000000);
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
INSERT INTO "entries" VALUES(1,'bbbbbbbbbbbbbbb1',1,1796029920000,3600,20787,NULL,'first');
INSERT INTO "entries" VALUES(2,'bbbbbbbbbbbbbbb2',1,1796033520000,3600,20787,2000000,NULL);
INSERT INTO "entries" VALUES(3,'bbbbbbbbbbbbbbb3',2,1795943520123,-18000,20786,250000000,'two
lines');
INSERT INTO "entries" VALUES(4,'bbbbbbbbbbbbbbb4',3,1795989600000,3600,20786,60000000,NULL);
INSERT INTO "entries" VALUES(5,'bbbbbbbbbbbbbbb5',3,1795993200000,3600,20787,30000000,NULL);
CREATE TABLE item_totals (
    item INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
    count INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    last INTEGER,
    last_offset INTEGER
) STRICT;
INSERT INTO "item_totals" VALUES(1,2,3000000,1796033520000,3600);
INSERT INTO "item_totals" VALUES(2,1,250000000,1795943520123,-18000);
INSERT INTO "item_totals" VALUES(3,2,90000000,1795993200000,3600);
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
INSERT INTO "items" VALUES(1,'aaaaaaaaaaaaaaa1','Café','cafe','☕',NULL,1,0,NULL,NULL,NULL,0,NULL,0,0,1);
INSERT INTO "items" VALUES(2,'aaaaaaaaaaaaaaa2','Water','water',NULL,NULL,2,0,'ml',250000000,20000,1,NULL,0,0,1);
INSERT INTO "items" VALUES(3,'aaaaaaaaaaaaaaa3','Read','read',NULL,NULL,3,0,'min',NULL,NULL,0,NULL,0,1,1);
CREATE TABLE migrations (
    position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "migrations" VALUES(1,'items, entries and totals');
CREATE INDEX entries_by_instant ON entries (item, instant);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('items',3);
COMMIT;
