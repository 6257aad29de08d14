import StrataProject

/// Git in one folder. It is only asked: nothing writes to the index or the work tree.
struct Git: Sendable {
  let folder: String
  private let removed: Set<String>

  /// Variables that say which repository is meant. Git sets some of them for hooks, without the matching work tree.
  private static let location: Set<String> = ["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX"]
  /// Those that are about the content of one repository.
  private static let content: Set<String> = [
    "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_SHALLOW_FILE",
  ]

  /// - Parameter isInner: whether the repository is one inside that of the user, such as a submodule.
  init(in folder: String, isInner: Bool = false) {
    self.folder = folder
    let repository = Repository.folder(around: folder)
    let isFound = Files.kind(Paths.join(repository, ".git")) != nil
    removed = isInner ? Self.location.union(Self.content) : isFound ? Self.location : []
  }

  func run(_ arguments: [String], input: [UInt8] = []) -> Subprocess.Result {
    Subprocess.run(["git", "-C", folder] + arguments, input: input, without: removed)
  }

  /// The top of the work tree around the folder, without links.
  /// - Parameter option: the option that needs it, for messages.
  func top(for option: String) throws(UserError) -> String {
    let top = run(["rev-parse", "--show-toplevel"])
    if top.status == 127 { throw UserError("\(option) needs Git, which is not on PATH") }
    guard top.status == 0, let path = Git.fields(top.output, separator: "\n").first else {
      throw UserError("\(option): \(folder) is not in a Git repository")
    }
    return realPath(path) ?? path
  }

  func knows(_ revision: String) -> Bool {
    run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]).status == 0
  }

  /// The commit that a revision names, in full; nil if Git does not know it.
  func commit(_ revision: String) -> String? {
    let found = run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    return found.status == 0 ? Git.fields(found.output, separator: "\n").first : nil
  }

  /// The commit at which two others parted; nil if they have none in common.
  func mergeBase(_ one: String, _ other: String) -> String? {
    let found = run(["merge-base", one, other])
    return found.status == 0 ? Git.fields(found.output, separator: "\n").first : nil
  }

  static func fields(_ bytes: [UInt8], separator: Unicode.Scalar) -> [String] {
    bytes.split(separator: UInt8(ascii: separator)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A path that a comparison lists.
  struct Change {
    /// Relative to the top of the work tree.
    var path: String
    var isDeleted: Bool
    /// Only the name is in the index: `git add --intent-to-add`.
    var isAdded: Bool
    /// A repository inside this one.
    var isRepository: Bool
  }

  /// Options of the comparisons whose output ``changes(_:)`` reads. A setting of the user could make the paths relative to
  /// the folder, and leave out the files outside it.
  static func comparison(_ command: String, _ arguments: [String]) -> [String] {
    ["-c", "diff.relative=false", command, "--raw", "-z", "--no-renames"] + arguments
  }

  /// Reads `:100644 100644 ID ID M`, path, and so on.
  static func changes(_ output: [UInt8]) -> [Change] {
    let fields = fields(output, separator: "\0")
    return stride(from: 0, to: fields.count - 1, by: 2).map { index in
      let words = fields[index].split(separator: " ")
      let status = words.last ?? ""
      return Change(
        path: fields[index + 1], isDeleted: status == "D", isAdded: status == "A",
        isRepository: words.prefix(2).contains { $0.hasSuffix(repositoryMode) })
    }
  }

  /// The mode of an entry that is a commit of another repository.
  static let repositoryMode = "160000"
}
