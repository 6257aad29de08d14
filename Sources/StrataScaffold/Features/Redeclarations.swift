import StrataModel
import StrataSyntax

/// Declarations that a project would have twice: a new name that its code has already in another sense.
///
/// A heuristic: two declarations are the same one if they stand in types of one name and one module, and have the same name or,
/// for functions and cases, the same text up to the body. What stands in branches of `#if`, in extensions with conditions, or is
/// private in different files may be declared twice.
struct Redeclarations {
  private struct Key: Hashable {
    /// The module; the path where the module is not known or the declaration is private.
    let place: String
    /// The names of the types around it.
    let scope: String
    let signature: String
  }

  private struct Declaration {
    let name: String
    let node: Int
    let key: Key
  }

  private let files: FeatureFiles

  init(in files: FeatureFiles) { self.files = files }

  /// Refuses files that would declare something again.
  /// - Parameters:
  ///   - changed: new and edited Swift files by their paths; other files stay.
  ///   - moved: paths of files that are not there any more.
  /// - Throws: `GrowthProblem.redeclared` with the first declaration, in the order of paths.
  func require(_ changed: [String: SwiftSource], moved: Set<String> = []) throws(GrowthProblem) {
    let all = changed.sorted { $0.key < $1.key }.map { path, source in
      (path, source, declarations(source.declarations, source, path))
    }
    // What a file declares twice already is not new.
    let known = all.map { path, _, _ in
      files.sources[path].map { old in
        declarations(files.declarations(of: path), old, path).reduce(into: [Key: Int]()) { $0[$1.key, default: 0] += 1 }
      } ?? [:]
    }
    var counts: [Key: Int] = [:]
    let new = Set(all.flatMap { $0.2.map(\.name) })
    let added = zip(all, known).flatMap { file, known in file.2.filter { known[$0.key] == nil } }
    for path in others(than: changed, moved, added) {
      guard let file = files.sources.names(of: path) else { continue }
      let known = file.declarations.filter { new.contains($0.name) }
      for declaration in declarations(known, file.source, path) { counts[declaration.key, default: 0] += 1 }
    }
    for ((path, source, declarations), known) in zip(all, known) {
      var known = known
      for declaration in declarations {
        counts[declaration.key, default: 0] += 1
        if known[declaration.key, default: 0] > 0 {
          known[declaration.key, default: 0] -= 1
        } else if counts[declaration.key, default: 0] > 1 {
          throw .redeclared(declaration.name, GrownFeature.left(declaration.node, path, source).description)
        }
      }
    }
  }

  /// The files that stay and that may declare what is new in the changed ones: they have its name and those of the types around it.
  private func others(
    than changed: [String: SwiftSource], _ moved: Set<String>, _ new: [Declaration]
  ) -> [String] {
    // By the types around it, the names of what is new; empty: outside of types.
    var names: [String: Set<String>] = [:]
    for declaration in new { names[declaration.key.scope, default: []].insert(declaration.name) }
    var paths = Set(names.removeValue(forKey: "").map { $0.flatMap(files.sources.mentioning) } ?? [])
    for (scope, members) in names {
      let (set, search) = (NameSet(members), WordSearch(members))
      let types = scope.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      guard let type = types.last else { continue }
      // Most types around are new themselves, so that no file has their names.
      guard types.dropLast().allSatisfy({ $0 == "protocol" || !files.sources.mentioning($0).isEmpty }) else { continue }
      paths.formUnion(files.sources.mentioning(type).filter { files.sources.mayMention(set, search, at: $0) })
    }
    return paths.filter { changed[$0] == nil && !moved.contains($0) }
  }

  private func declarations(_ names: [DeclaredName], _ source: SwiftSource, _ path: String) -> [Declaration] {
    names.compactMap { declaration in
      guard !declaration.isLocal, let scope = scope(of: declaration.node, source) else { return nil }
      let module = declaration.isPrivate ? nil : files.modules.ofFile[path]
      let key = Key(place: module ?? path, scope: scope, signature: signature(of: declaration, source))
      return Declaration(name: declaration.name, node: declaration.node, key: key)
    }
  }

  /// Nil where two declarations with one name may both be right.
  private func scope(of node: Int, _ source: SwiftSource) -> String? {
    var names: [String] = []
    for ancestor in source.ancestors(of: node) {
      switch source.kind(ancestor) {
      case .conditionalBranch: return nil
      case .extensionDeclaration:
        let children = source.children(of: ancestor)
        guard !children.contains(where: { source.kind($0) == .whereClause }) else { return nil }
        if let type = children.first(where: { [.identifierType, .memberType].contains(source.kind($0)) }) {
          names.append(source.text(type))
        }
      // What a protocol requires, its extension may implement.
      case .protocolDeclaration: names.append("protocol \(source.name(of: ancestor).map(source.text) ?? "")")
      default:
        if source.isType(ancestor), let name = source.name(of: ancestor) { names.append(source.text(name)) }
      }
    }
    return names.reversed().joined(separator: ".")
  }

  private func signature(of declaration: DeclaredName, _ source: SwiftSource) -> String {
    let isStatic = source.children(of: declaration.node).contains {
      source.kind($0) == .modifier && ["static", "class"].contains(source.text($0))
    }
    let isOverloadable = [.functionDeclaration, .enumCaseElement].contains(source.kind(declaration.node))
    return (isStatic ? "static " : "") + (isOverloadable ? head(of: declaration.node, source) : declaration.name)
  }

  /// The text from the name to the body, with single spaces.
  private func head(of node: Int, _ source: SwiftSource) -> String {
    let range = source.range(node)
    let start = source.name(of: node).map { source.range($0).lowerBound } ?? range.lowerBound
    let body = source.children(of: node).first { source.kind($0) == .codeBlock }
    let end = body.map { source.range($0).lowerBound } ?? range.upperBound
    // By bytes: most of the heads have no other white space than single spaces.
    var text: [UInt8] = []
    var isSpace = false
    for byte in source.bytes[start..<end] {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        isSpace = true
      } else {
        if isSpace, !text.isEmpty { text.append(UInt8(ascii: " ")) }
        isSpace = false
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
