BEGIN TRANSACTION;
CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL CHECK (value >= 0)
) STRICT, WITHOUT ROWID;
INSERT INTO "counters" VALUES('steps',47);
CREATE TABLE day_totals (
    item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    count INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (item, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "day_totals" VALUES(1,20787,3,4000000);
INSERT INTO "day_totals" VALUES(2,20786,1,250000000);
INSERT INTO "day_totals" VALUES(3,20786,1,60000000);
INSERT INTO "day_totals" VALUES(3,20787,1,30000000);
CREATE TABLE deliveries (
    item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    rule TEXT NOT NULL,
    at INTEGER NOT NULL,
    state TEXT NOT NULL,
    until INTEGER,
    PRIMARY KEY (day, item, rule)
) STRICT, WITHOUT ROWID;
INSERT INTO "deliveries" VALUES(1,20787,'21:00',1796029920000,'told',NULL);
CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL DEFAULT (lower(hex(randomblob(8)))),
    item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    instant INTEGER NOT NULL,
    zone_offset INTEGER NOT NULL,
    day INTEGER NOT NULL,
    amount INTEGER,
    note TEXT
, continues INTEGER) STRICT;
INSERT INTO "entries" VALUES(1,'bbbbbbbbbbbbbbb1',1,1796029920000,3600,20787,NULL,'first',NULL);
INSERT INTO "entries" VALUES(2,'bbbbbbbbbbbbbbb2',1,1796033520000,3600,20787,2000000,NULL,NULL);
INSERT INTO "entries" VALUES(3,'bbbbbbbbbbbbbbb3',2,1795943520123,-18000,20786,250000000,'two
lines',NULL);
INSERT INTO "entries" VALUES(4,'bbbbbbbbbbbbbbb4',3,1795989600000,3600,20786,60000000,NULL,NULL);
INSERT INTO "entries" VALUES(5,'bbbbbbbbbbbbbbb5',3,1795993200000,3600,20787,30000000,NULL,NULL);
INSERT INTO "entries" VALUES(6,'bbbbbbbbbbbbbbb6',1,1796033530000,3600,20787,NULL,NULL,NULL);
CREATE TABLE goals (
    item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    from_day INTEGER NOT NULL,
    goals TEXT NOT NULL,
    PRIMARY KEY (item, from_day)
) STRICT, WITHOUT ROWID;
INSERT INTO "goals" VALUES(1,20780,'3/day <=9/week');
CREATE TABLE history (
    id INTEGER PRIMARY KEY,
    state INTEGER NOT NULL,
    at INTEGER NOT NULL,
    door TEXT NOT NULL,
    action TEXT NOT NULL,
    item INTEGER,
    subject TEXT NOT NULL,
    amount INTEGER,
    unit TEXT
) STRICT;
INSERT INTO "history" VALUES(1,1,1796033530000,'tmux','log',1,'Café',NULL,NULL);
CREATE TABLE history_rows (
    step INTEGER NOT NULL REFERENCES history (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    before TEXT,
    after TEXT,
    PRIMARY KEY (step, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "history_rows" VALUES(1,1,'entry',NULL,'{"id":6,"uid":"bbbbbbbbbbbbbbb6","item":1,"instant":1796033530000,"zone_offset":3600,"day":20787,"amount":null,"note":null}');
CREATE TABLE item_totals (
    item INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
    count INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    last INTEGER,
    last_offset INTEGER
) STRICT;
INSERT INTO "item_totals" VALUES(1,3,4000000,1796033530000,3600);
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
INSERT INTO "migrations" VALUES(2,'counters');
INSERT INTO "migrations" VALUES(3,'history');
INSERT INTO "migrations" VALUES(4,'timers');
INSERT INTO "migrations" VALUES(5,'goals and skips');
INSERT INTO "migrations" VALUES(6,'running stopwatches');
INSERT INTO "migrations" VALUES(7,'missed days');
INSERT INTO "migrations" VALUES(8,'reminders');
INSERT INTO "migrations" VALUES(9,'parts of a time over a day''s start');
CREATE TABLE misses (
    item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    PRIMARY KEY (item, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "misses" VALUES(1,20782);
CREATE TABLE reminders (
    item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    rule TEXT NOT NULL,
    since INTEGER,
    PRIMARY KEY (item, rule)
) STRICT, WITHOUT ROWID;
INSERT INTO "reminders" VALUES(1,'21:00',1796029920000);
INSERT INTO "reminders" VALUES(1,'mon,wed 18:00',NULL);
CREATE TABLE running (
    item INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
    instant INTEGER NOT NULL,
    zone_offset INTEGER NOT NULL,
    day INTEGER NOT NULL,
    note TEXT
) STRICT;
INSERT INTO "running" VALUES(3,1796033000000,3600,20787,'on');
CREATE TABLE skips (
    item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    PRIMARY KEY (item, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "skips" VALUES(1,20781);
CREATE TABLE timers (
    name TEXT PRIMARY KEY,
    length INTEGER NOT NULL CHECK (length > 0),
    ends INTEGER,
    rest INTEGER,
    CHECK ((ends IS NULL) <> (rest IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "timers" VALUES('tea',180000,NULL,90000);
CREATE INDEX entries_by_instant ON entries (item, instant);
CREATE VIEW history_open AS
    SELECT id, (
        SELECT coalesce(max(position), 0) + 1 FROM history_rows WHERE step = history.id) AS next
    FROM history WHERE id = (SELECT max(id) FROM history) AND state = 0;
CREATE TRIGGER items_noted_insert AFTER insert ON items BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'item', NULL, json_object('id', new.id, 'uid', new.uid, 'name', new.name, 'folded', new.folded, 'emoji', new.emoji, 'color', new.color, 'sort', new.sort, 'archived', new.archived, 'unit', new.unit, 'step', new.step, 'start_day', new.start_day, 'private', new.private, 'skips_a_month', new.skips_a_month, 'empty_is_zero', new.empty_is_zero, 'stopwatch', new.stopwatch, 'exclusive', new.exclusive) FROM history_open;
END;
CREATE TRIGGER items_noted_update AFTER update ON items BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'item', json_object('id', old.id, 'uid', old.uid, 'name', old.name, 'folded', old.folded, 'emoji', old.emoji, 'color', old.color, 'sort', old.sort, 'archived', old.archived, 'unit', old.unit, 'step', old.step, 'start_day', old.start_day, 'private', old.private, 'skips_a_month', old.skips_a_month, 'empty_is_zero', old.empty_is_zero, 'stopwatch', old.stopwatch, 'exclusive', old.exclusive), json_object('id', new.id, 'uid', new.uid, 'name', new.name, 'folded', new.folded, 'emoji', new.emoji, 'color', new.color, 'sort', new.sort, 'archived', new.archived, 'unit', new.unit, 'step', new.step, 'start_day', new.start_day, 'private', new.private, 'skips_a_month', new.skips_a_month, 'empty_is_zero', new.empty_is_zero, 'stopwatch', new.stopwatch, 'exclusive', new.exclusive) FROM history_open;
END;
CREATE TRIGGER items_noted_delete AFTER delete ON items BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'item', json_object('id', old.id, 'uid', old.uid, 'name', old.name, 'folded', old.folded, 'emoji', old.emoji, 'color', old.color, 'sort', old.sort, 'archived', old.archived, 'unit', old.unit, 'step', old.step, 'start_day', old.start_day, 'private', old.private, 'skips_a_month', old.skips_a_month, 'empty_is_zero', old.empty_is_zero, 'stopwatch', old.stopwatch, 'exclusive', old.exclusive), NULL FROM history_open;
END;
CREATE TRIGGER counters_noted_insert AFTER insert ON counters BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'counter', NULL, json_object('name', new.name, 'value', new.value) FROM history_open;
END;
CREATE TRIGGER counters_noted_update AFTER update ON counters BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'counter', json_object('name', old.name, 'value', old.value), json_object('name', new.name, 'value', new.value) FROM history_open;
END;
CREATE TRIGGER counters_noted_delete AFTER delete ON counters BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'counter', json_object('name', old.name, 'value', old.value), NULL FROM history_open;
END;
CREATE TRIGGER goals_noted_insert AFTER insert ON goals BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'goal', NULL, json_object('item', new.item, 'from_day', new.from_day, 'goals', new.goals) FROM history_open;
END;
CREATE TRIGGER goals_noted_update AFTER update ON goals BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'goal', json_object('item', old.item, 'from_day', old.from_day, 'goals', old.goals), json_object('item', new.item, 'from_day', new.from_day, 'goals', new.goals) FROM history_open;
END;
CREATE TRIGGER goals_noted_delete AFTER delete ON goals BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'goal', json_object('item', old.item, 'from_day', old.from_day, 'goals', old.goals), NULL FROM history_open;
END;
CREATE TRIGGER skips_noted_insert AFTER insert ON skips BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'skip', NULL, json_object('item', new.item, 'day', new.day) FROM history_open;
END;
CREATE TRIGGER skips_noted_update AFTER update ON skips BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'skip', json_object('item', old.item, 'day', old.day), json_object('item', new.item, 'day', new.day) FROM history_open;
END;
CREATE TRIGGER skips_noted_delete AFTER delete ON skips BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'skip', json_object('item', old.item, 'day', old.day), NULL FROM history_open;
END;
CREATE TRIGGER running_noted_insert AFTER insert ON running BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'running', NULL, json_object('item', new.item, 'instant', new.instant, 'zone_offset', new.zone_offset, 'day', new.day, 'note', new.note) FROM history_open;
END;
CREATE TRIGGER running_noted_update AFTER update ON running BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'running', json_object('item', old.item, 'instant', old.instant, 'zone_offset', old.zone_offset, 'day', old.day, 'note', old.note), json_object('item', new.item, 'instant', new.instant, 'zone_offset', new.zone_offset, 'day', new.day, 'note', new.note) FROM history_open;
END;
CREATE TRIGGER running_noted_delete AFTER delete ON running BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'running', json_object('item', old.item, 'instant', old.instant, 'zone_offset', old.zone_offset, 'day', old.day, 'note', old.note), NULL FROM history_open;
END;
CREATE TRIGGER misses_noted_insert AFTER insert ON misses BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'miss', NULL, json_object('item', new.item, 'day', new.day) FROM history_open;
END;
CREATE TRIGGER misses_noted_update AFTER update ON misses BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'miss', json_object('item', old.item, 'day', old.day), json_object('item', new.item, 'day', new.day) FROM history_open;
END;
CREATE TRIGGER misses_noted_delete AFTER delete ON misses BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'miss', json_object('item', old.item, 'day', old.day), NULL FROM history_open;
END;
CREATE TRIGGER reminders_noted_insert AFTER insert ON reminders BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'reminder', NULL, json_object('item', new.item, 'rule', new.rule, 'since', new.since) FROM history_open;
END;
CREATE TRIGGER reminders_noted_update AFTER update ON reminders BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'reminder', json_object('item', old.item, 'rule', old.rule, 'since', old.since), json_object('item', new.item, 'rule', new.rule, 'since', new.since) FROM history_open;
END;
CREATE TRIGGER reminders_noted_delete AFTER delete ON reminders BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'reminder', json_object('item', old.item, 'rule', old.rule, 'since', old.since), NULL FROM history_open;
END;
CREATE TRIGGER entries_counted AFTER INSERT ON entries BEGIN
    INSERT INTO item_totals (item, count, amount, last, last_offset)
    VALUES (
        new.item, iif(new.continues, 0, 1), coalesce(new.amount, 1000000), new.instant,
        new.zone_offset)
    ON CONFLICT (item) DO UPDATE SET
        count = count + excluded.count,
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
        count = count - iif(old.continues, 0, 1),
        amount = amount - coalesce(old.amount, 1000000),
        (last, last_offset) = (
            SELECT instant, zone_offset FROM entries
            WHERE item = old.item ORDER BY instant DESC, id DESC LIMIT 1)
    WHERE item = old.item;
    DELETE FROM item_totals WHERE item = old.item AND last IS NULL;
    UPDATE day_totals SET
        count = count - 1, amount = amount - coalesce(old.amount, 1000000)
    WHERE item = old.item AND day = old.day;
    DELETE FROM day_totals WHERE item = old.item AND day = old.day AND count = 0;
END;
CREATE TRIGGER entries_recounted AFTER UPDATE ON entries BEGIN
    UPDATE item_totals SET
        count = count - iif(old.continues, 0, 1) + iif(new.continues, 0, 1),
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
CREATE TRIGGER entries_noted_insert AFTER insert ON entries BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'entry', NULL, json_object('id', new.id, 'uid', new.uid, 'item', new.item, 'instant', new.instant, 'zone_offset', new.zone_offset, 'day', new.day, 'amount', new.amount, 'note', new.note, 'continues', new.continues) FROM history_open;
END;
CREATE TRIGGER entries_noted_update AFTER update ON entries BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'entry', json_object('id', old.id, 'uid', old.uid, 'item', old.item, 'instant', old.instant, 'zone_offset', old.zone_offset, 'day', old.day, 'amount', old.amount, 'note', old.note, 'continues', old.continues), json_object('id', new.id, 'uid', new.uid, 'item', new.item, 'instant', new.instant, 'zone_offset', new.zone_offset, 'day', new.day, 'amount', new.amount, 'note', new.note, 'continues', new.continues) FROM history_open;
END;
CREATE TRIGGER entries_noted_delete AFTER delete ON entries BEGIN
    INSERT INTO history_rows (step, position, kind, before, after)
    SELECT id, next, 'entry', json_object('id', old.id, 'uid', old.uid, 'item', old.item, 'instant', old.instant, 'zone_offset', old.zone_offset, 'day', old.day, 'amount', old.amount, 'note', old.note, 'continues', old.continues), NULL FROM history_open;
END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('items',3);
COMMIT;
