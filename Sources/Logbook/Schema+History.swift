extension Schema {
    /// The undo list. `state` is 0 while a step is being done, 1 when it is done, 2 when it is undone. The
    /// triggers note every row of the step that is being done as it was before and after; without one, as
    /// in an undo, they note nothing.
    static let history = """
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

        CREATE TABLE history_rows (
            step INTEGER NOT NULL REFERENCES history (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL,
            before TEXT,
            after TEXT,
            PRIMARY KEY (step, position)
        ) STRICT, WITHOUT ROWID;

        CREATE VIEW history_open AS
            SELECT id, (
                SELECT coalesce(max(position), 0) + 1 FROM history_rows WHERE step = history.id) AS next
            FROM history WHERE id = (SELECT max(id) FROM history) AND state = 0;

        CREATE TRIGGER items_noted_insert AFTER INSERT ON items BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'item',
                NULL,
                json_object(
                    'id', new.id, 'uid', new.uid, 'name', new.name, 'folded', new.folded,
                    'emoji', new.emoji, 'color', new.color, 'sort', new.sort,
                    'archived', new.archived, 'unit', new.unit, 'step', new.step,
                    'start_day', new.start_day, 'private', new.private,
                    'skips_a_month', new.skips_a_month, 'empty_is_zero', new.empty_is_zero,
                    'stopwatch', new.stopwatch, 'exclusive', new.exclusive)
            FROM history_open;
        END;

        CREATE TRIGGER items_noted_update AFTER UPDATE ON items BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'item',
                json_object(
                    'id', old.id, 'uid', old.uid, 'name', old.name, 'folded', old.folded,
                    'emoji', old.emoji, 'color', old.color, 'sort', old.sort,
                    'archived', old.archived, 'unit', old.unit, 'step', old.step,
                    'start_day', old.start_day, 'private', old.private,
                    'skips_a_month', old.skips_a_month, 'empty_is_zero', old.empty_is_zero,
                    'stopwatch', old.stopwatch, 'exclusive', old.exclusive),
                json_object(
                    'id', new.id, 'uid', new.uid, 'name', new.name, 'folded', new.folded,
                    'emoji', new.emoji, 'color', new.color, 'sort', new.sort,
                    'archived', new.archived, 'unit', new.unit, 'step', new.step,
                    'start_day', new.start_day, 'private', new.private,
                    'skips_a_month', new.skips_a_month, 'empty_is_zero', new.empty_is_zero,
                    'stopwatch', new.stopwatch, 'exclusive', new.exclusive)
            FROM history_open;
        END;

        CREATE TRIGGER items_noted_delete AFTER DELETE ON items BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'item',
                json_object(
                    'id', old.id, 'uid', old.uid, 'name', old.name, 'folded', old.folded,
                    'emoji', old.emoji, 'color', old.color, 'sort', old.sort,
                    'archived', old.archived, 'unit', old.unit, 'step', old.step,
                    'start_day', old.start_day, 'private', old.private,
                    'skips_a_month', old.skips_a_month, 'empty_is_zero', old.empty_is_zero,
                    'stopwatch', old.stopwatch, 'exclusive', old.exclusive),
                NULL
            FROM history_open;
        END;

        CREATE TRIGGER entries_noted_insert AFTER INSERT ON entries BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'entry',
                NULL,
                json_object(
                    'id', new.id, 'uid', new.uid, 'item', new.item, 'instant', new.instant,
                    'zone_offset', new.zone_offset, 'day', new.day, 'amount', new.amount,
                    'note', new.note)
            FROM history_open;
        END;

        CREATE TRIGGER entries_noted_update AFTER UPDATE ON entries BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'entry',
                json_object(
                    'id', old.id, 'uid', old.uid, 'item', old.item, 'instant', old.instant,
                    'zone_offset', old.zone_offset, 'day', old.day, 'amount', old.amount,
                    'note', old.note),
                json_object(
                    'id', new.id, 'uid', new.uid, 'item', new.item, 'instant', new.instant,
                    'zone_offset', new.zone_offset, 'day', new.day, 'amount', new.amount,
                    'note', new.note)
            FROM history_open;
        END;

        CREATE TRIGGER entries_noted_delete AFTER DELETE ON entries BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'entry',
                json_object(
                    'id', old.id, 'uid', old.uid, 'item', old.item, 'instant', old.instant,
                    'zone_offset', old.zone_offset, 'day', old.day, 'amount', old.amount,
                    'note', old.note),
                NULL
            FROM history_open;
        END;

        CREATE TRIGGER counters_noted_insert AFTER INSERT ON counters BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'counter',
                NULL,
                json_object(
                    'name', new.name, 'value', new.value)
            FROM history_open;
        END;

        CREATE TRIGGER counters_noted_update AFTER UPDATE ON counters BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'counter',
                json_object(
                    'name', old.name, 'value', old.value),
                json_object(
                    'name', new.name, 'value', new.value)
            FROM history_open;
        END;

        CREATE TRIGGER counters_noted_delete AFTER DELETE ON counters BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'counter',
                json_object(
                    'name', old.name, 'value', old.value),
                NULL
            FROM history_open;
        END;
        """
}
