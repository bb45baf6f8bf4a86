import Glibc
import VistazoArchive
import VistazoLogbook

/// How a program is run, and how what it prints is read.
package struct RunSetting: Sendable {
    /// What it may use.
    package var limits: RunLimits
    /// What it has of its own; nil for none: then it runs in the folder of its file, a command in the home folder.
    package var folders: ExtensionFolders?
    /// The app groups that its configuration or its description declares; nil where neither does and it may open any.
    package var groups: [String]?
    /// True to let it write into its own folders and its groups only.
    package var isSandboxed: Bool
    /// The folder it runs in, where that is not the one that `folders` says.
    package var workingFolder: String?
    /// Variables on top of those that every run has.
    package var variables: [String: String]
    /// True for a command of the person at the keyboard: it has the whole environment, and what leaves its group
    /// lives on.
    package var isErrand: Bool
    /// False for a command that answers no request: its standard input is empty.
    package var isAsked = true
    /// True where a code other than 0 is no failure: what was printed counts whatever the code.
    package var ignoresCode: Bool
    /// Called for a program that ended with code 0, or any where that is ignored.
    package var read: OutputReading
    /// Asked about the output of a program that would have gone on: a better reason than that, where it knows one.
    package var recognise: (@Sendable (_ output: [UInt8]) -> RunFailure?)?
    /// Told of what a run writes, for whoever looks for a fault: at once, or where it was given secrets line by line
    /// and its answer at the end, without them.
    package var hear: Hearing?

    /// Where bytes that a run has written come from.
    package enum Stream: Sendable {
        case output, errors
    }

    /// Called on the thread that services the run.
    package typealias Hearing = @Sendable (Stream, ArraySlice<UInt8>) -> Void

    /// By default the limits of every run, no folders, no sandbox, and replies as JSON.
    package init(
        limits: RunLimits = RunLimits(), folders: ExtensionFolders? = nil, groups: [String]? = nil,
        isSandboxed: Bool = false, workingFolder: String? = nil, variables: [String: String] = [:],
        isErrand: Bool = false, ignoresCode: Bool = false,
        read: @escaping OutputReading = PrintedOutput.reply(_:to:), hear: Hearing? = nil,
        isAsked: Bool = true
    ) {
        self.isAsked = isAsked
        self.limits = limits
        self.folders = folders
        self.groups = groups
        self.isSandboxed = isSandboxed
        self.workingFolder = workingFolder
        self.variables = variables
        self.isErrand = isErrand
        self.ignoresCode = ignoresCode
        self.read = read
        self.hear = hear
    }
}

extension RunSetting {
    /// The same with more app groups; those that nobody has declared yet are declared by this.
    func declaring(_ described: [String]) -> RunSetting {
        guard !described.isEmpty else { return self }
        var setting = self
        setting.groups = (groups ?? []) + described.filter { groups?.contains($0) != true }
        return setting
    }

    /// Makes the folders that a run finds; those of its groups too, where it names them.
    func makeFolders() throws(RunFailure) {
        guard let folders else { return }
        let wanted = [folders.data, folders.cache] + groupFolders
        for folder in wanted where mkdir(folder, 0o700) != 0 {
            do {
                try Folders.make(folder)
            } catch {
                throw .noFolder(path: folder, code: errno)
            }
        }
    }

    /// A folder for the temporary files of one run in the sandbox, which may write nowhere else; nil for the user's.
    func makeTemporaryFolder() throws(RunFailure) -> TemporaryFolder? {
        guard isSandboxed, let path = folders?.temporary else { return nil }
        mkdir(path, 0o700)
        guard let folder = TemporaryFolder(in: path) else { throw .noFolder(path: path, code: errno) }
        return folder
    }

    /// The only folders that it may write into; nil for wherever the user may. A sandbox without folders is one in
    /// which nothing can be written.
    var writableFolders: [String]? {
        isSandboxed ? folders.map { [$0.data, $0.cache] + groupFolders } ?? [] : nil
    }

    private var groupFolders: [String] {
        guard let folders else { return [] }
        return (groups ?? []).compactMap { folders.group($0) }
    }

    /// What a run is told of its folders: `VISTAZO_DATA`, `VISTAZO_CACHE`, `VISTAZO_GROUPS` (in which every group has
    /// a folder), and where it declares groups their names, parted by blanks, as `VISTAZO_GROUP_NAMES`.
    var folderVariables: [String: String] {
        guard let folders else { return [:] }
        var variables = [
            "VISTAZO_DATA": folders.data, "VISTAZO_CACHE": folders.cache, "VISTAZO_GROUPS": folders.groups,
        ]
        if let groups { variables["VISTAZO_GROUP_NAMES"] = groups.joined(separator: " ") }
        return variables
    }
}

/// Makes a reply of what a program printed in answer to a request.
package typealias OutputReading =
    @Sendable (_ output: PrintedOutput, _ request: WireRequest) -> Result<Decoded<WireReply>, RunFailure>

/// What a program wrote until it ended with code 0.
package struct PrintedOutput: Sendable {
    /// Standard output, within the limit of the run.
    package var bytes: [UInt8]
    /// The end of standard error.
    package var errors: String
    /// For the reader of JSON.
    package var limits: JSONReader.Limits

    /// No larger than the limit of its run.
    package init(bytes: [UInt8], errors: String, limits: JSONReader.Limits) {
        self.bytes = bytes
        self.errors = errors
        self.limits = limits
    }

    /// Whether it holds nothing but blanks and ends of lines.
    package var isBlank: Bool { !bytes.contains { $0 > 0x20 } }

    /// A reply as JSON. Nothing at all is an intent that was performed, and to every other request a failure: who
    /// means to show nothing says so with an archive.
    @Sendable
    package static func reply(
        _ output: PrintedOutput, to request: WireRequest
    ) -> Result<Decoded<WireReply>, RunFailure> {
        guard !output.isBlank else {
            return request.name == .perform
                ? .success(Decoded(.performed(dialog: nil, reload: []))) : .failure(.noOutput)
        }
        do {
            return .success(try WireReply.decode(output.bytes, limits: output.limits))
        } catch {
            return .failure(.badReply(error))
        }
    }
}
