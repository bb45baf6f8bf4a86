import Testing
import VistazoWords

@testable import VistazoLogbook

@Suite struct GoalTests {
    static let readable: [(typed: String, spelled: String)] = [
        ("3/day", "3/day"), ("3/Day", "3/day"), (" 3 / day ", "3/day"), ("3/día", "3/day"),
        ("3/день", "3/day"), ("1.5/day", "1.5/day"), ("1,5/day", "1.5/day"), (">=3/day", "3/day"),
        ("3/week", "3/week"), ("3/semana", "3/week"), ("3/неделю", "3/week"), ("3/month", "3/month"),
        ("3/mes", "3/month"), ("3/месяц", "3/month"), ("<=2/day", "<=2/day"), ("≤2/day", "<=2/day"),
        ("<= 2/week", "<=2/week"), ("<=0/day", "<=0/day"), ("3/7", "3/7"), ("1/1", "1/1"), ("7/7", "7/7"),
        ("366/366", "366/366"), ("every:11d", "every:11d"), ("every:2w", "every:14d"),
        ("every:11", "every:11d"),
        ("cada:3d", "every:3d"), ("mon,wed,fri", "mon,wed,fri"), ("Fri, Mon,Wed", "mon,wed,fri"),
        ("lun,mié,vie", "mon,wed,fri"), ("miercoles", "wed"), ("пн,ср,пт", "mon,wed,fri"),
        ("mar,sáb,dom", "tue,sat,sun"), ("воскресенье", "sun"), ("mon,mon", "mon"),
    ]

    @Test(arguments: readable)
    func `goals are read in three languages and spelled one way`(typed: String, spelled: String) throws {
        var unit: String?
        let goal = try Goal(parsing: typed, unit: &unit)
        #expect(goal.spelled == spelled)
        #expect(try Goal(parsing: spelled, unit: &unit) == goal)
        #expect(unit == nil)
        #expect(Goal.set(stored: Goal.stored([goal, goal])) == [goal, goal])
    }

    static let units: [(typed: String, unit: String?, spelled: String, after: String?)] = [
        ("2000ml/day", "ml", "2000/day", "ml"), ("2000 ML/day", "ml", "2000/day", "ml"),
        ("2000/day", "ml", "2000/day", "ml"), ("2h/day", "min", "120/day", "min"),
        ("1h30/day", "min", "90/day", "min"), ("40h/week", "h", "40/week", "h"),
        ("90m/day", "min", "90/day", "min"), ("1h305/day", "min", "", "min"),
        ("2000ml/day", nil, "2000/day", "ml"), ("30m/day", nil, "30/day", "min"),
        ("<=2h/day", "min", "<=120/day", "min"),
    ]

    @Test(arguments: units)
    func `figures are of the item's unit, or give it one`(
        typed: String, unit: String?, spelled: String, after: String?
    ) throws {
        var own = unit
        guard !spelled.isEmpty else {
            #expect(throws: GoalError.self) { try Goal(parsing: typed, unit: &own) }
            return
        }
        #expect(try Goal(parsing: typed, unit: &own).spelled == spelled)
        #expect(own == after)
    }

    @Test func `a figure of another unit is refused`() {
        var unit: String? = "km"
        #expect(throws: GoalError.amount("2000ml/day", .notANumber("2000ml"))) {
            try Goal(parsing: "2000ml/day", unit: &unit)
        }
        #expect(throws: GoalError.amount("30m/day", .notATime("30m", unit: "km"))) {
            try Goal(parsing: "30m/day", unit: &unit)
        }
    }

    @Test(arguments: [
        "", "3", "day", "3/fortnight", "/day", "3/", "-3/day", "x/day/day/", "every:", "every:1h", "every:d",
        "mon,xyz", "3/7/7", "<=3/7", "<=mon", "<=every:3d", "<3/day", "=3/day", "٣/day", "3/٧", "\u{0}",
        "1/-7",
        "every:99999999999999999999d", "every:9999999d",
    ])
    func `what is no goal is refused as such`(typed: String) {
        var unit: String?
        #expect(throws: GoalError.unreadable(typed)) { try Goal(parsing: typed, unit: &unit) }
    }

    @Test func `goals that can never or always be met are refused`() {
        var unit: String?
        for typed in ["0/day", "0/7", "every:0d", "0.0/week"] {
            #expect(throws: GoalError.asksNothing(typed)) { try Goal(parsing: typed, unit: &unit) }
        }
        for typed in ["8/7", "1/0", "1/367"] {
            #expect(throws: GoalError.badWindow(typed)) { try Goal(parsing: typed, unit: &unit) }
        }
        #expect(throws: GoalError.twoAlike("3/day", "5/day")) {
            try Goal.set(parsing: ["3/day", "mon", "5/day"], unit: &unit)
        }
        #expect(throws: GoalError.amount("99999999999/day", .tooLarge("99999999999"))) {
            try Goal(parsing: "99999999999/day", unit: &unit)
        }
    }

    @Test func `a set may hold goals of several kinds, or none`() throws {
        var unit: String?
        let set = try Goal.set(parsing: ["<=4/week", "<=2/day", "3/7", "mon"], unit: &unit)
        #expect(set.map(\.spelled) == ["<=4/week", "<=2/day", "3/7", "mon"])
        #expect(try Goal.set(parsing: [""], unit: &unit) == [])
    }

    static let phrases: [(spelled: String, en: String, es: String, ru: String)] = [
        ("3/day", "3 a day", "3 al día", "3 в день"),
        ("1.5/week", "1.5 a week", "1,5 a la semana", "1,5 в неделю"),
        ("<=2/month", "at most 2 a month", "como mucho 2 al mes", "не больше 2 в месяц"),
        ("3/7", "on 3 of any 7 days", "3 de cada 7 días", "3 из любых 7 дней"),
        ("every:11d", "every 11 days", "cada 11 días", "каждые 11 дней"),
        ("every:2d", "every 2 days", "cada 2 días", "каждые 2 дня"),
        ("mon,wed,fri", "Mon, Wed, Fri", "lun, mié, vie", "пн, ср, пт"),
    ]

    @Test(arguments: phrases)
    func `each kind has its own words in each language`(spelled: String, en: String, es: String, ru: String)
        throws
    {
        let goal = try goal(spelled)
        for (language, expected) in [("en", en), ("es", es), ("ru", ru)] {
            #expect(Words(language: language).goal(goal, unit: nil) == expected)
        }
        #expect(try Words(language: "en").goal(self.goal("2000/day"), unit: "ml") == "2000 ml a day")
    }

    /// Case B25: the unit is always there but for daily goals where room is short.
    @Test func `streaks carry their unit`() {
        let (en, ru) = (Words(language: "en"), Words(language: "ru"))
        #expect(en.streak(1, .week) == "1 week" && en.shortStreak(1, .week) == "1w")
        #expect(en.streak(1, .day) == "1 day" && en.shortStreak(1, .day) == "1")
        #expect(en.streak(2, .month) == "2 months" && en.shortStreak(2, .month) == "2mo")
        #expect(
            [1, 2, 5, 11, 21].map { ru.streak($0, .week) } == [
                "1 неделя", "2 недели", "5 недель", "11 недель", "21 неделя",
            ])
    }

    @Test(arguments: Catalogue.languages)
    func `every state and unit has words`(language: String) {
        let words = Words(language: language)
        for state in DayState.allCases { #expect(!words.state(state).contains("logbook.")) }
        #expect(Set(DayState.allCases.map(words.state)).count == DayState.allCases.count)
        for unit in Streak.Unit.allCases {
            #expect(!words.streak(3, unit).contains("logbook."))
            #expect(!words.shortStreak(3, unit).contains("logbook."))
        }
        #expect(Set((0..<7).map(words.weekday)).count == 7)
    }

    private func goal(_ spelled: String) throws -> Goal {
        var unit: String?
        return try Goal(parsing: spelled, unit: &unit)
    }
}

@Suite struct GoalHistoryTests {
    @Test func `a set holds until the next, and the first before it too`() throws {
        let history = GoalHistory([
            .init(from: try day("2026-05-10"), goals: [.every(days: 3)]),
            .init(from: try day("2026-05-01"), goals: [.every(days: 2)]),
            .init(from: try day("2026-05-10"), goals: []),
        ])
        #expect(history.goals(on: try day("2026-04-01")) == [.every(days: 2)])
        #expect(history.goals(on: try day("2026-05-09")) == [.every(days: 2)])
        #expect(history.goals(on: try day("2026-05-10")) == [])
        #expect(history.tracks(on: try day("2026-05-10")) == [.every])
        #expect(GoalHistory().goals(on: try day("2026-05-10")) == [])
    }

    @Test func `periods are the calendar's`() throws {
        let spans: [(GoalPeriod, String, Int, String, String)] = [
            (.week, "2026-12-31", 0, "2026-12-28", "2027-01-03"),
            (.week, "2026-12-31", 6, "2026-12-27", "2027-01-02"),
            (.week, "2026-12-28", 0, "2026-12-28", "2027-01-03"),
            (.week, "2026-12-27", 6, "2026-12-27", "2027-01-02"),
            (.month, "2028-02-10", 0, "2028-02-01", "2028-02-29"),
            (.month, "2026-12-31", 3, "2026-12-01", "2026-12-31"),
            (.day, "2026-12-31", 3, "2026-12-31", "2026-12-31"),
        ]
        for (period, text, weekStart, first, last) in spans {
            let span = period.span(of: try day(text), weekStart: weekStart)
            #expect(try span == day(first)...day(last))
        }
    }

    @Test func `a share of a period's goal is rounded up, whole where the goal is`() {
        let shares: [(Int64, Int, Int64)] = [
            (3, 7, 3), (3, 6, 3), (3, 4, 2), (3, 1, 1), (3, 0, 0), (7, 3, 3), (10, 6, 9),
        ]
        for (needed, days, expected) in shares {
            let share = Judgement.share(of: Amount(Int(needed)), days, of: 7)
            #expect(share == Amount(Int(expected)))
        }
        #expect(Judgement.share(of: Amount(millionths: 1_500_000), 6, of: 7).millionths == 1_285_715)
        #expect(Judgement.share(of: Amount(millionths: .max), 6, of: 7).millionths > 0)
    }
}
