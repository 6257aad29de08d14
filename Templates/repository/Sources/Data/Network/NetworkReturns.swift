#if canImport(Network)
  import Dispatch
  import Network
#endif

/// When the network is there again.
enum NetworkReturns {
  /// An element each time; none where the system does not say so.
  @Sendable static func stream() -> AsyncStream<Void> {
    #if canImport(Network)
      AsyncStream { continuation in
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in
          if path.status == .satisfied { continuation.yield() }
        }
        continuation.onTermination = { _ in monitor.cancel() }
        monitor.start(queue: DispatchQueue(label: "network-returns"))
      }
    #else
      AsyncStream { $0.finish() }
    #endif
  }
}
