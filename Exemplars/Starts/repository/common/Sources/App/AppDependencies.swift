import Foundation
import StrataNetwork

/// The composition root: the only place that knows which data source a repository gets.
@MainActor
final class AppDependencies {
  let network: NetworkClient
  let decorator: any LayerDecorator

  /// - Parameter decorator: wraps each layer, such as to trace the steps.
  init(server: URL, transport: any Transport, decorator: any LayerDecorator = NoDecorator()) {
    network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: server.absoluteString, timeout: .seconds(10), deadline: .seconds(20)),
      transport: decorator.decorate(transport, as: (any Transport).self))
    self.decorator = decorator
  }
}
