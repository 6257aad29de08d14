import StrataDefinition
import StrataModel

/// Evaluates selectors for one type or file, without regard to speed, and records why they match or not.
struct SelectorTrace {
  struct Subject {
    /// Nil for a file; then conditions on types do not apply.
    var type: TypeID?
    var file: FileID
  }

  struct Result {
    var isMatch: Bool
    var reason: String
    /// Where the definition states the part that decided.
    var origin: String?
  }

  let graph: Graph
  let vocabulary: Vocabulary
  let subject: Subject
  let folderLayer: String?
  let outerRoles: [RoleID]
  /// It has the name of a composition root, but creates and registers nothing.
  var isUnconfirmed = false
  /// The module's name does not count: see ``LayerFinder/hasSeveralLayers``.
  var ignoresModule = false
  /// It does not count because all its types are DTOs.
  var hasTransfersOnly = false

  func evaluate(_ selector: Selector) -> Result {
    switch selector {
    case .written(let line, let part):
      var result = evaluate(part)
      result.origin = line.origin
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
      guard let answer = answer(to: selector) else { return Result(isMatch: false, reason: "it applies to types only") }
      return Result(isMatch: answer.isMatch, reason: answer.sentence)
    }
  }

  /// Whether a selector matches, without the reason.
  func matches(_ selector: Selector) -> Bool {
    switch selector {
    case .written(_, let part): return matches(part)
    case .all(let parts): return parts.allSatisfy { matches($0) }
    case .any(let parts): return parts.contains { matches($0) }
    case .not(let part): return !matches(part)
    default: return answer(to: selector)?.isMatch ?? false
    }
  }

  private func any(_ parts: [Selector]) -> Result {
    let results = parts.map { evaluate($0) }
    if let found = results.first(where: \.isMatch) { return found }
    let origin = results.compactMap(\.origin).last
    let answers = parts.compactMap { answer(to: $0) }
    if answers.count == parts.count, Set(answers.map(\.phrase)).count == 1, let first = answers.first {
      let values = listed(answers.map(\.value), "or", limit: answers.count > 4 ? 3 : 4)
      return Result(isMatch: false, reason: "\(first.phrase) \(values)", origin: origin)
    }
    var reasons: [String] = []
    for result in results where !reasons.contains(result.reason) { reasons.append(result.reason) }
    return Result(isMatch: false, reason: reasons.joined(separator: "; "), origin: origin)
  }

  /// The result of one condition: `name does not end in` + `'View'`.
  private struct Answer {
    var isMatch: Bool
    var phrase: String
    var value: String

    var sentence: String { value.isEmpty ? phrase : "\(phrase) \(value)" }
  }

  private func answer(to selector: Selector) -> Answer? {
    switch selector {
    case .path(let glob):
      let path = graph[subject.file].path
      let found = glob.alternatives.first { $0.matches(path) }
      return Answer(
        isMatch: found != nil, phrase: found == nil ? "path is not" : "path",
        value: found.map { "'\($0.text)'" } ?? shortened(glob))
    case .module(let glob):
      let isMatch = glob.matches(graph[graph[subject.file].module].name)
      if isMatch, ignoresModule {
        let reason = hasTransfersOnly ? "contains only DTOs" : "has folders of several layers"
        return Answer(isMatch: false, phrase: "module \(reason), so it is not", value: shortened(glob))
      }
      return Answer(isMatch: isMatch, phrase: isMatch ? "module" : "module is not", value: shortened(glob))
    case .imports(let glob):
      let isMatch = graph[subject.file].facts.imports(glob)
      return Answer(isMatch: isMatch, phrase: isMatch ? "imports" : "does not import", value: shortened(glob))
    case .folderImports(let glob):
      let isMatch = graph.folderImports(glob, beside: subject.file)
      return Answer(
        isMatch: isMatch, phrase: isMatch ? "its folder imports" : "no file of its folder imports",
        value: shortened(glob))
    default: return subject.type.flatMap { answer(to: selector, of: graph[$0], id: $0) }
    }
  }

  /// `'**/{DI,Injection,…}/**'`: shortens a glob with many alternatives.
  private func shortened(_ glob: Glob) -> String {
    let pattern = glob.pattern
    guard glob.alternatives.count > 3, let open = pattern.firstIndex(of: "{"), let close = pattern.lastIndex(of: "}"),
      open < close
    else { return "'\(pattern)'" }
    let inside = pattern[pattern.index(after: open)..<close].split(separator: ",").prefix(2).joined(separator: ",")
    return "'\(pattern[...open])\(inside),…\(pattern[close...])'"
  }

  private func answer(to selector: Selector, of type: TypeEntity, id: TypeID) -> Answer? {
    switch selector {
    case .name(let glob): return say(glob.matches(type.simpleName), "name", "name is not", shortened(glob))
    case .prefix(let text):
      var name = type.simpleName
      let isMatch = name.withUTF8 { CamelWords.starts($0, with: Array(text.utf8)) }
      return say(isMatch, "name begins with", "name does not begin with", "'\(text)'")
    case .suffix(let text):
      return say(type.simpleName.hasSuffix(text), "name ends in", "name does not end in", "'\(text)'")
    case .kind(let kinds):
      let names = kinds.map { "\($0)" }.sorted().joined(separator: ", ")
      return say(kinds.contains(type.kind), "is a \(type.kind)", "is a \(type.kind), not one of \(names)")
    case .conforms(let glob):
      let found = graph.countedSupertypeNames(of: id).first { glob.matchesType($0) }.map(lastComponent)
      return say(found != nil, "conforms to", "does not conform to", found.map { "'\($0)'" } ?? shortened(glob))
    case .conformsOutside(let glob):
      let found = graph.countedSupertypeNames(of: id, outsideOnly: true).first { glob.matchesType($0) }.map(
        lastComponent)
      let no = "does not conform outside the project to"
      return say(found != nil, "conforms to", no, found.map { "'\($0)'" } ?? shortened(glob))
    case .inherits(let glob):
      let supertypes = graph.countedSupertypes(of: id).map { lastComponent(graph.name(of: $0)) }
      let found = supertypes.first { glob.matches($0) }
      return say(found != nil, "inherits", "does not directly inherit", found.map { "'\($0)'" } ?? shortened(glob))
    case .attribute(let glob):
      let implied = graph.impliedAttribute(of: id).map { [$0] } ?? []
      let found = (type.attributes + implied).first { glob.matches(lastComponent($0)) }
      return say(found != nil, "has the attribute", "has no attribute", "'\(found ?? glob.pattern)'")
    case .takes(let glob):
      return say(graph.takes(id, glob), "has a function that takes", "has no function that takes", shortened(glob))
    case .stores(let glob):
      return say(graph.stores(id, glob), "stores a", "stores no", shortened(glob))
    case .member(let glob):
      return say(graph.hasMember(id, glob), "has a member", "has no member", shortened(glob))
    case .word(let text):
      var name = type.simpleName
      let isMatch = name.withUTF8 { CamelWords.contains(Array(text.utf8), in: $0) }
      return say(isMatch, "name contains the word", "name does not contain the word", "'\(text)'")
    case .shape(let shape): return answer(to: shape, of: id)
    case .wires:
      return say(
        !isUnconfirmed, "creates dependencies or screens and provides them to others",
        "creates no dependencies or screens that it provides to others")
    case .isPublic: return say(type.access >= .package, "is \(type.access)", "is \(type.access)")
    case .isTopLevel: return say(type.outer == nil, "is at top level", "is nested")
    case .layer(let name):
      let actual = "is in \(folderLayer ?? "no layer")"
      return say(folderLayer == name, actual, "\(actual), not in", folderLayer == name ? "" : name)
    case .inside(let role):
      return say(outerRoles.contains(role), "is inside a", "is not inside a", role.rawValue)
    default: return nil
    }
  }

  private func answer(to shape: TypeShape, of id: TypeID) -> Answer {
    let shapes = TypeShapes(graph, vocabulary)
    let has = shapes.has(shape, id)
    switch shape {
    case .operations where shapes.isHelper(id):
      return Answer(isMatch: false, phrase: "has a name of the vocabulary list 'helper-protocols'", value: "")
    case .operations:
      return say(has, "is a protocol with an asynchronous operation", "is no protocol with an asynchronous operation")
    case .command: return say(has, "is one command over stored protocols", "is no single command over stored protocols")
    case .values: return say(has, "only groups values", "does not only group values")
    case .namespace: return say(has, "is an enum without cases", "is no enum without cases")
    }
  }

  private func say(_ isMatch: Bool, _ yes: String, _ no: String, _ value: String = "") -> Answer {
    Answer(isMatch: isMatch, phrase: isMatch ? yes : no, value: value)
  }
}
