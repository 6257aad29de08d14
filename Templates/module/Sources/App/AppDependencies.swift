import CartImplementation
import Foundation
import ItemsImplementation
import ShopInterface
import ShopShared
import StrataNetwork
import StrataStorage

/// The composition root: gives the modules what they need from outside, each other among it. They live as long as the
/// app.
@MainActor
final class AppDependencies {
  private(set) lazy var itemsModule: ItemsModuleImp = ItemsModuleImp(
    externalDependencies: ExternalDependencies(
      cartModule: { self.cartModule }, networkClient: networkClient, storage: storage, logger: logger,
      decorator: decorator, locale: locale))

  private(set) lazy var cartModule: CartModuleImp = CartModuleImp(
    externalDependencies: CartExternalDependencies(
      itemsModule: { self.itemsModule }, storage: storage, logger: logger, decorator: decorator,
      locale: locale))

  private let networkClient: NetworkClient
  private let storage: any KeyValueStorage
  private let logger: any Logger
  private let decorator: any LayerDecorator
  private let locale: Locale

  init(
    baseURL: String, transport: any Transport, storage: any KeyValueStorage, logger: any Logger = WarningLogger(),
    decorator: any LayerDecorator = NoDecorator(), locale: Locale = .current
  ) {
    let configuration = NetworkConfiguration(baseURL: baseURL, timeout: .seconds(5), deadline: .seconds(10))
    networkClient = NetworkClient(
      configuration: configuration, transport: decorator.decorate(transport, as: (any Transport).self))
    self.storage = storage
    self.logger = logger
    self.decorator = decorator
    self.locale = locale
  }
}
