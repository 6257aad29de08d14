import StrataModel
import StrataStyles
import StrataYAML

/// Definition files and styles → a validated ``Definition``.
///
/// A file and everything that it `extends` are merged and validated together. One ``DefinitionErrors`` contains all
/// mistakes of all files.
public struct DefinitionLoader: Sendable {
  /// Returns the bytes of a file; the path is that of the definition, or one relative to a file that extends another.
  public typealias FileReader = @Sendable (String) throws -> [UInt8]

  let rules: [String: RuleDescription]
  private let readFile: FileReader

  /// - Parameters:
  ///   - catalogue: the rules that a definition may name, with their options.
  ///   - readFile: reads a file; not called for a definition that extends only built-in styles.
  public init(catalogue: [RuleDescription], readFile: @escaping FileReader = { throw NoFiles(path: $0) }) {
    rules = Dictionary(catalogue.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.readFile = readFile
  }

  /// Loads a definition file.
  public func load(path: String) throws(DefinitionErrors) -> Definition {
    var chain = Chain(loader: self)
    chain.append(file: path, named: nil)
    return try chain.finish()
  }

  /// Loads a definition from the bytes of a file.
  /// - Parameter path: the name of the file in messages; paths in `extends` are relative to it.
  public func load(bytes: [UInt8], path: String) throws(DefinitionErrors) -> Definition {
    var chain = Chain(loader: self)
    chain.append(bytes, source: .file(path))
    return try chain.finish()
  }

  /// Loads a built-in style unchanged.
  public func load(style: String) throws(DefinitionErrors) -> Definition {
    guard let bytes = BuiltInStyles.source(of: style) else {
      let issue = DefinitionIssue(file: "--style", line: 0, column: 0, message: DefinitionLoader.unknownStyle(style))
      throw DefinitionErrors([issue])
    }
    var chain = Chain(loader: self)
    chain.append(bytes, source: .style(style))
    return try chain.finish()
  }

  static func unknownStyle(_ name: String) -> String {
    let known = "; styles are \(BuiltInStyles.names.joined(separator: ", "))"
    return "unknown style '\(name)'" + Suggestion.suffix(for: name, among: BuiltInStyles.names, otherwise: known)
  }

  fileprivate func bytes(of path: String) throws -> [UInt8] { try readFile(path) }
}

/// The definition extends a file, but the caller cannot read files.
public struct NoFiles: Error, Sendable, CustomStringConvertible {
  let path: String

  public init(path: String) { self.path = path }

  public var description: String { "no files can be read here" }
}

/// A definition, the files and styles that it extends, and those that these extend.
private struct Chain {
  enum Source: Hashable {
    case file(String)
    case style(String)

    var name: String {
      switch self {
      case .file(let path): return path
      case .style(let name): return "\(name).yml"
      }
    }
  }

  let loader: DefinitionLoader
  private var drafts: [DefinitionDraft] = []
  private var sources: [Source] = []
  private var issues: [DefinitionIssue] = []
  private var selectorLayers: [Located<String>] = []
  private var selectorRoles: [Located<String>] = []

  init(loader: DefinitionLoader) { self.loader = loader }

  mutating func append(file path: String, named mark: Mark?) {
    do {
      append(try loader.bytes(of: path), source: .file(path))
    } catch {
      let mark = mark ?? Mark(file: path, line: 0, column: 0)
      issues.append(mark.issue("'\(path)' cannot be read: \(error)"))
    }
  }

  mutating func append(_ bytes: [UInt8], source: Source) {
    sources.append(source)
    var isBuiltIn = false
    if case .style = source { isBuiltIn = true }
    do throws(YAMLErrors) {
      let root = try YAMLParser.parse(bytes)
      var reader = DraftReader(file: source.name, isBuiltIn: isBuiltIn, rules: loader.rules)
      let draft = reader.read(root)
      drafts.append(draft)
      issues += reader.issues
      selectorLayers += reader.layersInSelectors
      selectorRoles += reader.rolesInSelectors
      if let parent = draft.parent { follow(parent, from: source) }
    } catch {
      issues += error.issues.map {
        DefinitionIssue(file: source.name, line: $0.line, column: $0.column, message: $0.message)
      }
    }
  }

  private mutating func follow(_ parent: Located<String>, from source: Source) {
    let next: Source
    if BuiltInStyles.source(of: parent.value) != nil {
      next = .style(parent.value)
    } else if parent.value.hasSuffix(".yml") || parent.value.hasSuffix(".yaml") {
      next = .file(RelativePath.resolve(parent.value, from: source.name))
    } else {
      issues.append(
        parent.mark.issue(
          DefinitionLoader.unknownStyle(parent.value) + " ('extends' also takes a path that ends in .yml)"))
      return
    }
    if let start = sources.firstIndex(of: next) {
      let cycle = (sources[start...] + [next]).map(\.name).joined(separator: " → ")
      issues.append(parent.mark.issue("'extends' forms a cycle: \(cycle)"))
      return
    }
    switch next {
    case .style(let name): append(BuiltInStyles.source(of: name) ?? [], source: next)
    case .file(let path): append(file: path, named: parent.mark)
    }
  }

  func finish() throws(DefinitionErrors) -> Definition {
    // If a draft is missing, names that it defines would be reported as unknown.
    guard drafts.count == sources.count, !drafts.isEmpty, issues.allSatisfy({ !$0.message.hasPrefix("unknown style") })
    else { throw DefinitionErrors(issues) }
    let merged = drafts.reversed().dropFirst().reduce(drafts[drafts.count - 1]) { $0.then($1) }
    var assembly = DefinitionAssembly(draft: merged, rules: loader.rules, style: style)
    assembly.hasMistakes = !issues.isEmpty
    assembly.check(layersInSelectors: selectorLayers, rolesInSelectors: selectorRoles)
    var definition = assembly.build()
    let nested = NestedDefinitions(merged.nested.elements, root: sources[0].name) {
      (try? loader.bytes(of: $0)) != nil
    }
    definition.nested = nested.found
    let all = issues + assembly.issues + nested.issues
    guard all.isEmpty else { throw DefinitionErrors(all) }
    return definition
  }

  /// The last style in the chain; `custom` if there is none.
  private var style: String {
    for case .style(let name) in sources where BuiltInStyles.names.contains(name) { return name }
    return "custom"
  }
}
