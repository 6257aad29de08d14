import StrataModel

/// What definition files say, before names are looked up: nothing that a file leaves out has a value yet.
struct DefinitionDraft: Sendable {
  var parent: Located<String>?
  var sources = ListEdit<Glob>()
  var excluded = ListEdit<Glob>()
  var tests = ListEdit<Glob>()
  var layers: [LayerDraft] = []
  var roles: [RoleDraft] = []
  var frameworks: [FrameworkDraft] = []
  var modules: [ModuleDefinition] = []
  var vocabulary: [VocabularyDraft] = []
  var rules: [RuleDraft] = []
  var exemptions: [ExemptionDraft] = []
}

struct LayerDraft: Sendable {
  var name: Located<String>
  var isRemoved = false
  /// Mistakes in it were reported: what is missing may be among them.
  var isBroken = false
  var selector = ListEdit<Selector>()
  var fallback = ListEdit<Selector>()
  var uses = ListEdit<Located<String>>()
  var usesRoles = ListEdit<Located<String>>()
  var forbids = ListEdit<Located<String>>()
  /// Where the project's own definition states `uses` and `forbids`.
  var ownUses: Mark?
  var ownForbids: Mark?
  var isCompositionRoot: Bool?
  var isNeutral: Bool?
}

struct RoleDraft: Sendable {
  var id: Located<String>
  var isRemoved = false
  /// Mistakes in it were reported: what is missing may be among them.
  var isBroken = false
  var selector = ListEdit<Selector>()
  var layer: Located<String>?
  var interfaceLayer: Located<String>?
  var alsoIn = ListEdit<Located<String>>()
  var skips = ListEdit<Located<String>>()
  var uses = ListEdit<Located<String>>()
  var usesRoles = ListEdit<Located<String>>()
  var through: Located<String>?
  var isDependency: Bool?
  var decidesLayer: Bool?
  var isCompositionRoot: Bool?
}

struct FrameworkDraft: Sendable {
  var name: Located<String>
  var modules = ListEdit<Glob>()
  var types = ListEdit<Glob>()
  var members = ListEdit<Glob>()
  var functions = ListEdit<Glob>()
  var isOwn = false
}

/// What a definition says of a list of the vocabulary.
struct VocabularyDraft: Sendable {
  var list: Vocabulary.List
  var entries = ListEdit<Located<String>>()
}

struct RuleDraft: Sendable {
  var id: Located<String>
  /// Nil: unchanged. `on` is the rule's own severity.
  var severity: RuleSeverity?
  var options: [String: ListOrValue] = [:]
  /// A file of the project gives the severity, not a built-in style.
  var hasOwnSeverity = false
  /// Written as a mapping without a severity, and no file below gives one that turns the rule on.
  var isIdle = false

  enum RuleSeverity: Sendable { case on, given(Severity) }

  enum ListOrValue: Sendable {
    case value(OptionValue)
    case additions([String])
  }
}

struct ExemptionDraft: Sendable {
  var exemption: Exemption
  var rules: [Located<String>]
}
