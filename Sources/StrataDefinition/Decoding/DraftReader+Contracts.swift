import StrataModel
import StrataYAML

struct ContractDraft: Sendable {
  var name: Located<String>
  var isRemoved = false
  var statement: Contract.Statement?
  /// The layers that its parts name, to be looked up when everything is merged.
  var layers: [Located<String>] = []
  var severity: Severity?
  var because: String?
  var exceptions: [SeverityExceptionDraft]?
  var checksTests: Bool?
}

/// `contracts:`
extension DraftReader {
  static let contractKinds = ["independent", "acyclic", "protected", "no-path"]
  static let contractKeys = contractKinds + ["only", "severity", "because", "where", "tests"]
  static let partKeys = ["folders", "modules", "layers", "except"]

  mutating func contracts(_ node: YAMLNode) -> [ContractDraft] {
    (entries(of: node, in: "'contracts'") ?? []).compactMap { entry in
      let name = Located(value: entry.key, mark: keyMark(entry))
      if !entry.key.utf8.allSatisfy(DraftReader.isPartOfRuleName) {
        report(name.mark, "'\(entry.key)' is not a name of a contract; use lowercase letters, digits and dashes")
        return nil
      }
      if rules[entry.key] != nil {
        report(name.mark, "there is a rule '\(entry.key)'; give the contract another name")
        return nil
      }
      var draft = ContractDraft(name: name)
      draft.isRemoved = isOff(entry.value)
      if !draft.isRemoved { read(entry.value, into: &draft) }
      return draft
    }
  }

  private mutating func read(_ node: YAMLNode, into draft: inout ContractDraft) {
    guard let fields = fields(of: node, in: "a contract", keys: DraftReader.contractKeys) else { return }
    draft.because = fields["because"].flatMap { text($0, "because") }?.value
    draft.exceptions = fields["where"].map { severityExceptions($0, of: draft.name.value) }
    draft.severity = fields["severity"].flatMap { severity(ofContract: $0) }
    draft.checksTests = fields["tests"].flatMap { flag($0, "tests") }
    let kinds = DraftReader.contractKinds.filter { fields[$0] != nil }
    if kinds.count > 1 {
      report(
        fields.mark, "a contract makes one statement; write one contract for '\(kinds[0])' and one for '\(kinds[1])'")
    }
    if let only = fields.entry("only"), kinds != ["protected"] {
      report(keyMark(only), "'only' belongs to a contract with 'protected'")
    }
    guard let kind = kinds.first, let node = fields[kind] else {
      // One that only changes severity or reason of the contract with this name in the extended definition.
      if draft.because == nil, draft.severity == nil, draft.exceptions == nil, draft.checksTests == nil {
        let known = DraftReader.contractKinds.joined(separator: ", ")
        report(fields.mark, "contract '\(draft.name.value)' states nothing; add one of \(known)")
      }
      return
    }
    switch kind {
    case "independent": draft.statement = parts(node, kind, &draft.layers).map { .independent($0) }
    case "acyclic": draft.statement = parts(node, kind, &draft.layers).map { .acyclic($0) }
    case "protected":
      guard let only = fields["only"] else {
        return report(
          fields.mark,
          "contract '\(draft.name.value)' does not say who may use it; add 'only', as in 'only: {layer: Data}'")
      }
      let (target, users) = (selector(node, kind, inLayer: false), selector(only, "only", inLayer: false))
      if let target, let users { draft.statement = .protected(target, only: users) }
    default:
      guard let ends = self.fields(of: node, in: "'no-path'", keys: ["from", "to"]) else { return }
      guard let from = ends["from"], let to = ends["to"] else {
        return report(
          ends.mark, "'no-path' needs 'from' and 'to', as in '{from: {layer: Domain}, to: {module: Store}}'")
      }
      let (start, end) = (selector(from, "from", inLayer: false), selector(to, "to", inLayer: false))
      if let start, let end { draft.statement = .noPath(from: start, to: end) }
    }
  }

  private mutating func severity(ofContract node: YAMLNode) -> Severity? {
    if case .scalar(let text, _) = node.content, let severity = Severity(rawValue: text) { return severity }
    report(mark(node), "'severity' of a contract must be error, warning or off\(shown(node))")
    return nil
  }

  /// Folders as strings, or a mapping.
  private mutating func parts(
    _ node: YAMLNode, _ what: String, _ layers: inout [Located<String>]
  ) -> PartSelection? {
    var parts = PartSelection()
    guard case .mapping = node.content else {
      parts.folders = texts(node, what).compactMap { folder($0) }
      return parts.folders.isEmpty ? nil : parts
    }
    guard let fields = fields(of: node, in: "'\(what)'", keys: DraftReader.partKeys) else { return nil }
    parts.folders = (fields["folders"].map { texts($0, "folders") } ?? []).compactMap { folder($0) }
    parts.modules = (fields["modules"].map { texts($0, "modules") } ?? []).compactMap { glob($0) }
    parts.except = (fields["except"].map { texts($0, "except") } ?? []).compactMap { folder($0) }
    layers = fields["layers"].map { texts($0, "layers") } ?? []
    parts.layers = layers.map(\.value)
    if parts.folders.isEmpty, parts.modules.isEmpty, parts.layers.isEmpty {
      report(fields.mark, "'\(what)' selects no parts; add 'folders', 'modules' or 'layers'")
      return nil
    }
    return parts
  }

  /// A glob of folders, without what is in them.
  private mutating func folder(_ text: Located<String>) -> Glob? {
    var path = text.value[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    if path.hasPrefix("/") || path.pathComponents.contains("..") {
      report(
        text.mark, "'\(text.value)' is not a folder of the project; paths are relative to the folder that is checked")
      return nil
    }
    return glob(Located(value: String(path), mark: text.mark))
  }
}
