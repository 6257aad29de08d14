import CartImplementation
import Foundation
import ItemsImplementation
import ShopInterface
import StrataNetwork
import StrataStorage

/// The composition root: gives the modules what they need from outside, each other among it. They live as long as the
/// app.
@MainActor
final class AppDependencies {
  private(set) lazy var itemsModule: any ItemsTerminalModule = ItemsModuleImp(
    externalDependencies: ExternalDependencies(
      cartModule: { self.cartModule }, networkClient: networkClient, storage: storage, logger: logger, locale: locale))

  private(set) lazy var cartModule: any CartTerminalModule = CartModuleImp(
    externalDependencies: CartExternalDependencies(
      itemsModule: { self.itemsModule }, storage: storage, logger: logger, locale: locale))

  private let networkClient: NetworkClient
  private let storage: any KeyValueStorage
  private let logger: any Logger
  private let locale: Locale

  init(
    baseURL: String, transport: any Transport, storage: any KeyValueStorage, logger: any Logger = WarningLogger(),
    locale: Locale = .current
  ) {
    let configuration = NetworkConfiguration(baseURL: baseURL, timeout: .seconds(5), deadline: .seconds(10))
    networkClient = NetworkClient(configuration: configuration, transport: transport)
    self.storage = storage
    self.logger = logger
    self.locale = locale
  }
}
