import StrataAnalysis
import StrataDefinition
import StrataProject
import StrataRules
import StrataStyles

/// Loads the definition of a project.
enum DefinitionSource {
  struct Loaded {
    var definition: Definition
    /// The bytes of all its files, without built-in styles.
    var texts: [[UInt8]]
    /// Absolute paths of these files.
    var files: [String] = []
  }

  /// - Parameters:
  ///   - directory: the current folder: messages name files relative to it.
  ///   - isNeeded: whether a project without a definition is an error; otherwise its definition is empty.
  static func load(
    _ location: ProjectLocation, from directory: String, isNeeded: Bool
  ) throws(UserError) -> Loaded {
    let log = ReadLog(location)
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions, readFile: { try log.read($0) })
    do throws(DefinitionErrors) {
      if let style = location.style {
        return Loaded(definition: try loader.load(style: style), texts: [])
      }
      if let file = location.definitionFile {
        let definition = try loader.load(path: Paths.relative(file, from: location.root))
        return Loaded(definition: definition, texts: log.texts, files: log.files)
      }
    } catch {
      throw UserError(placed: error.issues.map { describe($0, location, directory) })
    }
    if isNeeded { throw noDefinition(location) }
    return Loaded(definition: Definition(style: "none"), texts: [])
  }

  /// `strata.yml:14:7: …`, the file as seen from the user's directory; built-in styles by their name.
  private static func describe(_ issue: DefinitionIssue, _ location: ProjectLocation, _ directory: String) -> String {
    let file = Paths.absolute(issue.file, in: location.root)
    guard location.kind(file) != nil || issue.file.contains("/") else {
      return issue.line == 0 && issue.file.hasPrefix("--") ? "strata: error: \(issue)" : issue.description
    }
    var issue = issue
    issue.file = Paths.relative(file, from: directory)
    return issue.description
  }

  private static func noDefinition(_ location: ProjectLocation) -> UserError {
    let root = location.root
    let inferred = inferred(from: root)
    let (style, reason) = (inferred?.style, inferred.map { "    # " + $0.reason } ?? "")
    let example = style ?? DefinitionInference.firstStyle
    return UserError(
      """
      no definition: there is no \(location.content?.adjective ?? "")strata.yml in \(root) or above, and no --style
        Infer one:             strata init\(style == nil ? reason : "")
        Try a style first:     strata check --style \(example)\(style == nil ? "" : reason)
        Then keep it:          echo 'style: \(example)' > strata.yml
        The styles:            \(BuiltInStyles.names.joined(separator: ", ")) ('strata styles' describes them)
      """)
  }

  /// What `strata init` would write. The folder may be very large, or nothing to infer from: then nil.
  private static func inferred(from root: String) -> InferredDefinition? {
    var seen = 0
    let listing = Discovery.list(root: root) { _, _ in
      seen += 1
      return seen > mostFiles
    }
    guard seen <= mostFiles, !listing.files.isEmpty else { return nil }
    return try? Inference.definition(of: root, cachePath: nil, jobs: nil, Progress(isOn: false))
  }

  private static let mostFiles = 20_000
}

/// Reads definition files and records what it read. A file outside the repository is read only if the command line
/// names it or another file in its folder: an error message could quote the file, and nobody reviews it.
///
/// Unchecked: a definition is loaded on one thread.
private final class ReadLog: @unchecked Sendable {
  private let location: ProjectLocation
  /// Real paths of the folders that may be read.
  private let folders: [String]
  private(set) var texts: [[UInt8]] = []
  private(set) var files: [String] = []

  init(_ location: ProjectLocation) {
    self.location = location
    let root = location.root
    let repository = Repository.folder(around: realPath(root) ?? root)
    var folders = [repository]
    // A link in the repository does not count as named on the command line.
    if location.isNamed, let named = location.definitionFile,
      !Paths.contains(repository, realPath(Paths.parent(of: named)) ?? named)
    {
      folders.append(Repository.folder(around: Paths.parent(of: realPath(named) ?? named)))
    }
    self.folders = folders
  }

  func read(_ path: String) throws -> [UInt8] {
    let file = Paths.absolute(path, in: location.root)
    let real = realPath(file) ?? file
    guard folders.contains(where: { Paths.contains($0, real) }) else { throw Outside(isLink: real != file) }
    guard Files.kind(real) != .other else { throw NotAFile() }
    let bytes = try location.read(real)
    texts.append(bytes)
    files.append(file)
    return bytes
  }

  private struct Outside: Error, CustomStringConvertible {
    var isLink: Bool
    var description: String {
      (isLink ? "the link leads out of the repository" : "it is outside the repository")
        + "; only --config can name such a file"
    }
  }

  private struct NotAFile: Error, CustomStringConvertible {
    var description: String { "it is not a regular file" }
  }
}
