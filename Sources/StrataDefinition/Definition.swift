import StrataModel

/// A validated definition of an architecture: layers, roles, frameworks, rules and exemptions. Immutable; made by
/// the loader from `strata.yml` and the styles that it extends.
public struct Definition: Sendable {
  /// Name of the built-in style at the bottom of `extends`, or `custom`.
  public var style: String
  /// Globs of the files to read and to leave out, relative to the root.
  public var sources: [Glob]
  public var excluded: [Glob]
  /// Globs of test code.
  public var tests: [Glob]
  /// In the order written, which is from the outside inwards.
  public var layers: [Layer]
  /// In the order in which they are tried: the first whose selector matches wins.
  public var roles: [Role]
  public var frameworks: [FrameworkFamily]
  /// Explicit modules (`modules:`), each with the globs of its files.
  public var modules: [ModuleDefinition]
  /// Settings of every rule that is known, by id; absent = off.
  public var rules: [String: RuleSettings]
  public var exemptions: [Exemption]

  public init(
    style: String, sources: [Glob] = [], excluded: [Glob] = [], tests: [Glob] = [], layers: [Layer] = [],
    roles: [Role] = [], frameworks: [FrameworkFamily] = [], modules: [ModuleDefinition] = [],
    rules: [String: RuleSettings] = [:], exemptions: [Exemption] = []
  ) {
    self.style = style
    self.sources = sources
    self.excluded = excluded
    self.tests = tests
    self.layers = layers
    self.roles = roles
    self.frameworks = frameworks
    self.modules = modules
    self.rules = rules
    self.exemptions = exemptions
  }

  public func layer(named name: String) -> Layer? { layers.first { $0.name == name } }
  public func role(_ id: RoleID) -> Role? { roles.first { $0.id == id } }
  public func family(_ name: String) -> FrameworkFamily? { frameworks.first { $0.name == name } }
}

/// A layer.
public struct Layer: Sendable {
  public var name: String
  /// What places a type here: usually path globs and modules. Nil: by roles only.
  public var selector: Selector?
  /// Names of the layers whose types it may refer to, itself included.
  public var uses: Set<String>
  /// Names of the framework families that it must not import or name.
  public var forbiddenFrameworks: [String]
  /// Builds the object graph: may refer to everything, and may create dependencies.
  public var isCompositionRoot: Bool
  /// Line of the definition that declares it, for messages: `strata.yml:14`.
  public var origin: String

  public init(
    name: String, selector: Selector? = nil, uses: Set<String> = [], forbiddenFrameworks: [String] = [],
    isCompositionRoot: Bool = false, origin: String = ""
  ) {
    self.name = name
    self.selector = selector
    self.uses = uses
    self.forbiddenFrameworks = forbiddenFrameworks
    self.isCompositionRoot = isCompositionRoot
    self.origin = origin
  }
}

/// A role that a type plays. The ids that rules know are the static members; a definition may add others.
public struct RoleID: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public static func < (a: RoleID, b: RoleID) -> Bool { a.rawValue < b.rawValue }

  /// A SwiftUI view, view controller, cell.
  public static let view: RoleID = "view"
  public static let viewModel: RoleID = "view-model"
  /// The base class that view models extend (`BaseViewModel`).
  public static let baseViewModel: RoleID = "base-view-model"
  /// The state that a view model publishes.
  public static let uiState: RoleID = "ui-state"
  public static let coordinator: RoleID = "coordinator"
  public static let router: RoleID = "router"
  public static let useCase: RoleID = "use-case"
  public static let gateway: RoleID = "gateway"
  public static let repository: RoleID = "repository"
  public static let dataSource: RoleID = "data-source"
  /// A typed client of a remote API (`PaymentApiService`).
  public static let apiService: RoleID = "api-service"
  /// What sends requests (`Network`, `NetworkClient`).
  public static let networkClient: RoleID = "network-client"
  /// A description of requests (`AuthNetworkRoute`).
  public static let networkRoute: RoleID = "network-route"
  /// Local storage (`UserDefaultsStorage`, `PaymentLocalStorage`).
  public static let storage: RoleID = "storage"
  /// Other service that is injected (`ValidationService`).
  public static let service: RoleID = "service"
  public static let dto: RoleID = "dto"
  /// A domain model.
  public static let entity: RoleID = "entity"
  public static let mapper: RoleID = "mapper"
  /// App entry points, containers, assemblies, factories: where the object graph is built.
  public static let compositionRoot: RoleID = "composition-root"
  /// The public protocol of a module.
  public static let moduleInterface: RoleID = "module-interface"
  public static let externalDependencies: RoleID = "external-dependencies"
}

/// A role and how types get it.
public struct Role: Sendable {
  public var id: RoleID
  public var selector: Selector
  /// Layer to which concrete types of the role belong; nil: any.
  public var layer: String?
  /// Layer to which protocols of the role belong; nil: the same as `layer`.
  public var interfaceLayer: String?
  /// Layers in which types of the role are at home besides `layer`, so that they are not misplaced there.
  public var alsoIn: [String]
  /// Roles that this one must not reach, because a layer lies between (`skipped-layer`).
  public var skips: Set<RoleID>
  /// What stands between, for the remedy: the role that should be asked instead.
  public var through: RoleID?
  /// Types of the role are injected, not built in place (`direct-instantiation` …).
  public var isDependency: Bool
  /// Declared in a way that decides the layer against the folder: a role whose selector is certain. When false, the
  /// folder's layer wins.
  public var decidesLayer: Bool
  public var origin: String

  public init(
    id: RoleID, selector: Selector, layer: String? = nil, interfaceLayer: String? = nil, alsoIn: [String] = [],
    skips: Set<RoleID> = [], through: RoleID? = nil, isDependency: Bool = false, decidesLayer: Bool = true,
    origin: String = ""
  ) {
    self.id = id
    self.selector = selector
    self.layer = layer
    self.interfaceLayer = interfaceLayer
    self.alsoIn = alsoIn
    self.skips = skips
    self.through = through
    self.isDependency = isDependency
    self.decidesLayer = decidesLayer
    self.origin = origin
  }
}

/// A family of frameworks: `ui`, `network`, `persistence`, `reactive`, `injection` …
public struct FrameworkFamily: Sendable {
  public var name: String
  /// Module names; `*` and `?` as wildcards.
  public var modules: [Glob]
  /// Types of the family whose module is shared with others (`URLSession` of Foundation).
  public var types: [Glob]
  public var origin: String

  public init(name: String, modules: [Glob], types: [Glob], origin: String = "") {
    self.name = name
    self.modules = modules
    self.types = types
    self.origin = origin
  }
}

/// A module given by the definition.
public struct ModuleDefinition: Sendable {
  public var name: String
  public var paths: [Glob]
  public var isTest: Bool
  public var origin: String

  public init(name: String, paths: [Glob], isTest: Bool = false, origin: String = "") {
    self.name = name
    self.paths = paths
    self.isTest = isTest
    self.origin = origin
  }
}

/// Severity and options of one rule.
public struct RuleSettings: Sendable {
  public var severity: Severity
  /// Every option of the rule, defaults filled in.
  public var options: [String: OptionValue]

  public init(severity: Severity, options: [String: OptionValue] = [:]) {
    self.severity = severity
    self.options = options
  }

  public func flag(_ name: String) -> Bool {
    if case .flag(let value) = options[name] { return value }
    return false
  }

  public func number(_ name: String) -> Int {
    if case .number(let value) = options[name] { return value }
    return 0
  }

  public func text(_ name: String) -> String {
    if case .text(let value) = options[name] { return value }
    return ""
  }

  public func list(_ name: String) -> [String] {
    if case .list(let value) = options[name] { return value }
    return []
  }
}

/// Findings that are accepted, with a reason. All given patterns must match; at least one is given.
public struct Exemption: Sendable {
  /// Rule ids; empty: every rule.
  public var rules: [String]
  /// Glob of the finding's symbol, target and file.
  public var symbol: Glob?
  public var target: Glob?
  public var path: Glob?
  public var reason: String
  public var origin: String

  public init(rules: [String], symbol: Glob?, target: Glob?, path: Glob?, reason: String, origin: String) {
    self.rules = rules
    self.symbol = symbol
    self.target = target
    self.path = path
    self.reason = reason
    self.origin = origin
  }
}
