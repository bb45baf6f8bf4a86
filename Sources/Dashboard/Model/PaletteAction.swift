import VistazoArchive

/// One thing that the quick palette can do.
package struct PaletteAction: Hashable, Sendable {
    /// What is run for it.
    package enum Command: Hashable, Sendable {
        /// An intent of an extension by its identifier, or of the standard bundle, which is called `standard`.
        case intent(of: String, IntentCall)
        /// A command line as a person's configuration has it: vistazo's words, or `!` and a shell command.
        case line(String)
    }

    /// What it does, in a word: `Log`. Empty where the name says it all.
    package var verb: String
    /// Whom it befalls; may be empty.
    package var name: String
    /// Before the name.
    package var emoji: String?
    /// How things stand, on the right: `2 today`.
    package var detail: String
    /// Further words it is found by.
    package var keywords: [String]
    /// What Enter does.
    package var command: Command
    /// The call to which an amount is added, as the parameter `amount` of the standard bundle; nil where it takes none.
    package var amountCall: IntentCall?
    /// The verb where an amount is given; nil for the same.
    package var amountVerb: String?
    /// What amounts are counted in; nil for times.
    package var unit: String?
    /// Its name and detail are hidden where what is sensitive is.
    package var isSensitive: Bool
    /// Its place among those that are found as well: the lower comes first.
    package var worth: Int

    /// By default without anything beside its verb and name, and never hidden.
    package init(
        verb: String, name: String = "", emoji: String? = nil, detail: String = "", keywords: [String] = [],
        command: Command, amountCall: IntentCall? = nil, unit: String? = nil, isSensitive: Bool = false,
        worth: Int = 0
    ) {
        self.verb = verb
        self.name = name
        self.emoji = emoji
        self.detail = detail
        self.keywords = keywords
        self.command = command
        self.amountCall = amountCall
        self.unit = unit
        self.isSensitive = isSensitive
        self.worth = worth
    }

    /// The identifier of the standard bundle.
    package static let standard = "standard"

    /// In one line: `Log ☕ Café`.
    package var title: String {
        [verb, emoji ?? "", name].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What is run, with an amount where one is given and taken.
    package func command(amount: String?) -> Command {
        guard let amount, let call = amountCall else { return command }
        let parameters = call.parameters + [.init("amount", .string(amount))]
        return .intent(of: Self.standard, IntentCall(name: call.name, parameters: parameters))
    }
}

/// All that a quick palette can do, as its opener found it.
package struct PaletteContent: Hashable, Sendable {
    /// Under the digits, at most nine.
    package var pinned: [PaletteAction]
    /// Everything, in no order that matters.
    package var actions: [PaletteAction]

    /// More than nine pinned ones are cut off.
    package init(pinned: [PaletteAction], actions: [PaletteAction]) {
        self.pinned = Array(pinned.prefix(9))
        self.actions = actions
    }
}
