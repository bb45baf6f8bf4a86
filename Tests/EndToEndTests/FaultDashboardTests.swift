import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// Extensions that do everything wrong at once: those that do well are on time, keys answer, and nothing is left.
    @Suite struct FaultDashboardTests {
        /// Minutes that the long run takes; without this variable it is left out.
        static let minutes = ProcessInfo.processInfo.environment["VISTAZO_SOAK_MINUTES"].flatMap {
            Double($0)
        }

        @Test
        func `good widgets are on time among those that do everything wrong, and nothing of these is left`()
            throws
        {
            let stage = try FaultDashboard()
            try stage.screen.wait(for: "the good ones") {
                $0.contains(/letter/) && $0.contains(/[0-9]:[0-9]{2}:[0-9]/)
            }
            var looks: [FaultDashboard.Look] = []
            var presses = 0
            let begin = ContinuousClock.now
            var nextPress = begin
            while ContinuousClock.now - begin < .seconds(15) {
                if ContinuousClock.now >= nextPress {
                    nextPress = ContinuousClock.now + .seconds(3)
                    try stage.screen.press("+")
                    presses += 1
                    // All at once, again and again.
                    try stage.screen.press("R")
                }
                looks.append(try stage.look())
                usleep(50_000)
            }
            // Whoever waited for a program that hangs for two seconds, or for all of them, would be later than that.
            let lags = looks.compactMap(\.lag).sorted()
            #expect(lags.count > looks.count / 2)
            let usual = lags.isEmpty ? 0 : lags[lags.count * 9 / 10]
            #expect(usual < 3, "\(lags.suffix(20))")
            try Self.checkLetters(looks, stage)

            try stage.screen.wait(for: "all presses") { _ in
                (try? stage.sandbox.run("inline", "counter", "water").output) == "water \(presses)\n"
            }
            for bad in FaultDashboard.bad {
                guard let says = bad.says else { continue }
                var why = ""
                let isSaid = try eventually {
                    why = try stage.sandbox.run("why", bad.kind).output
                    return why.contains(says)
                }
                #expect(isSaid, "\(why)")
            }
            #expect(eventually { stage.zombies() == [] })
            try stage.screen.press("q")
            try stage.screen.waitUntilLeft()
            try Self.checkNothingIsLeft(stage)
        }

        /// Each is there from its second on, but for what a frame takes on a busy machine.
        private static func checkLetters(_ looks: [FaultDashboard.Look], _ stage: FaultDashboard) throws {
            let begin = try #require(stage.begin)
            for look in looks {
                guard let letter = look.letter else { continue }
                let index = try #require(["A", "B", "C"].firstIndex(of: String(letter)))
                #expect(look.until >= begin + Double(index) * 5, "\(letter) came too early")
                guard index < 2 else { continue }
                #expect(look.from < begin + Double(index + 1) * 5 + 3, "\(letter) stayed too long")
            }
            #expect(looks.last?.letter == "C")
        }

        private static func checkNothingIsLeft(_ stage: FaultDashboard) throws {
            #expect(stage.sentPoison() == [])
            #expect(eventually { stage.processes() == [] }, "\(stage.processes().map(stage.name))")
            #expect(stage.litter() == [])
            let title = try stage.screen.tmux("display-message", "-p", "-t", "main:0.0", "#{pane_title}")
            #expect(!title.contains("POISON"))
        }

        /// Prints how late the clock was, and what the dashboard used; `VISTAZO_SOAK_MINUTES=10 swift test --filter soak`.
        @Test(.enabled(if: minutes != nil))
        func `soak: ten minutes among those that do everything wrong`() throws {
            let stage = try FaultDashboard()
            var ticks: [Double] = []
            var shown: Double?
            var skipped = 0
            var answers: [Double] = []
            let begin = Date()
            let end = begin + (Self.minutes ?? 10) * 60
            var nextPress = begin + 5
            var awaited: (counter: [Substring], at: Date)?
            var settled: (kibibytes: Int, descriptors: Int, seconds: Double, at: Date)?
            while Date() < end {
                let look = try stage.look()
                if let lag = look.lag {
                    let second = (look.from.timeIntervalSince1970 - lag).rounded()
                    if let shown, second > shown {
                        ticks.append(look.until.timeIntervalSince1970 - second)
                        skipped += Int(second - shown) - 1
                    }
                    shown = second
                }
                if let press = awaited, press.counter != look.counter {
                    answers.append(look.until.timeIntervalSince(press.at))
                    try stage.screen.press("R")
                    awaited = nil
                }
                if awaited == nil, Date() >= nextPress {
                    nextPress = Date() + 10
                    awaited = (look.counter, Date())
                    try stage.screen.press("+")
                }
                if settled == nil, Date() > begin + 30 {
                    settled = (
                        stage.status("VmRSS"), stage.descriptors(), stage.processorSeconds(), Date()
                    )
                }
                usleep(10_000)
            }
            let start = try #require(settled)
            ticks.sort()
            answers.sort()
            func part(_ values: [Double], _ share: Double) -> String {
                guard !values.isEmpty else { return "-" }
                let value = values[min(Int(Double(values.count) * share), values.count - 1)]
                return String(format: "%.0f ms", value * 1000)
            }
            let span = Date().timeIntervalSince(start.at)
            let processor = (stage.processorSeconds() - start.seconds) / span * 100
            print(
                """
                soak: seconds shown \(ticks.count), skipped \(skipped)
                soak: lateness median \(part(ticks, 0.5)), 95 % \(part(ticks, 0.95)), 99 % \(part(ticks, 0.99)), \
                most \(part(ticks, 1))
                soak: a key to its frame median \(part(answers, 0.5)), most \(part(answers, 1))
                soak: processor of the dashboard \(String(format: "%.2f", processor)) %
                soak: memory \(start.kibibytes) KiB after 30 s, \(stage.status("VmRSS")) KiB at the end, \
                most \(stage.status("VmHWM")) KiB
                soak: descriptors \(start.descriptors) after 30 s, \(stage.descriptors()) at the end
                """)
            #expect(eventually { stage.zombies() == [] })
            try stage.screen.press("q")
            try stage.screen.waitUntilLeft()
            try Self.checkNothingIsLeft(stage)
            #expect(skipped <= ticks.count / 100)
            let count = answers.count + (awaited == nil ? 0 : 1)
            #expect(try stage.sandbox.run("inline", "counter", "water").output == "water \(count)\n")
        }
    }
}
