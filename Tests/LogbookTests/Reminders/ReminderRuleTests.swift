import Testing

@testable import VistazoLogbook

@Suite struct ReminderRuleTests {
    @Test(
        arguments: [
            ("21:00", "21:00"), ("9:05", "09:05"), ("00:00", "00:00"), ("daily 7:30", "07:30"),
            ("diario 7:30", "07:30"), ("ежедневно 7:30", "07:30"), ("mon,wed 18:00", "mon,wed 18:00"),
            ("Wed mon 18:00", "mon,wed 18:00"), ("lun,mié 18:00", "mon,wed 18:00"),
            ("MIÉRCOLES 18:00", "wed 18:00"), ("пн, ср 18:00", "mon,wed 18:00"),
            ("воскресенье 23:59", "sun 23:59"), ("mon,tue,wed,thu,fri,sat,sun 8:00", "08:00"),
            ("due", "due"), ("vence", "due"), ("срок", "due"), ("Due 9:00", "due 09:00"),
            ("toca 09:00", "due 09:00"), ("streak", "streak"), ("racha", "streak"), ("серия", "streak"),
            ("streak 20:30", "streak 20:30"), ("  streak   20:30 ", "streak 20:30"),
        ])
    func `rules are read in three languages and spelled in one way`(typed: String, spelled: String) throws {
        let rule = try ReminderRule(parsing: typed)
        #expect(rule.spelled == spelled)
        #expect(try ReminderRule(parsing: rule.spelled) == rule)
    }

    @Test(
        arguments: [
            "", " ", "21", "2100", "21.00", "21:0", "021:00", "21:00:00", "21:00 mon", "mon", "mon,wed",
            "noon", "due mon 9:00", "streak due", "mon due 9:00", "-1:00", "+1:00", "٢١:٠٠", "x 21:00",
            "due due", "\u{1B}[31m", ",", ":", "::", "1:2:3", String(repeating: "9", count: 10_000) + ":00",
        ])
    func `what is no rule is refused`(typed: String) {
        #expect(throws: ReminderRule.ParsingError.unreadable(typed)) { try ReminderRule(parsing: typed) }
    }

    @Test(arguments: ["24:00", "23:60", "99:99", "due 25:00", "streak 24:00", "mon 24:30"])
    func `a time that there is not is refused as such`(typed: String) {
        #expect(throws: ReminderRule.ParsingError.impossible(typed)) { try ReminderRule(parsing: typed) }
    }

    @Test func `a set holds each rule once, and none is no rule`() throws {
        let set = try ReminderRule.set(parsing: ["due", "21:00", "9:00", "diario 21:00"])
        #expect(set.map(\.spelled) == ["09:00", "21:00", "due"])
        for typed in ["none", "ninguno", "нет", "", " NONE "] {
            #expect(try ReminderRule.set(parsing: [typed]) == [])
        }
        #expect(throws: ReminderRule.ParsingError.self) { try ReminderRule.set(parsing: ["21:00", "x"]) }
    }
}
