import StrataModel
import StrataYAML

/// Reads the tree of one definition file into a draft, and collects all mistakes in it.
struct DraftReader {
  let file: String
  /// A built-in style may name rules that a smaller catalogue does not contain.
  let isBuiltIn: Bool
  let rules: [String: RuleDescription]
  var issues: [DefinitionIssue] = []
  /// Names in selectors, to be looked up when everything is merged.
  var layersInSelectors: [Located<String>] = []
  var rolesInSelectors: [Located<String>] = []

  static let keys = [
    "style", "extends", "definitions", "sources", "exclude", "generated", "tests", "modules", "layers", "order",
    "roles", "frameworks", "contracts", "vocabulary", "rules", "exemptions",
  ]
  static let listKeys = ["definitions", "sources", "exclude", "generated", "tests", "exemptions"]

  init(file: String, isBuiltIn: Bool, rules: [String: RuleDescription]) {
    self.file = file
    self.isBuiltIn = isBuiltIn
    self.rules = rules
  }

  mutating func read(_ root: YAMLNode?) -> DefinitionDraft {
    var draft = DefinitionDraft()
    guard let root, !root.isNull else {
      let message = "the definition is empty; 'style: gateway' is a complete definition"
      issues.append(DefinitionIssue(file: file, line: 1, column: 1, message: message))
      return draft
    }
    guard let fields = fields(of: root, in: "a definition", keys: DraftReader.keys, lists: DraftReader.listKeys)
    else { return draft }
    draft.parent = parent(in: fields)
    draft.nested = names(in: fields, "definitions")
    draft.sources = paths(in: fields, "sources")
    draft.excluded = paths(in: fields, "exclude")
    draft.generated = paths(in: fields, "generated")
    draft.tests = paths(in: fields, "tests")
    if !isBuiltIn {
      draft.ownTests = draft.tests
      draft.ownExcluded = draft.excluded
      for key in ["sources", "generated", "tests"] { draft.ownPaths[key] = ownPaths(in: fields, key) }
    }
    if let node = fields["modules"] { draft.modules = modules(node, &draft.ownModulePaths) }
    if let node = fields["layers"] { draft.layers = layers(node) }
    if let entry = fields.entry("order") { draft.order = order(entry) }
    if let node = fields["roles"] { draft.roles = roles(node) }
    if let node = fields["frameworks"] { draft.frameworks = frameworks(node) }
    if let node = fields["contracts"] { draft.contracts = contracts(node) }
    if let node = fields["vocabulary"] { draft.vocabulary = vocabulary(node) }
    if let node = fields["rules"] { draft.rules = ruleSettings(node, own: &draft.ownRules) }
    for key in ["exemptions", "exemptions+"] {
      if let node = fields[key] { draft.exemptions += exemptions(node) }
    }
    return draft
  }

  /// The globs of a key with their locations. Mistakes in them are reported elsewhere.
  private mutating func ownPaths(in fields: Fields, _ key: String) -> ListEdit<OwnPath> {
    let known = issues
    let names = names(in: fields, key)
    let result = ListEdit(
      replacement: names.replacement?.compactMap { ownPath($0, of: "'\(key)'") },
      additions: names.additions.compactMap { ownPath($0, of: "'\(key)'") })
    issues = known
    return result
  }

  mutating func ownPath(_ text: Located<String>, of owner: String) -> OwnPath? {
    path(text).map { OwnPath(glob: $0, owner: owner, origin: text.mark.origin) }
  }

  /// `style: gateway`, `extends: gateway` or `extends: ../architecture.yml`.
  private mutating func parent(in fields: Fields) -> Located<String>? {
    let style = fields["style"].flatMap { text($0, "style") }
    let extended = fields["extends"].flatMap { text($0, "extends") }
    if style != nil, let extended {
      report(extended.mark, "'style' and 'extends' both name the base of this definition; keep one of them")
    }
    return style ?? extended
  }
}
