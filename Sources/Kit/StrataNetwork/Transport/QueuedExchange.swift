#if canImport(FoundationNetworking)
  import Dispatch
  import Foundation
  import FoundationNetworking
  import StrataLock

  /// An exchange on a queue of its own, in the session's order. The session reports on its own queue: every other request
  /// would wait for a closure of the app, such as one that waits for the main thread.
  ///
  /// What arrives does not wait there: no closure gets it, and the exchange limits how much of it is kept.
  struct QueuedExchange: Exchange {
    private let exchange: any Exchange
    private let queue = DispatchQueue(label: "strata.network.exchange", qos: .userInitiated)
    /// The last progress that the exchange has not got yet: a slow closure gets fewer of them.
    private let progress = Locked<(sent: Int64, total: Int64)?>(nil)

    init(_ exchange: any Exchange) { self.exchange = exchange }

    func receive(_ response: HTTPURLResponse) { queue.async { [exchange] in exchange.receive(response) } }

    func receive(_ data: Data) { exchange.receive(data) }

    func didSend(_ sent: Int64, of total: Int64) {
      let isFirst = progress.withLock { progress in
        defer { progress = (sent, total) }
        return progress == nil
      }
      guard isFirst else { return }
      queue.async { [exchange, progress] in
        let last = progress.withLock { progress in
          defer { progress = nil }
          return progress
        }
        if let last { exchange.didSend(last.sent, of: last.total) }
      }
    }

    func complete(_ response: URLResponse?, _ error: (any Error)?) {
      queue.async { [exchange] in exchange.complete(response, error) }
    }

    func fail(_ error: NetworkError) { queue.async { [exchange] in exchange.fail(error) } }

    func followsResult() { queue.async { [exchange] in exchange.followsResult() } }
  }
#endif
