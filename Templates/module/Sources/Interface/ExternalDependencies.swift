import Foundation
import StrataNetwork
import StrataStorage

/// What the module needs and does not make itself.
public struct ExternalDependencies: Sendable {
  /// Takes items. A closure: each of the two modules needs the other, so neither can be made first.
  public let cartModule: @MainActor @Sendable () -> any CartModule
  public let networkClient: NetworkClient
  public let storage: any KeyValueStorage
  public let logger: any Logger
  /// Gets each layer that the module builds.
  public let decorator: any LayerDecorator
  /// How the user writes numbers.
  public let locale: Locale

  public init(
    cartModule: @escaping @MainActor @Sendable () -> any CartModule, networkClient: NetworkClient,
    storage: any KeyValueStorage, logger: any Logger, decorator: any LayerDecorator, locale: Locale = .current
  ) {
    self.cartModule = cartModule
    self.networkClient = networkClient
    self.storage = storage
    self.logger = logger
    self.decorator = decorator
    self.locale = locale
  }
}
