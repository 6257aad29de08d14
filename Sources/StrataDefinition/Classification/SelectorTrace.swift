import StrataModel

/// Asks selectors about one type or file, slowly, and says why they match or not.
struct SelectorTrace {
  struct Subject {
    /// Nil: a file, of which conditions on types say nothing.
    var type: TypeID?
    var file: FileID
  }

  struct Result {
    var isMatch: Bool
    var reason: String
    /// Where the part that decided is written.
    var origin: String?
  }

  let graph: Graph
  let subject: Subject
  let folderLayer: String?
  let outerRoles: [RoleID]

  func evaluate(_ selector: Selector) -> Result {
    switch selector {
    case .written(let place, let part):
      var result = evaluate(part)
      result.origin = place
      return result
    case .all(let parts):
      let results = parts.map { evaluate($0) }
      if let failed = results.first(where: { !$0.isMatch }) { return failed }
      return Result(
        isMatch: true, reason: results.map(\.reason).joined(separator: " and "),
        origin: results.compactMap(\.origin).first)
    case .any(let parts): return any(parts)
    case .not(let part):
      let result = evaluate(part)
      return Result(isMatch: !result.isMatch, reason: result.reason, origin: result.origin)
    default:
      guard let (isMatch, reason) = leaf(selector) else { return Result(isMatch: false, reason: "it is about types") }
      return Result(isMatch: isMatch, reason: reason)
    }
  }

  private func any(_ parts: [Selector]) -> Result {
    let results = parts.map { evaluate($0) }
    if let found = results.first(where: \.isMatch) { return found }
    var reasons: [String] = []
    for result in results where !reasons.contains(result.reason) { reasons.append(result.reason) }
    let shown = reasons.prefix(3).joined(separator: ", ")
    let more = reasons.count > 3 ? " … (\(reasons.count) conditions, none holds)" : ""
    return Result(isMatch: false, reason: shown + more, origin: results.compactMap(\.origin).last)
  }

  private func leaf(_ selector: Selector) -> (isMatch: Bool, reason: String)? {
    switch selector {
    case .path(let glob): return said(glob.matches(graph[subject.file].path), "path", "'\(glob.pattern)'")
    case .module(let glob):
      return said(glob.matches(graph[graph[subject.file].module].name), "module", "'\(glob.pattern)'")
    case .imports(let glob):
      let facts = graph[subject.file].facts
      let isMatch = facts.imports.contains { glob.matches(facts.names[$0.module]) }
      return (isMatch, isMatch ? "imports '\(glob.pattern)'" : "does not import '\(glob.pattern)'")
    default: return subject.type.flatMap { leaf(selector, of: graph[$0], id: $0) }
    }
  }

  private func leaf(_ selector: Selector, of type: TypeEntity, id: TypeID) -> (isMatch: Bool, reason: String)? {
    switch selector {
    case .name(let glob): return said(glob.matches(type.simpleName), "name", "'\(glob.pattern)'")
    case .prefix(let text):
      return verb(type.simpleName.hasPrefix(text), "name begins with '\(text)'", "name does not begin with '\(text)'")
    case .suffix(let text):
      return verb(type.simpleName.hasSuffix(text), "name ends in '\(text)'", "name does not end in '\(text)'")
    case .kind(let kinds):
      let names = kinds.map { "\($0)" }.sorted().joined(separator: ", ")
      return verb(kinds.contains(type.kind), "is a \(type.kind)", "is a \(type.kind), not one of \(names)")
    case .conforms(let glob):
      let found = graph.allSupertypeNames(of: id).map { lastComponent(of: $0) }.first { glob.matches($0) }
      return verb(found != nil, "conforms to '\(found ?? "")'", "does not conform to '\(glob.pattern)'")
    case .inherits(let glob):
      let found = type.supertypes.map { lastComponent(of: graph.name(of: $0)) }.first { glob.matches($0) }
      return verb(found != nil, "inherits '\(found ?? "")'", "does not inherit '\(glob.pattern)' directly")
    case .attribute(let glob):
      let found = type.attributes.first { glob.matches(lastComponent(of: $0)) }
      return verb(found != nil, "has '@\(found ?? "")'", "has no '@\(glob.pattern)'")
    case .isPublic: return verb(type.access >= .package, "is \(type.access)", "is \(type.access)")
    case .isTopLevel: return verb(type.outer == nil, "is at top level", "is nested")
    case .layer(let name):
      return verb(folderLayer == name, "stands in \(name)", "stands in \(folderLayer ?? "no layer"), not in \(name)")
    case .inside(let role):
      return verb(
        outerRoles.contains(role), "is inside a \(role.rawValue)", "is not inside a \(role.rawValue)")
    default: return nil
    }
  }

  private func said(_ isMatch: Bool, _ what: String, _ pattern: String) -> (Bool, String) {
    (isMatch, isMatch ? "\(what) \(pattern)" : "\(what) is not \(pattern)")
  }

  private func verb(_ isMatch: Bool, _ yes: String, _ no: String) -> (Bool, String) { (isMatch, isMatch ? yes : no) }
}
