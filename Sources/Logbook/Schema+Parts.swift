extension Schema {
    /// Of a time that ran over the start of a day each day has its part; all but the first continue an earlier one
    /// and are no time of their own: an item's count leaves them out, a day's does not.
    static let parts = """
        ALTER TABLE entries ADD COLUMN continues INTEGER;

        DROP TRIGGER entries_counted;
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

        DROP TRIGGER entries_uncounted;
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

        DROP TRIGGER entries_recounted;
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

        DROP TRIGGER entries_noted_insert;
        DROP TRIGGER entries_noted_update;
        DROP TRIGGER entries_noted_delete;
        \(noted(
            "entries", as: "entry",
            ["id", "uid", "item", "instant", "zone_offset", "day", "amount", "note", "continues"]))
        """
}
