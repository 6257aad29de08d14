import StrataNetwork
import StrataTerminal

/// Prints what goes over the wire: method, URL without query, and status. No header and no body.
struct TracedTransport: Transport {
  let base: any Transport
  let trace: TraceLogger

  func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> HTTPResponse {
    let port = request.url.port.map { ":\($0)" } ?? ""
    let address = "\(request.url.scheme ?? "")://\(request.url.host ?? "")\(port)\(request.url.path)"
    return try await trace.step(
      from: "Network", to: "\(request.method.rawValue) \(address)", answer: { "\($0.status)" }
    ) { () throws(NetworkError) in
      try await base.send(request, progress: progress)
    }
  }
}
