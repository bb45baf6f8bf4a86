import SwiftUI
import WidgetKit

private let words = ["one", "two", "three"]
private let things = [Thing(id: 1, name: "first"), Thing(id: 2, name: "second")]

enum LayoutForms {
    @Forms static var stacks: [Form] {
        Form("VStack() {}", "a", "b") {
            VStack {
                Text("a"); Text("b")
            }
        }
        Form("VStack(alignment:) {}", "a") { VStack(alignment: .leading) { Text("a") } }
        Form("VStack(alignment:spacing:) {}", "a") { VStack(alignment: .trailing, spacing: 4) { Text("a") } }
        Form("VStack(spacing:) {}", "a") { VStack(spacing: 0) { Text("a") } }
        Form("HStack(alignment:spacing:content:)", "a b") {
            HStack(
                alignment: .top, spacing: nil,
                content: {
                    Text("a"); Text("b")
                })
        }
        Form("HStack(alignment: .firstTextBaseline)", "a b") {
            HStack(alignment: .firstTextBaseline) {
                Text("a"); Text("b")
            }
        }
        Form("HStack(spacing:) {}", "ab") {
            HStack(spacing: 0) {
                Text("a"); Text("b")
            }
        }
        Form("ZStack(alignment:) {}", "a") {
            ZStack(alignment: .bottomTrailing) {
                Color.red; Text("a")
            }
        }
        Form("Spacer(minLength:)", "a") {
            HStack {
                Text("a"); Spacer(minLength: 8); Spacer()
            }
        }
        Form("Divider()", "─") { VStack { Divider() } }
        Form("Divider().background(_:)", "─") { VStack { Divider().background(Color.red) } }
        Form("Group {}, EmptyView(), AnyView(_:)", "a") {
            Group {
                EmptyView(); AnyView(Text("a"))
            }
        }
        Form("LazyVStack, LazyHStack", "a b") {
            LazyVStack(alignment: .leading) {
                LazyHStack {
                    Text("a"); Text("b")
                }
            }
        }
        Form("AnyLayout", "a b") {
            let layout = words.count > 2 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 2))
            layout {
                Text("a"); Text("b")
            }
        }
        Form("ViewThatFits {}", "short") {
            ViewThatFits {
                Text(String(repeating: "long ", count: 40)).fixedSize(); Text("short")
            }
        }
        Form("ViewThatFits(in: .horizontal) {}", "a") { ViewThatFits(in: .horizontal) { Text("a") } }
        Form("safeAreaInset", "a", "b") { Text("a").safeAreaInset(edge: .bottom) { Text("b") } }
        Form("List, Form, Section, ScrollView", "head", "row", "last") {
            List { Section(header: Text("head")) { Text("row") } }
            SwiftUI.Form { Section("Title") { Text("row") } }
            ScrollView { Text("last") }
        }
        Form("GroupBox", "box", "in") { GroupBox("box") { Text("in") } }
        Form("LabeledContent", "name", "value") { LabeledContent("name", value: "value") }
        Form("TimelineView(_:) {}", "9:12AM") {
            TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
        }
        Form("ContentUnavailableView", "Nothing") { ContentUnavailableView("Nothing", systemImage: "star") }
    }

    @Forms static var collections: [Form] {
        Form("ForEach(expr, id: expr) {}", "one", "three") {
            VStack { ForEach(words, id: \.self) { word in Text(word) } }
        }
        Form("ForEach(expr) {}", "second") { VStack { ForEach(things) { Text($0.name) } } }
        Form("ForEach(range)", "2") { HStack { ForEach(0..<3) { Text("\($0)") } } }
        Form("ForEach(closed range, id:)", "3") { HStack { ForEach(1...3, id: \.self) { Text("\($0)") } } }
        Form("ForEach(Array(enumerated), id: \\.offset)", "1 two") {
            VStack {
                ForEach(Array(words.enumerated()), id: \.offset) { index, word in Text("\(index) \(word)") }
            }
        }
        Form("ForEach(Array(enumerated), id: \\.element)", "2 three") {
            VStack {
                ForEach(Array(words.enumerated()), id: \.element) { index, word in
                    Text("\(index) \(word)")
                }
            }
        }
        Form("ForEach(indices, id:)", "two") {
            VStack { ForEach(words.indices, id: \.self) { Text(words[$0]) } }
        }
        Form("ForEach(prefix)", "first") { ForEach(things.prefix(1)) { Text($0.name) } }
        Form("ForEach($binding)", "second") {
            let binding = Binding(get: { things }, set: { _ in })
            VStack { ForEach(binding) { $thing in Text(thing.name) } }
        }
        Form("LazyVGrid(columns: Array(repeating:count:), spacing:)", "7") {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 2) {
                ForEach(1..<15) { Text("\($0)") }
            }
        }
        Form("LazyVGrid(columns:alignment:spacing:)", "a") {
            LazyVGrid(
                columns: [GridItem(.fixed(24), spacing: 8), GridItem(.adaptive(minimum: 40)), GridItem()],
                alignment: .leading, spacing: 4
            ) { Text("a") }
        }
        Form("LazyHGrid(rows:)", "a") { LazyHGrid(rows: [GridItem(.fixed(16))]) { Text("a") } }
        Form("Grid() {} GridRow() {}", "a b") {
            Grid {
                GridRow {
                    Text("a"); Text("b")
                }; Divider(); GridRow { Text("c").gridCellColumns(2) }
            }
        }
        Form("Grid(alignment:horizontalSpacing:verticalSpacing:)", "three 1") {
            Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
                ForEach(words, id: \.self) { word in
                    GridRow(alignment: .top) {
                        Text(word).gridColumnAlignment(.leading)
                        Text("1").gridCellAnchor(.trailing)
                    }
                }
            }
        }
        Form("GeometryReader {}", "288 × 128 9") {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height)) \(9)")
            }
        }
        Form("GeometryReader(content:), .frame(in: .local)", "144") {
            GeometryReader(content: { geometry in
                Text("\(Int(geometry.frame(in: .local).midX))").position(x: geometry.size.width / 2, y: 8)
            })
        }
    }

    @Forms static var frames: [Form] {
        Form(".padding(…) in its forms", "a") {
            Text("a").padding().padding(2).padding(.horizontal, 4).padding(.top).padding(
                [.leading, .bottom], 2
            )
            .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
            .padding(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
        }
        Form(".frame(width:height:alignment:) in its forms", "a") {
            Text("a").frame(width: 40).frame(height: 16).frame(width: 80, height: 32, alignment: .topLeading)
                .frame(width: 80, alignment: .leading).frame(height: 48, alignment: .center)
        }
        Form(".frame(maxWidth: .infinity, …) in its forms", "a") {
            Text("a").frame(maxWidth: .infinity, alignment: .leading).frame(
                maxHeight: .infinity, alignment: .top
            )
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .frame(maxWidth: 400, maxHeight: 200).frame(minHeight: 16, maxHeight: 160)
            .frame(minWidth: 8, minHeight: 16)
        }
        Form(".offset(…), .position(…)", "a") {
            Text("a").offset(x: 8).offset(y: 16).offset(x: 0, y: 0).offset(CGSize(width: 8, height: 0))
        }
        Form(".aspectRatio, .scaledToFit, .scaledToFill, .clipped", "a") {
            Text("a").aspectRatio(contentMode: .fit).aspectRatio(1, contentMode: .fit).scaledToFit().clipped()
        }
        Form(".fixedSize(…), .layoutPriority(…)", "a") {
            Text("a").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
        }
        Form(".containerRelativeFrame", "a") {
            Text("a").containerRelativeFrame(.horizontal)
                .containerRelativeFrame(.vertical) { length, _ in length / 2 }
        }
        Form(".ignoresSafeArea, .edgesIgnoringSafeArea", "a") {
            Text("a").ignoresSafeArea().edgesIgnoringSafeArea(.all)
        }
        Form(".alignmentGuide", "a", told: ["alignmentGuide"]) {
            Text("a").alignmentGuide(.leading) { $0[.leading] }
        }
    }
}
