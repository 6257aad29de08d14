import Foundation
import StrataStorage

/// What the cart needs and does not make itself.
public struct CartExternalDependencies: Sendable {
  /// Knows what an item is. A closure: each of the two modules needs the other, so neither can be made first.
  public let itemsModule: @MainActor @Sendable () -> any ItemsModule
  public let storage: any KeyValueStorage
  public let logger: any Logger
  /// Gets each layer that the module builds.
  public let decorator: any LayerDecorator
  /// How the user writes numbers.
  public let locale: Locale

  public init(
    itemsModule: @escaping @MainActor @Sendable () -> any ItemsModule, storage: any KeyValueStorage,
    logger: any Logger, decorator: any LayerDecorator, locale: Locale = .current
  ) {
    self.itemsModule = itemsModule
    self.storage = storage
    self.logger = logger
    self.decorator = decorator
    self.locale = locale
  }
}
