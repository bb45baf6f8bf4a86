import Testing
import VistazoArchive
import VistazoCells

@testable import SwiftUI

@MainActor
struct GeometryReaderTests {
    /// What content of a size becomes: a clear ground with the content at its corner.
    private func filled(_ content: Node) -> Node {
        Node(.shape(Node.Shape(.rectangle, fill: .role(.clear))), [.overlay(content, .topLeading)])
    }

    private func sized(_ proxy: GeometryProxy) -> Text {
        Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height))")
    }

    @Test(arguments: [
        (Family.small, "128x128"), (.medium, "288x128"), (.large, "288x288"), (.extraLarge, "608x288"),
        (.circular, "64x48"), (.rectangular, "144x48"), (.inline, "320x16"),
    ])
    func `content is built for the room inside the margin, and inline has a line`(
        family: Family, size: String
    ) {
        #expect(lowered(GeometryReader { sized($0) }, in: family) == filled(.text(size)))
    }

    @Test func `a reader gets what its siblings leave`() {
        let view = HStack(spacing: 8) {
            Text("label")
            GeometryReader { sized($0) }
        }
        #expect(lowered(view) == stack(.horizontal, spacing: 1, .text("label"), filled(.text("80x128"))))
    }

    @Test func `a reader in a reader is built in the room of its own`() {
        let view = GeometryReader { outer in
            VStack(spacing: 0) {
                sized(outer)
                GeometryReader { inner in sized(inner) }.frame(width: outer.size.width / 2)
            }
        }
        let inner = filled(.text("64x112")).with(.frame(.init(width: 8)))
        #expect(lowered(view) == filled(stack(.vertical, spacing: 0, .text("128x128"), inner)))
    }

    @Test func `readers behind and before a view, and those never shown, are built too`() {
        let view = Text("ab").background { GeometryReader { sized($0) } }
        #expect(lowered(view) == .text("ab").with(.background(filled(.text("16x16")), .center)))
        let fits = ViewThatFits {
            Text("a")
            GeometryReader { sized($0) }
        }
        #expect(
            lowered(fits) == Node(.fits([.horizontal, .vertical], [.text("a"), filled(.text("128x128"))])))
    }

    @Test func `modifiers of a reader stay, and its places are the widget's`() {
        let view = VStack(spacing: 0) {
            Text("top")
            GeometryReader { proxy in
                Text(verbatim: "\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .local).minY))")
            }
            .bold()
        }
        #expect(
            lowered(view)
                == stack(.vertical, spacing: 0, .text("top"), filled(.text("16 0")).with(.bold(true))))
    }

    @Test func `the closure reads the environment of the view around it`() {
        struct Reader: View {
            @Environment(\.colorScheme) var scheme
            var body: some View {
                GeometryReader { _ in Text(verbatim: scheme == .light ? "light" : "dark") }
                    .environment(\.colorScheme, .dark)
            }
        }
        #expect(lowered(Reader().environment(\.colorScheme, .light)) == filled(.text("light")))
    }

    @Test func `readers nested without end are cut and reported`() {
        struct Endless: View {
            var body: some View { GeometryReader { _ in Endless() } }
        }
        let context = context()
        _ = lower(Endless(), in: EnvironmentValues(lowering: context))
        #expect(context.diagnostics == [.tooDeep])
    }

    @Test func `without margins the reader has the whole widget`() {
        let size = CellSize(columns: 20, rows: 10)
        let context = LoweringContext(
            family: .small, surroundings: .init(size: size, now: Date(timeIntervalSince1970: 0)),
            ignoresMargins: true)
        #expect(
            lower(GeometryReader { sized($0) }, in: EnvironmentValues(lowering: context))
                == filled(.text("160x160")))
    }
}
