// style: repository
// rules: direct-instantiation, service-locator, dependency-rule
// What is created to be registered in a container is no dependency of the type that registers it, in any layer.
// file: Sources/Domain/Kiln.swift
protocol KilnRepository {}

protocol FireKilnUseCase {}

final class DefaultFireKilnUseCase: FireKilnUseCase {
  init(repository: KilnRepository) {}
}
// file: Sources/Support/Registry.swift
final class Registry {
  static let shared = Registry()
  func register<Part>(type: Part.Type, part: Part) {}
  func registerListener(_ listener: AnyObject) {}
}
// file: Sources/Data/KilnRepositoryImpl.swift
final class KilnNetworkClient {
  static let shared = KilnNetworkClient()
  func registerListener(_ listener: AnyObject) {}
}

final class KilnRepositoryImpl: KilnRepository {
  init(client: KilnNetworkClient) {}
}
// file: Sources/Data/DataParts.swift
enum DataParts {
  static func registerAll() {
    let registry = Registry.shared
    let client = KilnNetworkClient.shared
    let repository = KilnRepositoryImpl(client: client)
    registry.register(type: KilnRepository.self, part: repository)
    registry.register(type: FireKilnUseCase.self, part: DefaultFireKilnUseCase(repository: repository))
  }
}
// file: Sources/Data/KilnStorage.swift
final class KilnStorage {
  func open() {
    Registry.shared.register(type: KilnRepository.self, part: KilnRepositoryImpl(client: KilnNetworkClient()))
    let repository = KilnRepositoryImpl(client: KilnNetworkClient())  // ! direct-instantiation KilnStorage -> KilnRepositoryImpl
    watch(repository)
  }

  // Other functions whose names begin in the same way add listeners.
  func listen() {
    let client = KilnNetworkClient()  // ! direct-instantiation KilnStorage -> KilnNetworkClient
    client.registerListener(self)
  }

  private func watch(_ repository: KilnRepository) {}
}
// file: Sources/Presentation/KilnPanel.swift
final class KilnPanel {
  // A registration excuses the creation, not the layer.
  func prepare() {
    Registry.shared.register(type: KilnRepositoryImpl.self, part: make())  // ! dependency-rule KilnPanel -> KilnRepositoryImpl
    Registry.shared.register(type: FireKilnUseCase.self, part: LiveFireKilnUseCase(client: KilnNetworkClient()))  // ! dependency-rule KilnPanel -> KilnNetworkClient
  }
}

final class LiveFireKilnUseCase: FireKilnUseCase {
  init(client: AnyObject) {}
}

private func make() -> KilnRepositoryImpl { fatalError() }  // ! dependency-rule make() -> KilnRepositoryImpl
// file: Sources/Data/KilnParts.swift
final class KilnParts {
  private lazy var registry: Registry = {
    let registry = Registry()
    registry.register(type: KilnRepository.self, part: KilnRepositoryImpl(client: KilnNetworkClient()))
    return registry
  }()
  private lazy var client: KilnNetworkClient = {
    let client = KilnNetworkClient()  // ! direct-instantiation KilnParts -> KilnNetworkClient
    return client
  }()
}
