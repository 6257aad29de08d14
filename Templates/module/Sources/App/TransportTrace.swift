#if !canImport(SwiftUI)
  import StrataNetwork
  import StrataTerminal

  /// Prints what goes over the network.
  struct TransportTrace: Transport {
    let base: any Transport
    let trace: TraceLogger

    func send(
      _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
    ) async throws(NetworkError) -> HTTPResponse {
      let target = "\(request.method.rawValue) \(request.url.path)"
      return try await trace.step(from: "Network", to: target, answer: { "\($0.status)" }) {
        () throws(NetworkError) in try await base.send(request, progress: progress)
      }
    }
  }
#endif
