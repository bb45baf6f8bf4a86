/// The rows of a step of history and how each is put back.
enum HistoryRow: String {
    case item, entry, counter, goal, skip, running

    /// Puts a row as `?1`, its JSON, says: new where it is gone.
    var put: String {
        switch self {
        case .item:
            """
            INSERT INTO items (
                id, uid, name, folded, emoji, color, sort, archived, unit, step, start_day, private,
                skips_a_month, empty_is_zero, stopwatch, exclusive)
            SELECT
                json_extract(?1, '$.id'), json_extract(?1, '$.uid'), json_extract(?1, '$.name'),
                json_extract(?1, '$.folded'), json_extract(?1, '$.emoji'),
                json_extract(?1, '$.color'), json_extract(?1, '$.sort'),
                json_extract(?1, '$.archived'), json_extract(?1, '$.unit'),
                json_extract(?1, '$.step'), json_extract(?1, '$.start_day'),
                json_extract(?1, '$.private'), json_extract(?1, '$.skips_a_month'),
                json_extract(?1, '$.empty_is_zero'), json_extract(?1, '$.stopwatch'),
                json_extract(?1, '$.exclusive')
            WHERE true
            ON CONFLICT (id) DO UPDATE SET
                uid = excluded.uid, name = excluded.name, folded = excluded.folded,
                emoji = excluded.emoji, color = excluded.color, sort = excluded.sort,
                archived = excluded.archived, unit = excluded.unit, step = excluded.step,
                start_day = excluded.start_day, private = excluded.private,
                skips_a_month = excluded.skips_a_month, empty_is_zero = excluded.empty_is_zero,
                stopwatch = excluded.stopwatch, exclusive = excluded.exclusive
            """
        case .entry:
            """
            INSERT INTO entries (
                id, uid, item, instant, zone_offset, day, amount, note)
            SELECT
                json_extract(?1, '$.id'), json_extract(?1, '$.uid'), json_extract(?1, '$.item'),
                json_extract(?1, '$.instant'), json_extract(?1, '$.zone_offset'),
                json_extract(?1, '$.day'), json_extract(?1, '$.amount'), json_extract(?1, '$.note')
            WHERE true
            ON CONFLICT (id) DO UPDATE SET
                uid = excluded.uid, item = excluded.item, instant = excluded.instant,
                zone_offset = excluded.zone_offset, day = excluded.day, amount = excluded.amount,
                note = excluded.note
            """
        case .counter:
            """
            INSERT INTO counters (
                name, value)
            SELECT
                json_extract(?1, '$.name'), json_extract(?1, '$.value')
            WHERE true
            ON CONFLICT (name) DO UPDATE SET
                value = excluded.value
            """
        case .goal:
            """
            INSERT INTO goals (
                item, from_day, goals)
            SELECT
                json_extract(?1, '$.item'), json_extract(?1, '$.from_day'), json_extract(?1, '$.goals')
            WHERE true
            ON CONFLICT (item, from_day) DO UPDATE SET
                goals = excluded.goals
            """
        case .skip:
            """
            INSERT INTO skips (
                item, day)
            SELECT
                json_extract(?1, '$.item'), json_extract(?1, '$.day')
            WHERE true
            ON CONFLICT (item, day) DO NOTHING
            """
        case .running:
            """
            INSERT INTO running (
                item, instant, zone_offset, day, note)
            SELECT
                json_extract(?1, '$.item'), json_extract(?1, '$.instant'),
                json_extract(?1, '$.zone_offset'), json_extract(?1, '$.day'), json_extract(?1, '$.note')
            WHERE true
            ON CONFLICT (item) DO UPDATE SET
                instant = excluded.instant, zone_offset = excluded.zone_offset, day = excluded.day,
                note = excluded.note
            """
        }
    }

    /// Takes away the row that `?1`, its JSON, was.
    var delete: String {
        switch self {
        case .item: "DELETE FROM items WHERE id = json_extract(?1, '$.id')"
        case .entry: "DELETE FROM entries WHERE id = json_extract(?1, '$.id')"
        case .counter: "DELETE FROM counters WHERE name = json_extract(?1, '$.name')"
        case .goal:
            """
            DELETE FROM goals
            WHERE item = json_extract(?1, '$.item') AND from_day = json_extract(?1, '$.from_day')
            """
        case .skip:
            """
            DELETE FROM skips
            WHERE item = json_extract(?1, '$.item') AND day = json_extract(?1, '$.day')
            """
        case .running: "DELETE FROM running WHERE item = json_extract(?1, '$.item')"
        }
    }
}
