import VistazoArchive

/// What is wrong with the parameters that a kind describes.
struct ParameterLint {
    let kind: ExtensionDescription.KindDescription

    init(_ kind: ExtensionDescription.KindDescription) { self.kind = kind }

    func findings() -> [Finding] {
        kind.parameters.compactMap { parameter in
            var place = Finding.Place(kind: kind.kind, request: .describe)
            place.path = parameter.name
            if let value = parameter.defaultValue, !takes(parameter, value) {
                return Finding(.badDefault, place, ["name": parameter.name, "value": value.typed])
            }
            let others = Set(kind.parameters.map(\.name)).subtracting([parameter.name])
            if let name = parameter.dependsOn.first(where: { !others.contains($0) }) {
                return Finding(.badDependency, place, ["name": parameter.name, "other": name])
            }
            return nil
        }
    }

    private func takes(
        _ parameter: ExtensionDescription.ParameterDescription, _ value: JSONValue
    ) -> Bool {
        // A secret has none that could be told.
        guard !parameter.isSecret else { return false }
        do throws(ParameterFault) {
            _ = try parameter.value(of: value, as: .json)
            return true
        } catch {
            return false
        }
    }
}
