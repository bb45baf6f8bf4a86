extension Schema {
    /// A set of goals holds from its day until the next one; its goals are parted by blanks. Skipped days are
    /// rows. The triggers note both for the undo list.
    static let goals = """
        CREATE TABLE goals (
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            from_day INTEGER NOT NULL,
            goals TEXT NOT NULL,
            PRIMARY KEY (item, from_day)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE skips (
            item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE,
            day INTEGER NOT NULL,
            PRIMARY KEY (item, day)
        ) STRICT, WITHOUT ROWID;

        CREATE TRIGGER goals_noted_insert AFTER INSERT ON goals BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'goal',
                NULL,
                json_object(
                    'item', new.item, 'from_day', new.from_day, 'goals', new.goals)
            FROM history_open;
        END;

        CREATE TRIGGER goals_noted_update AFTER UPDATE ON goals BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'goal',
                json_object(
                    'item', old.item, 'from_day', old.from_day, 'goals', old.goals),
                json_object(
                    'item', new.item, 'from_day', new.from_day, 'goals', new.goals)
            FROM history_open;
        END;

        CREATE TRIGGER goals_noted_delete AFTER DELETE ON goals BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'goal',
                json_object(
                    'item', old.item, 'from_day', old.from_day, 'goals', old.goals),
                NULL
            FROM history_open;
        END;

        CREATE TRIGGER skips_noted_insert AFTER INSERT ON skips BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'skip',
                NULL,
                json_object(
                    'item', new.item, 'day', new.day)
            FROM history_open;
        END;

        CREATE TRIGGER skips_noted_update AFTER UPDATE ON skips BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'skip',
                json_object(
                    'item', old.item, 'day', old.day),
                json_object(
                    'item', new.item, 'day', new.day)
            FROM history_open;
        END;

        CREATE TRIGGER skips_noted_delete AFTER DELETE ON skips BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'skip',
                json_object(
                    'item', old.item, 'day', old.day),
                NULL
            FROM history_open;
        END;
        """
}
