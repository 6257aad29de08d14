import StrataModel

/// What a container resolves: the type, and the name and number of arguments that are part of the key.
struct ServiceKey: Hashable {
  var service: Service
  /// Text of the name; empty for none.
  var name: String
  /// How many arguments the factory takes besides the resolver; nil where that is not known.
  var arguments: Int?
}

/// A type as a key of the container: as it was resolved, with its generic arguments as written.
struct Service: Hashable {
  var target: Target
  var generics: String
}

/// `register(X.self, name: …) { … }`, with the further types of `implements`.
struct Registration {
  var keys: [ServiceKey]
  /// How reports call the service.
  var title: String
  var file: FileID
  var offset: UInt32
  /// The name is not a literal, so that any name may be meant.
  var hasDynamicName: Bool
  /// Built by the framework itself (storyboards): never resolved in code.
  var isImplicit: Bool
  /// What a factory without code resolves: the parameters of an initializer (`autoregister`).
  var needs: [Service]
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
  /// Type around it, or file.
  var symbol: String
}

/// Everything that the code says about its container, read in production code.
struct SwinjectModel {
  private(set) var registrations: [Registration] = []
  private var byService: [Service: [Int]] = [:]
  var resolutions: [Resolution] = []
  /// Types that are resolved by inference (`r~>`), or named as a metatype anywhere else.
  var mentioned: Set<Target> = []
  /// Simple names that a registration gives, where it is not known which type is meant.
  var unknownNames: Set<String> = []
  /// How many services could not be read.
  var unknown = 0

  init(_ context: RuleContext) {
    let graph = context.project.graph
    let words = ["register", "autoregister", "storyboardInitCompleted", "resolve"]
    for (index, file) in graph.files.enumerated() where !file.isTest {
      guard words.contains(where: { file.facts.names.mentions($0) }) || file.facts.names.mentions("~>") else {
        continue
      }
      var reader = SwinjectReader(context, file: FileID(UInt32(index)))
      reader.read(into: &self)
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
