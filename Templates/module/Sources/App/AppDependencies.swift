import Foundation
import ItemsImplementation
import ItemsInterface
import StrataNetwork
import StrataStorage

/// The composition root: gives the module what it needs from outside.
struct AppDependencies {
  let itemsModule: any ItemsTerminalModule

  init(
    baseURL: String, transport: any Transport, storage: any KeyValueStorage, logger: any Logger = SilentLogger(),
    locale: Locale = .current
  ) {
    let configuration = NetworkConfiguration(baseURL: baseURL, timeout: .seconds(5), deadline: .seconds(10))
    itemsModule = ItemsModuleImp(
      externalDependencies: ExternalDependencies(
        networkClient: NetworkClient(configuration: configuration, transport: transport), storage: storage,
        logger: logger, locale: locale))
  }
}
