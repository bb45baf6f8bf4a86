import VistazoArchive

/// A request whose parameters are made ready before the program is asked: secrets are read, what a person typed is
/// looked for by the extension. One after another, to the first that fails; nothing waits.
package final class PreparedRun: ExtensionRun {
    /// Whoever answers: called for each lookup and, in the end, for the request itself.
    package typealias Start = (WireRequest, Moment) -> any ExtensionRun

    private enum Step {
        case secret(Place, SecretSource)
        case lookup(Place, String)
    }

    /// A value: in the configuration or in the intent, in a list or by itself.
    private struct Place {
        var isIntent: Bool
        var parameter: ExtensionDescription.ParameterDescription
        var element: Int?
    }

    private enum Work {
        case secret(Place, SecretCommand)
        case lookup(Place, String, any ExtensionRun)
        /// Nothing was found: what there is, for the sentence that says so.
        case suggestions(Place, String, any ExtensionRun)
        case answer(any ExtensionRun)
    }

    private var request: WireRequest
    private var steps: [Step] = []
    private var work: Work?
    private var failed: RunFailure?
    private let setting: Setting
    private let start: Start
    private let started: Double
    private var isOver = false

    /// What it goes by.
    package struct Setting {
        /// The kind's.
        package var parameters: [ExtensionDescription.ParameterDescription]
        /// The intent's, where a person chose its values: those that a button carries are the extension's own.
        package var intentParameters: [ExtensionDescription.ParameterDescription]
        /// The user's.
        package var environment: [String: String]
        /// What was found before; nil looks each time.
        package var found: FoundValues?
        /// True to read and look for all and then not ask: whether it would do.
        package var isTrial: Bool

        /// By default nothing is remembered and the request is made.
        package init(
            parameters: [ExtensionDescription.ParameterDescription],
            intentParameters: [ExtensionDescription.ParameterDescription] = [],
            environment: [String: String], found: FoundValues? = nil, isTrial: Bool = false
        ) {
            self.parameters = parameters
            self.intentParameters = intentParameters
            self.environment = environment
            self.found = found
            self.isTrial = isTrial
        }
    }

    /// Checks the values at once; files are read at once, too.
    package init(_ request: WireRequest, _ setting: Setting, at now: Moment, start: @escaping Start) {
        self.request = request
        self.setting = setting
        self.start = start
        started = now.steady
        let check = ParameterCheck(of: request.kind, setting.parameters)
        var result = check.check(request.configuration, as: .json)
        // An intent can be performed though no widget is placed.
        if request.name == .perform { result.faults.removeAll { $0.index == nil } }
        if let fault = result.faults.first?.fault, !setting.parameters.isEmpty {
            failed = .parameter(fault)
            return
        }
        if !setting.parameters.isEmpty { self.request.configuration = result.members }
        self.request.defaults = setting.parameters.compactMap { parameter in
            guard let value = parameter.defaultValue,
                !result.members.contains(where: { $0.key == parameter.name })
            else { return nil }
            return .init(parameter.name, value)
        }
        plan(self.request.configuration, setting.parameters, isIntent: false)
        plan(request.intent?.parameters ?? [], setting.intentParameters, isIntent: true)
        next(now)
    }

    private func plan(
        _ members: [JSONValue.Member], _ parameters: [ExtensionDescription.ParameterDescription],
        isIntent: Bool
    ) {
        var lookups: [Step] = []
        // In the order of declaration, so that what others depend on is known before.
        for parameter in parameters {
            guard let value = members.first(where: { $0.key == parameter.name })?.value else { continue }
            let place = Place(isIntent: isIntent, parameter: parameter, element: nil)
            if let source = SecretSource(value) {
                steps.append(.secret(place, source))
            } else if parameter.isLookedFor, !parameter.isSecret, request.name != .placeholder {
                if case .array(let elements) = value {
                    lookups += elements.enumerated().map { index, element in
                        .lookup(
                            Place(isIntent: isIntent, parameter: parameter, element: index), element.typed)
                    }
                } else if value != .null {
                    lookups.append(.lookup(place, value.typed))
                }
            }
        }
        steps += lookups
    }

    /// Those of the step that is under way.
    package var descriptors: [PollDescriptor] {
        switch work {
        case .secret(_, let command)?: command.descriptors
        case .lookup(_, _, let run)?, .suggestions(_, _, let run)?, .answer(let run)?: run.descriptors
        case nil: []
        }
    }

    /// That of the step under way; at once before the first.
    package var deadline: Double? {
        if isOver { return nil }
        return switch work {
        case .secret(_, let command)?: command.deadline
        case .lookup(_, _, let run)?, .suggestions(_, _, let run)?, .answer(let run)?: run.deadline
        case nil: started
        }
    }

    /// Takes the next step where one is over; the outcome of the last, or of the first that failed.
    package func service(_ now: Moment) -> RunOutcome? {
        guard !isOver else { return nil }
        if let failed { return end(RunOutcome(.failure(failed)), now) }
        switch work {
        case .secret(let place, let command)?:
            guard let value = command.service(now) else { return nil }
            work = nil
            switch value {
            case .success(let value): keep(value, at: place)
            case .failure(let fault): failed = .secret(parameter: place.parameter.name, fault)
            }
        case .lookup(let place, let text, let run)?:
            guard let outcome = run.service(now) else { return nil }
            work = nil
            if case .success(.options(let options)) = outcome.result.map(\.value), options.isEmpty {
                var asked = lookup(place, text)
                asked.text = nil
                work = .suggestions(place, text, start(asked, now))
                return nil
            }
            if let failure = take(outcome, for: text, at: place) {
                return end(RunOutcome(.failure(failure), errors: outcome.errors, peak: outcome.peak), now)
            }
        case .suggestions(let place, let text, let run)?:
            guard let outcome = run.service(now) else { return nil }
            var known = place.parameter.options.map(\.typed)
            if case .success(.options(let options)) = outcome.result.map(\.value), !options.isEmpty {
                known = ParameterOption.labels(of: options)
            }
            failed = .parameter(.notFound(parameter: place.parameter.name, value: text, known: known))
        case .answer(let run)?:
            guard let outcome = run.service(now) else { return nil }
            return end(outcome, now)
        case nil: break
        }
        if let failed { return end(RunOutcome(.failure(failed)), now) }
        next(now)
        if let failed { return end(RunOutcome(.failure(failed)), now) }
        if case nil = work {
            return end(RunOutcome(.success(Decoded(.performed(dialog: nil, reload: [])))), now)
        }
        return nil
    }

    /// Ends the step under way, and forgets what was told in confidence.
    package func cancel() {
        isOver = true
        switch work {
        case .secret(_, let command)?: command.cancel()
        case .lookup(_, _, let run)?, .suggestions(_, _, let run)?, .answer(let run)?: run.cancel()
        case nil: break
        }
        work = nil
        request.secrets = []
    }

    private func end(_ outcome: RunOutcome, _ now: Moment) -> RunOutcome {
        isOver = true
        work = nil
        request.secrets = []
        return outcome
    }

    /// Does what needs no waiting, and begins what does.
    private func next(_ now: Moment) {
        while !steps.isEmpty {
            switch steps.removeFirst() {
            case .secret(let place, .file(let path)):
                do throws(SecretFault) {
                    keep(try SecretFile.read(path.expandingHome(setting.environment)), at: place)
                } catch {
                    failed = .secret(parameter: place.parameter.name, error)
                    return
                }
            case .secret(let place, .command(let words)):
                // A trial must ask nobody for a passphrase.
                if setting.isTrial { continue }
                work = .secret(place, SecretCommand(words, environment: setting.environment, at: now))
                return
            case .lookup(let place, let text):
                let asked = lookup(place, text)
                if let known = setting.found?[asked] {
                    put(known, at: place)
                    continue
                }
                work = .lookup(place, text, start(asked, now))
                return
            }
        }
        if !setting.isTrial { work = .answer(start(request, now)) }
    }

    // MARK: Values

    /// The question what a text means, with all that is chosen so far.
    private func lookup(_ place: Place, _ text: String) -> WireRequest {
        var asked = request
        asked.name = .options
        asked.families = []
        asked.parameter = place.parameter.name
        asked.text = text
        if place.isIntent {
            asked.intent?.parameters.removeAll { $0.key == place.parameter.name }
        } else {
            asked.intent = nil
            asked.configuration.removeAll { $0.key == place.parameter.name }
        }
        return asked
    }

    private func take(_ outcome: RunOutcome, for text: String, at place: Place) -> RunFailure? {
        switch outcome.result {
        case .failure(let failure): return failure
        case .success(let decoded):
            guard case .options(let options) = decoded.value else { return .wrongReply }
            do throws(ParameterFault) {
                let value = try place.parameter.choice(for: text, among: options)
                setting.found?[lookup(place, text)] = value
                put(value, at: place)
                return nil
            } catch {
                return .parameter(error)
            }
        }
    }

    private func keep(_ secret: String, at place: Place) {
        request.secrets.append(secret)
        put(.string(secret), at: place)
    }

    private func put(_ value: JSONValue, at place: Place) {
        func change(_ members: inout [JSONValue.Member]) {
            guard let index = members.firstIndex(where: { $0.key == place.parameter.name }) else { return }
            if let element = place.element, case .array(var elements) = members[index].value {
                elements[element] = value
                members[index].value = .array(elements)
            } else {
                members[index].value = value
            }
        }
        if place.isIntent {
            if request.intent != nil { change(&request.intent!.parameters) }
        } else {
            change(&request.configuration)
        }
    }
}

extension WidgetExtension {
    /// Begins to answer once what the request is configured with is ready.
    package func start(
        _ request: WireRequest, prepared setting: PreparedRun.Setting, at now: Moment,
        start: PreparedRun.Start? = nil
    ) -> any ExtensionRun {
        let start = start ?? { self.start($0, at: $1) }
        guard isForeign, request.name != .describe, request.name != .options else {
            return start(request, now)
        }
        guard setting.isTrial || !setting.parameters.isEmpty || !setting.intentParameters.isEmpty else {
            return start(request, now)
        }
        return PreparedRun(request, setting, at: now, start: start)
    }
}
