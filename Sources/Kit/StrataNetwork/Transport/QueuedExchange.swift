#if canImport(FoundationNetworking)
  import Dispatch
  import Foundation
  import FoundationNetworking

  /// An exchange on a queue of its own, in the session's order. The session reports on its own queue: every other request
  /// would wait for a closure of the app, such as one that waits for the main thread.
  struct QueuedExchange: Exchange {
    private let exchange: any Exchange
    private let queue = DispatchQueue(label: "strata.network.exchange", qos: .userInitiated)

    init(_ exchange: any Exchange) { self.exchange = exchange }

    func receive(_ response: HTTPURLResponse) { queue.async { [exchange] in exchange.receive(response) } }

    func receive(_ data: Data) { queue.async { [exchange] in exchange.receive(data) } }

    func didSend(_ sent: Int64, of total: Int64) { queue.async { [exchange] in exchange.didSend(sent, of: total) } }

    func complete(_ response: URLResponse?, _ error: (any Error)?) {
      queue.async { [exchange] in exchange.complete(response, error) }
    }

    func fail(_ error: NetworkError) { queue.async { [exchange] in exchange.fail(error) } }

    func followsResult() { queue.async { [exchange] in exchange.followsResult() } }
  }
#endif
