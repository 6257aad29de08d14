import StrataModel

/// The content of definition files before names are looked up. Omitted keys have no values yet.
struct DefinitionDraft: Sendable {
  var parent: Located<String>?
  var sources = ListEdit<Glob>()
  var excluded = ListEdit<Glob>()
  var generated = ListEdit<Glob>()
  var tests = ListEdit<Glob>()
  /// The same, without those of built-in styles.
  var ownTests = ListEdit<Glob>()
  var ownExcluded = ListEdit<Glob>()
  /// By key: the paths of `sources`, `generated` and `tests` in the project's own files.
  var ownPaths: [String: ListEdit<OwnPath>] = [:]
  /// The paths of each module.
  var ownModulePaths: [String: [OwnPath]] = [:]
  var nested = ListEdit<Located<String>>()
  var layers: [LayerDraft] = []
  var order: OrderDraft?
  var roles: [RoleDraft] = []
  var frameworks: [FrameworkDraft] = []
  var modules: [ModuleDefinition] = []
  var vocabulary: [VocabularyDraft] = []
  var contracts: [ContractDraft] = []
  var ownRules: [OwnRuleDraft] = []
  var rules: [RuleDraft] = []
  var exemptions: [ExemptionDraft] = []
}

struct LayerDraft: Sendable {
  var name: Located<String>
  var isRemoved = false
  /// It contains mistakes, which were reported: a missing value may be due to one of them.
  var isBroken = false
  var selector = ListEdit<Selector>()
  var fallback = ListEdit<Selector>()
  var uses = ListEdit<Located<String>>()
  var usesRoles = ListEdit<Located<String>>()
  var forbids = ListEdit<Located<String>>()
  /// The only modules that it may import.
  var imports = ListEdit<Glob>()
  /// Where any definition states that, and where the project's own definition states `uses` and `forbids`.
  var importsMark: Mark?
  var ownUses: Mark?
  var ownForbids: Mark?
  var because: String?
  var isCompositionRoot: Bool?
  var isNeutral: Bool?
}

struct RoleDraft: Sendable {
  var id: Located<String>
  var isRemoved = false
  /// It contains mistakes, which were reported: a missing value may be due to one of them.
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
  /// Set together with `isCompositionRoot`.
  var rootsNeedWiring = false
}

struct FrameworkDraft: Sendable {
  var name: Located<String>
  var modules = ListEdit<Glob>()
  var types = ListEdit<Glob>()
  var members = ListEdit<Glob>()
  var functions = ListEdit<Glob>()
  var macros = ListEdit<Glob>()
  var because: String?
  var isOwn = false
}

/// The changes of a definition to a list of the vocabulary.
struct VocabularyDraft: Sendable {
  var list: Vocabulary.List
  var entries = ListEdit<Located<String>>()
}

struct RuleDraft: Sendable {
  var id: Located<String>
  /// Nil: unchanged. `on` is the default severity of the rule.
  var severity: RuleSeverity?
  var options: [String: ListOrValue] = [:]
  var because: String?
  /// Nil: unchanged.
  var exceptions: [SeverityExceptionDraft]?
  /// Whether it also checks test code; nil: unchanged.
  var checksTests: Bool?
  /// A file of the project states the severity, not only a built-in style.
  var hasOwnSeverity = false
  /// It is a mapping without a severity, and no file that is extended turns the rule on.
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
