#if canImport(Darwin)
  import Foundation
  import StrataLock

  /// Notes why a task that reports to its owner, such as a WebSocket, was refused.
  final class RefusedExchange: Exchange {
    private let failure = Locked<NetworkError?>(nil)

    var error: NetworkError? { failure.withLock { $0 } }

    func receive(_ response: HTTPURLResponse) {}
    func receive(_ data: Data) {}
    func didSend(_ sent: Int64, of total: Int64) {}
    func complete(_ response: URLResponse?, _ error: (any Error)?) {}
    func fail(_ error: NetworkError) { failure.withLock { $0 = error } }
  }
#endif
