import StrataNetwork
import StrataStorage

/// What the module needs and does not make itself.
public struct ExternalDependencies: Sendable {
  public let networkClient: NetworkClient
  public let storage: any KeyValueStorage
  public let logger: any Logger

  public init(networkClient: NetworkClient, storage: any KeyValueStorage, logger: any Logger) {
    self.networkClient = networkClient
    self.storage = storage
    self.logger = logger
  }
}
