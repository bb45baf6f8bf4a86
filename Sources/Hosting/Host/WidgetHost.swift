import Foundation
import VistazoArchive
import VistazoLogbook
import VistazoWords

/// Asks extensions for archives, keeps them, decides when to ask again, performs intents.
///
/// It belongs to one thread, that of the loop which polls `descriptors` until `wait` has passed and then calls
/// `service`. It never waits itself.
package final class WidgetHost {
    /// What does not change while the host lives.
    package struct Setting {
        /// Sentences that are stored and shown are in this language.
        package var words: Words
        /// Where other windows listen for pokes; nil for none.
        package var pokeFolder: String?
        /// Where `WidgetCenter` of other programs reads what is placed; nil for nowhere.
        package var placedFile: String?
        /// Whether a change of the logbook concerns a provider.
        package var isConcerned: (_ poke: String, ProviderKey) -> Bool
        /// Whether an extension is asked for what stands there until its first archive comes.
        package var asksForPlaceholders: Bool
        /// What the machine lives on; asked rarely, and only where a reload that takes a token is due.
        package var power: () -> PowerState

        /// By default it tells no other window and every change concerns every provider.
        package init(
            words: Words, pokeFolder: String? = nil, placedFile: String? = nil,
            isConcerned: @escaping (_ poke: String, ProviderKey) -> Bool = { _, _ in true },
            asksForPlaceholders: Bool = true, power: @escaping () -> PowerState = { PowerState() }
        ) {
            self.words = words
            self.pokeFolder = pokeFolder
            self.placedFile = placedFile
            self.isConcerned = isConcerned
            self.asksForPlaceholders = asksForPlaceholders
            self.power = power
        }
    }

    /// Programs of other people that may run side by side.
    static let sideBySide = 2

    private(set) var setting: Setting
    let store: HostStore
    let listener: PokeListener?
    /// Tells of changed programs while the window lasts; nil for a command.
    let watch: ProgramWatch?
    var lanes: [Lane] = []
    var providers: [ProviderKey: Provider] = [:]
    /// Which of them may be asked when, and why.
    var scheduler = Scheduler()
    /// Those that want a placeholder, by kind.
    var placeholderWishes: [String: [ProviderKey]] = [:]
    /// When the power was last read, in steady seconds.
    var powerRead: Double?
    /// In the order they were placed.
    var order: [ProviderKey] = []
    /// The same, by kind.
    var keysOfKind: [String: [ProviderKey]] = [:]
    var widgets: [HostedWidget] = []
    var surroundings: HostSurroundings
    var events: [HostEvent] = []
    var pressCount = 0
    /// Presses whose extension is not known yet.
    var heldPresses: [Press] = []
    /// What the others are told at the end of this turn.
    var pokes: [String] = []
    /// This window among all that keep presses in the store.
    let owner = "\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    /// It holds the lock by which others see that it lives.
    var isKnownToLive = false
    /// When to look for presses that lost their window, in steady seconds; nil while there are none of others.
    var pressLookAt: Double?
    private var hasStoreFailed = false
    /// The colours of the window, as requests name them; no archive depends on them.
    package var colors = WireRequest.Colors.full
    /// Whether the window hides what is sensitive, as requests say; no archive depends on it.
    package var isPrivate = false
    /// Whether `placedFile` says what is placed now.
    var hasToldPlaced = false
    var toldPlaced: [UInt8] = []

    /// - Parameter listener: Its pokes are read here; nil where nobody may poke.
    package init(
        setting: Setting, store: HostStore, surroundings: HostSurroundings, listener: PokeListener? = nil
    ) {
        self.setting = setting
        self.store = store
        self.surroundings = surroundings
        self.listener = listener
        watch = listener.map { _ in ProgramWatch() }
        if listener != nil { pressLookAt = 0 }
        if let trouble = store.trouble { tell(trouble) }
    }

    /// Adds an extension; of equal kinds the first added has the name.
    ///
    /// - Parameter description: What it says of itself, where that is known without asking.
    package func add(_ server: any WidgetExtension, description: ExtensionDescription? = nil) {
        let lane = Lane(server, description: description)
        lanes.append(lane)
        remember(lane)
        watch?.watch(lanes.compactMap(\.server.file))
        tell(.kindsChanged)
    }

    /// Every kind by the name it is placed by, with its extension, in the order of the extensions.
    package var kinds: [(name: String, extension: String, description: ExtensionDescription.KindDescription)]
    {
        var taken: Set<String> = []
        return lanes.flatMap { lane in
            lane.kinds.map { kind in
                let isFirst = taken.insert(kind.kind).inserted
                return (
                    isFirst ? kind.kind : "\(lane.server.identifier)/\(kind.kind)", lane.server.identifier,
                    kind
                )
            }
        }
    }

    /// Every intent with its extension.
    package var intents: [(extension: String, description: ExtensionDescription.IntentDescription)] {
        lanes.flatMap { lane in lane.intents.map { (lane.server.identifier, $0) } }
    }

    func lane(of kind: String) -> Lane? { lanes.first { $0.wireKind(kind) != nil } }

    /// Whether anything that was asked for is still under way.
    package var isBusy: Bool { lanes.contains { $0.current != nil || $0.waitsUntil != nil } }

    /// What to poll for besides the window's own descriptors.
    package var descriptors: [PollDescriptor] {
        var descriptors = listener.map { [PollDescriptor($0.descriptor)] } ?? []
        if let watch, watch.descriptor >= 0 { descriptors.append(PollDescriptor(watch.descriptor)) }
        for lane in lanes {
            for descriptor in lane.current?.run.descriptors ?? [] where !descriptors.contains(descriptor) {
                descriptors.append(descriptor)
            }
        }
        return descriptors
    }

    /// Seconds until `service` has something to do though no descriptor says so; nil for never, 0 for now.
    package func wait(from now: Moment) -> Double? {
        if !events.isEmpty { return 0 }
        var waits: [Double] = []
        if let pressLookAt { waits.append(pressLookAt - now.steady) }
        for lane in lanes {
            if let deadline = lane.current?.run.deadline { waits.append(deadline - now.steady) }
            if let waitsUntil = lane.waitsUntil { waits.append(waitsUntil - now.steady) }
            if canBegin(lane) {
                if lane.wantsDescription { waits.append(lane.describeAt - now.steady) }
                if !lane.presses.isEmpty { waits.append(0) }
            }
        }
        if let wait = scheduler.wait(from: now) { waits.append(wait) }
        if mayBegin { waits.append(0) }
        return waits.min().map { max(0, $0) }
    }

    /// What a widget has to show now.
    package func state(of widget: HostedWidget) -> HostedState {
        guard let provider = providers[widget.provider] else { return HostedState() }
        let held = provider.held(widget.size)
        return HostedState(
            archive: held?.archive, placeholder: provider.placeholders[widget.size.key],
            failure: provider.failure, cause: provider.cause,
            made: held?.made, due: held?.due,
            staleFrom: held?.staleFrom.map { max($0, scheduler.graceUntil) },
            graceUntil: scheduler.graceUntil > .distantPast ? scheduler.graceUntil : nil,
            presses: lanes.reduce(heldPresses.count { $0.widget.provider == widget.provider }) {
                count, lane in
                count + lane.presses.count { $0.widget.provider == widget.provider }
                    + (lane.isPerforming(for: widget.provider) ? 1 : 0)
            })
    }

    /// The language of what is said and stored from now on.
    package var words: Words {
        get { setting.words }
        set { setting.words = newValue }
    }

    func tell(_ event: HostEvent) {
        if case .kindsChanged = event { hasToldPlaced = false }
        events.append(event)
    }

    /// Tells of every widget that a provider feeds; of equal ones once.
    func tellChanged(_ provider: Provider) {
        for widget in provider.widgets { tell(.changed(widget)) }
    }

    /// Does something with the store; a failure is told once and costs only what the store would have kept. Where it
    /// turns out to be damaged it is moved aside, and what was wanted of it is done with the new one.
    func keeping<Result>(_ body: (HostStore) throws -> Result) -> Result? {
        do {
            return try body(store)
        } catch let error as DatabaseError where error.cause == .corrupt && renewStore(after: error) {
            return try? body(store)
        } catch {
            if !hasStoreFailed {
                hasStoreFailed = true
                tell(.unavailable((error as? DatabaseError)?.message ?? String(describing: error)))
            }
            return nil
        }
    }

    func tell(_ trouble: HostStore.Trouble) { tell(.trouble(trouble.sentence(setting.words))) }
}

extension HostStore.Trouble {
    /// For people, what was wrong and what became of it.
    package func sentence(_ words: Words) -> String {
        switch self {
        case .movedAside(let name): words("hosting.storeMovedAside", ["file": name])
        case .unavailable(let reason): words("hosting.storeUnavailable", ["reason": reason])
        case .newer: words("hosting.storeNewer")
        }
    }
}

extension Lane {
    func isPerforming(for provider: ProviderKey) -> Bool {
        guard case .perform(let press)? = current?.job else { return false }
        return press.widget.provider == provider
    }
}
