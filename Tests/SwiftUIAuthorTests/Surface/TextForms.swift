import SwiftUI
import WidgetKit

private let name = "Ann"
private let optional: String? = nil

enum TextForms {
    @Forms static var content: [Form] {
        Form("Text(str)", "Hello") { Text("Hello") }
        Form("Text(expr)", "Ann") { Text(name) }
        Form("Text(interp)", "Ann has 3") { Text("\(name) has \(3)") }
        Form("Text(interp), specifier", "2.5") { Text("\(2.46, specifier: "%.1f")") }
        Form("Text(interp), format", "50%") { Text("\(0.5, format: .percent)") }
        Form("Text(interp), date style", "at 9:12AM") { Text("at \(moment, style: .time)") }
        Form("Text(interp), text", "bold word") { Text("\(Text("bold").bold()) word") }
        Form("Text(interp), image", "★ 5") { Text("\(Image(systemName: "star.fill")) \(5)") }
        Form("Text(verbatim: str)", "%@") { Text(verbatim: "%@") }
        Form("Text(verbatim: interp)", "Ann!") { Text(verbatim: "\(name)!") }
        Form("Text(String(…))", "3") { Text(String(3)) }
        Form("Text(String(format:_:))", "07") { Text(String(format: "%02d", 7)) }
        Form("Text(optional ?? str)", "none") { Text(optional ?? "none") }
        Form("Text(_:comment:)", "key") { Text("key", comment: "For translators") }
        Form("Text(_:tableName:bundle:comment:)", "key") { Text("key", tableName: "T", bundle: .main) }
        Form("Text(LocalizedStringKey(_:))", "key") { Text(LocalizedStringKey("key")) }
        Form("Text(LocalizedStringResource)", "resource") { Text(LocalizedStringResource("resource")) }
        Form("Text(String(localized:))", "Hello Ann") { Text(String(localized: "Hello \(name)")) }
        Form("Text(NSLocalizedString)", "key") { Text(NSLocalizedString("key", comment: "")) }
        Form("Text(Image)", "✓") { Text(Image(systemName: "checkmark")) }
        Form("Text(AttributedString)", "plain") { Text(AttributedString("plain")) }
        Form("Text + Text", "one two") { Text("one") + Text(" ") + Text("two").bold().foregroundColor(.red) }
        Form("Text(prefix)", "An") { Text(name.prefix(2)) }
    }

    @Forms static var dates: [Form] {
        Form("Text(_:style: .time)", "9:12AM") { Text(moment, style: .time) }
        Form("Text(_:style: .date)", "November 30, 2026") { Text(moment, style: .date) }
        Form("Text(_:style: .relative)", "2 min, 5 sec") { Text(moment + 125, style: .relative) }
        Form("Text(_:style: .offset)", "+2 minutes") { Text(moment - 125, style: .offset) }
        Form("Text(_:style: .timer)", "2:05") { Text(moment + 125, style: .timer) }
        Form("Text(start...end)", "9:12–9:42") { Text(moment...(moment + 1800)) }
        Form("Text(DateInterval)", "9:12–9:42") { Text(DateInterval(start: moment, duration: 1800)) }
        Form("Text(timerInterval:)", "1:00") { Text(timerInterval: moment...(moment + 60)) }
        Form("Text(timerInterval:countsDown: true)", "1:00") {
            Text(timerInterval: moment...(moment + 60), countsDown: true)
        }
        Form("Text(timerInterval:countsDown: false)", "1:00") {
            Text(timerInterval: (moment - 60)...moment, countsDown: false)
        }
        Form("Text(timerInterval:pauseTime:countsDown:showsHours:)", "90:00") {
            Text(
                timerInterval: moment...(moment + 5400), pauseTime: moment, countsDown: true,
                showsHours: false)
        }
        Form("Text(_:format: .dateTime…)", "Nov 30") {
            Text(moment, format: .dateTime.day().month(.abbreviated))
        }
        Form("Text(_:format: Date.FormatStyle(…))", "Nov 30, 2026") {
            Text(moment, format: Date.FormatStyle(date: .abbreviated, time: .omitted))
        }
        Form("Text(date.formatted(…))", "Monday") { Text(moment.formatted(.dateTime.weekday(.wide))) }
        Form("Text(_:formatter:)", "2026") {
            let formatter = DateFormatter()
            let _ = formatter.dateFormat = "yyyy"
            Text(moment, formatter: formatter)
        }
    }

    @Forms static var numbers: [Form] {
        Form("Text(_:format: .number)", "1,234") { Text(1234, format: .number) }
        Form("Text(_:format: .number.precision)", "2.50") {
            Text(2.5, format: .number.precision(.fractionLength(2)))
        }
        Form("Text(_:format: .percent)", "25%") { Text(0.25, format: .percent) }
        Form("Text(_:format: .currency(code:))", "$3.00") { Text(3, format: .currency(code: "USD")) }
        Form("Text(Decimal, format:)", "€9.50") {
            Text(Decimal(string: "9.5")!, format: .currency(code: "EUR"))
        }
        Form("Text(_:format: .byteCount)", "2 kB") { Text(Int64(2000), format: .byteCount(style: .file)) }
        Form("Text(Duration, format:)", "1:30") {
            Text(Duration.seconds(90), format: .time(pattern: .minuteSecond))
        }
        Form("Text(_:format: .list)", "a and b") { Text(["a", "b"], format: .list(type: .and)) }
        Form("Text(n.formatted())", "12,000") { Text(12000.formatted()) }
        Form("Text(NSNumber, formatter:)", "3") { Text(NSNumber(value: 3), formatter: NumberFormatter()) }
    }

    @Forms static var fonts: [Form] {
        Form(".font(.headline) and its kin", "a", "g") {
            VStack {
                HStack {
                    Text("a").font(.headline)
                    Text("b").font(.subheadline)
                    Text("c").font(.body)
                    Text("d").font(.callout)
                    Text("e").font(.footnote)
                    Text("f").font(.caption)
                    Text("g").font(.caption2)
                }
                Text("h").font(.title)
                Text("i").font(.title2)
                Text("j").font(.title3)
            }
        }
        Form(".font(.system(size:))", "a") { Text("a").font(.system(size: 12)) }
        Form(".font(.system(size:weight:))", "a") { Text("a").font(.system(size: 12, weight: .bold)) }
        Form(".font(.system(size:weight:design:))", "a") {
            Text("a").font(.system(size: 12, weight: .black, design: .rounded))
        }
        Form(".font(.system(_:design:))", "a") { Text("a").font(.system(.body, design: .monospaced)) }
        Form(".font(.system(_:design:weight:))", "a") {
            Text("a").font(.system(.body, design: .rounded, weight: .medium))
        }
        Form(".font(.custom(_:size:))", "a") { Text("a").font(.custom("Any", size: 12)) }
        Form(".font(Font.custom(_:size:relativeTo:))", "a") {
            Text("a").font(Font.custom("Any", size: 12, relativeTo: .body))
        }
        Form(".font(.footnote.weight(…))", "a") { Text("a").font(.footnote.weight(.semibold)) }
        Form(".font(.headline.monospacedDigit())", "1") { Text("1").font(.headline.monospacedDigit()) }
        Form(".font(.footnote.bold())", "a") { Text("a").font(.footnote.bold().italic().smallCaps()) }
        Form(".fontWeight, .fontDesign, .fontWidth", "a") {
            Text("a").fontWeight(.semibold).fontDesign(.rounded).fontWidth(.condensed)
        }
        Form("view.fontWeight(…)", "a") { HStack { Text("a") }.fontWeight(.heavy).fontDesign(.serif) }
        Form(".bold(), .italic(), .underline(), .strikethrough()", "a") {
            Text("a").bold().italic().underline().strikethrough(true, color: .red)
        }
        Form(".monospacedDigit()", "1") { Text("1").monospacedDigit() }
        Form(".textCase(.uppercase)", "ABC") { Text("abc").textCase(.uppercase) }
        Form(".kerning, .tracking, .baselineOffset, .lineSpacing", "a") {
            Text("a").kerning(1).tracking(1).baselineOffset(2).lineSpacing(2)
        }
        Form(".lineLimit(1), .truncationMode(.tail)", "…") {
            Text("many words that do not fit here").lineLimit(1).truncationMode(.tail).frame(width: 80)
        }
        Form(".lineLimit(expr), .lineLimit(range)", "a") { Text("a").lineLimit(nil).lineLimit(1...2) }
        Form(".minimumScaleFactor(#)", "a") { Text("a").minimumScaleFactor(0.5) }
        Form(".multilineTextAlignment(.center)", "a") { Text("a\nbcd").multilineTextAlignment(.center) }
        Form(".multilineTextAlignment(.trailing)", "  a") { Text("a\nbcd").multilineTextAlignment(.trailing) }
        Form(".contentTransition(.numericText(…))", "5", told: ["contentTransition"]) {
            Text("5").contentTransition(.numericText(countsDown: true))
        }
        Form(".dynamicTypeSize, .environment(\\.sizeCategory, …)", "a") {
            Text("a").dynamicTypeSize(.large).environment(\.sizeCategory, .large)
        }
    }
}
