extension Schema {
    /// A stopwatch that runs has a row here and none among the entries; the key keeps an item from running
    /// twice. The triggers note it for the undo list.
    static let stopwatches = """
        CREATE TABLE running (
            item INTEGER PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
            instant INTEGER NOT NULL,
            zone_offset INTEGER NOT NULL,
            day INTEGER NOT NULL,
            note TEXT
        ) STRICT;

        CREATE TRIGGER running_noted_insert AFTER INSERT ON running BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'running',
                NULL,
                json_object(
                    'item', new.item, 'instant', new.instant, 'zone_offset', new.zone_offset,
                    'day', new.day, 'note', new.note)
            FROM history_open;
        END;

        CREATE TRIGGER running_noted_update AFTER UPDATE ON running BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'running',
                json_object(
                    'item', old.item, 'instant', old.instant, 'zone_offset', old.zone_offset,
                    'day', old.day, 'note', old.note),
                json_object(
                    'item', new.item, 'instant', new.instant, 'zone_offset', new.zone_offset,
                    'day', new.day, 'note', new.note)
            FROM history_open;
        END;

        CREATE TRIGGER running_noted_delete AFTER DELETE ON running BEGIN
            INSERT INTO history_rows (step, position, kind, before, after)
            SELECT id, next, 'running',
                json_object(
                    'item', old.item, 'instant', old.instant, 'zone_offset', old.zone_offset,
                    'day', old.day, 'note', old.note),
                NULL
            FROM history_open;
        END;
        """
}
