import StrataAnalysis
import StrataCommandLine
import StrataDefinition
import StrataModel

/// The change that the operands of `strata whatif` describe.
enum ChangeRequest {
  case move(type: String, destination: String, wholeFile: Bool)

  /// A protocol that exists already.
  case place(protocol: String, destination: String)
  case declare(protocol: String, type: String, destination: String)
  case invert(user: String, target: String, name: String?, destination: String?)

  private static let verbs = ["move", "declare", "invert"]

  init(_ arguments: ParsedArguments) throws(UserError) {
    let words = arguments.operands
    if words[0] != "move", arguments[WhatIfCommand.file] { throw UserError("--file is for 'strata whatif move'") }
    if words[0] != "invert", arguments[WhatIfCommand.name] != nil {
      throw UserError("--as is for 'strata whatif invert'")
    }
    switch words[0] {
    case "move":
      let rest = Self.without("to", words.dropFirst())
      guard rest.count == 2 else { throw UserError("usage: strata whatif move TYPE [to] LAYER|FOLDER") }
      self = .move(type: rest[0], destination: rest[1], wholeFile: arguments[WhatIfCommand.file])
    case "declare":
      let rest = words.dropFirst().filter { !["for", "in"].contains($0) }
      switch rest.count {
      case 2: self = .place(protocol: rest[0], destination: rest[1])
      case 3: self = .declare(protocol: rest[0], type: rest[1], destination: rest[2])
      default: throw UserError("usage: strata whatif declare PROTOCOL [for TYPE] in LAYER|FOLDER")
      }
    case "invert":
      let rest = words.dropFirst().filter { $0 != "in" }
      guard rest.count == 2 || rest.count == 3 else {
        throw UserError("usage: strata whatif invert A B [in LAYER|FOLDER] [--as PROTOCOL]")
      }
      self = .invert(
        user: rest[0], target: rest[1], name: arguments[WhatIfCommand.name], destination: rest.dropFirst(2).first)
    default:
      throw UserError(
        "unknown change '\(words[0])'"
          + Suggestion.suffix(
            for: words[0], among: Self.verbs, otherwise: "; changes are \(Self.verbs.joined(separator: ", "))"))
    }
  }

  /// The types that exist and that it names.
  var typeNames: [String] {
    switch self {
    case .move(let type, _, _): [type]
    case .place(let type, _): [type]
    case .declare(_, let type, _): [type]
    case .invert(let user, let target, _, _): [user, target]
    }
  }

  func examine(_ whatIf: WhatIf, _ project: Project, _ console: Console) throws -> ChangeOutcome {
    switch self {
    case .move(let word, let place, let wholeFile):
      let type = try SymbolExplanation.type(word, whatIf.snapshot)
      let destination = try Self.destination(place, whatIf.snapshot, project, console)
      return try whatIf.move(type, to: destination, wholeFile: wholeFile)
    case .place(let word, let place):
      if whatIf.snapshot.types(named: word).isEmpty { throw Self.unknownProtocol(word, place, whatIf.snapshot) }
      let type = try SymbolExplanation.type(word, whatIf.snapshot)
      let destination = try Self.destination(place, whatIf.snapshot, project, console)
      return try whatIf.move(type, to: destination, kind: .declare)
    case .declare(let name, let word, let place):
      guard Self.isIdentifier(name) else { throw UserError("'\(name)' is not a valid type name") }
      let type = try SymbolExplanation.type(word, whatIf.snapshot)
      let destination = try Self.destination(place, whatIf.snapshot, project, console)
      return try whatIf.declare(name, for: type, in: destination)
    case .invert(let user, let target, let name, let place):
      if let name, !Self.isIdentifier(name) { throw UserError("'\(name)' is not a valid type name") }
      let types = try [user, target].map { try SymbolExplanation.type($0, whatIf.snapshot) }
      let destination = try place.map { try Self.destination($0, whatIf.snapshot, project, console) }
      return try whatIf.invert(types[0], types[1], name: name, in: destination)
    }
  }

  private static func isIdentifier(_ word: String) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" } == true && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func unknownProtocol(_ word: String, _ place: String, _ snapshot: Snapshot) -> UserError {
    let names = Set(snapshot.graph.types.lazy.map(\.name)).sorted()
    return UserError(
      "there is no type '\(word)'"
        + Suggestion.suffix(
          for: word, among: names,
          otherwise:
            "; for a new protocol, name the type that conforms: strata whatif declare \(word) for TYPE in \(place)"))
  }

  /// The second word may be a preposition.
  private static func without(_ preposition: String, _ words: ArraySlice<String>) -> [String] {
    let words = Array(words)
    return words.count == 3 && words[1] == preposition ? [words[0], words[2]] : words
  }

  /// A layer; otherwise a folder that exists, or a path with a slash.
  private static func destination(
    _ word: String, _ snapshot: Snapshot, _ project: Project, _ console: Console
  ) throws(UserError) -> WhatIf.Destination {
    if project.definition.layer(named: word) != nil { return .layer(word) }
    let root = project.location.root
    let here = Paths.absolute(word, in: console.directory)
    let folders = folders(of: snapshot.graph)
    let fromRoot = Paths.relative(Paths.absolute(word, in: root), from: root)
    // A path that does not exist below the current folder may be relative to the root, as in reports.
    if Files.kind(here) != .folder, folders.contains(fromRoot) { return .folder(fromRoot) }
    if Files.kind(here) == .folder || word.contains("/") {
      guard Paths.contains(root, here) else { throw UserError("\(word) is outside the project in \(root)") }
      if Files.kind(here) == .file { throw UserError("\(word) is a file; name the folder") }
      return .folder(Paths.relative(here, from: root))
    }
    let layers = project.definition.layers.map(\.name)
    throw UserError(
      "there is no layer or folder '\(word)'"
        + Suggestion.suffix(
          for: word, among: layers + folders.sorted(), otherwise: "; layers are \(layers.joined(separator: ", "))"))
  }

  private static func folders(of graph: Graph) -> Set<String> {
    var folders: Set<String> = []
    for file in graph.files {
      var path = String(file.path.parentPath)
      while !path.isEmpty, folders.insert(path).inserted { path = String(path.parentPath) }
    }
    return folders
  }
}
