import Foundation
import StrataNetwork
import StrataStorage

/// What the module needs and does not make itself.
public struct ExternalDependencies: Sendable {
  public let networkClient: NetworkClient
  public let storage: any KeyValueStorage
  public let logger: any Logger
  /// Whose numbers the user reads and types.
  public let locale: Locale

  public init(
    networkClient: NetworkClient, storage: any KeyValueStorage, logger: any Logger, locale: Locale = .current
  ) {
    self.networkClient = networkClient
    self.storage = storage
    self.logger = logger
    self.locale = locale
  }
}
