import StrataModel

/// The key of a service in a container: the type, the name and the number of arguments.
struct ServiceKey: Hashable {
  var service: Service
  /// The string of the name; empty if there is none.
  var name: String
  /// The number of arguments of the factory besides the resolver; nil if it is not known.
  var arguments: Int?
}

/// A type as a key of the container: resolved, with its generic arguments as written.
struct Service: Hashable {
  var target: Target
  var generics: String
}

/// `register(X.self, name: …) { … }`, with the further types of `implements`.
struct Registration {
  var keys: [ServiceKey]
  /// The name of the service in reports.
  var title: String
  var file: FileID
  var offset: UInt32
  /// The name is not a literal, so that any name may be meant.
  var hasDynamicName: Bool
  var site: RegistrationSite
  /// Created by the framework itself (storyboards): never resolved in code.
  var isImplicit: Bool
  /// What a factory without code resolves: the parameters of an initializer (`autoregister`).
  var needs: [Service]
}

/// Where a registration is made: two of one key at one site replace each other.
struct RegistrationSite: Hashable {
  var file: FileID
  /// The declaration whose body contains it; ``noIndex`` at file level.
  var declaration: UInt32
  /// The expression before `register`: `container`.
  var container: [String]
  /// The innermost branch, loop or closure around it, as a node; -1: none.
  var branch: Int
}

/// `resolve(X.self, name: …)`.
struct Resolution {
  var key: ServiceKey
  var title: String
  var file: FileID
  var offset: UInt32
  var hasDynamicName: Bool
  /// Title of the service whose factory contains it.
  var factory: String?
  /// The enclosing type, or the file.
  var symbol: String
}

/// All registrations and resolutions in production code.
struct SwinjectModel {
  private(set) var registrations: [Registration] = []
  private var byService: [Service: [Int]] = [:]
  var resolutions: [Resolution] = []
  /// Types that are resolved by inference (`r~>`), or named as a metatype anywhere else.
  var mentioned: Set<Target> = []
  /// How many calls resolve a service by the type that is expected, and of how many this type is not known.
  var byType = (known: 0, unknown: 0)
  /// Types that files name as metatypes or wrapped properties without calling the container.
  var named: Set<Target> = []
  /// Simple names in registrations whose types are not known.
  var unknownNames: Set<String> = []
  /// The number of services that could not be read.
  var unknown = 0

  init(_ context: RuleContext) {
    let graph = context.project.graph
    let vocabulary = context.vocabulary
    let registering = vocabulary[.registeringFunctions]
    let resolving = NameSet(vocabulary[.resolvingFunctions].entries + [Swinject.inference])
    var isRead = [Bool](repeating: false, count: graph.files.count)
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let names = file.facts.names
      guard names.mentions(oneOf: resolving) || registering.matchesAny(of: names) else { continue }
      isRead[index] = true
      var reader = SwinjectReader(context, file: FileID(UInt32(index)))
      reader.read(into: &self)
    }
    // The project's own functions and property wrappers resolve too: `@Injected(UserService.self)`.
    let services = NameSet(
      registrations.flatMap(\.keys).compactMap(\.service.target.typeID).map { graph.types[$0.index].simpleName })
    for (index, file) in graph.files.enumerated() where !file.isTest && file.facts.names.mentions(oneOf: services) {
      SwinjectReader(context, file: FileID(UInt32(index))).readNames(inCode: !isRead[index], into: &self)
    }
    let byType = SwinjectReader.resolvingByType(graph, vocabulary[.resolvingFunctions].names)
    for (index, file) in graph.files.enumerated() where !file.isTest && file.facts.names.mentions(oneOf: byType) {
      SwinjectReader(context, file: FileID(UInt32(index))).readExpectedTypes(of: byType, into: &self)
    }
  }

  mutating func add(_ registration: Registration) {
    for service in Set(registration.keys.map(\.service)) { byService[service, default: []].append(registrations.count) }
    registrations.append(registration)
  }

  /// Whether a service is registered under a key.
  func isRegistered(_ key: ServiceKey, dynamicName: Bool) -> Bool {
    registrations(of: key.service).contains { registration in
      registration.keys.contains { known in
        known.service == key.service
          && (dynamicName || registration.hasDynamicName || known.name == key.name)
          && (known.arguments == nil || key.arguments == nil || known.arguments == key.arguments)
      }
    }
  }

  /// The registrations of a type under any key.
  func registrations(of service: Service) -> [Registration] {
    byService[service, default: []].map { registrations[$0] }
  }
}

extension RuleContext {
  /// Created once, for the first rule that needs it.
  var swinjectModel: SwinjectModel { once("services of the container") { SwinjectModel(self) } }
}
