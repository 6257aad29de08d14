#if os(Linux) || os(macOS)
  import StrataNetwork
  import StrataTerminal

  extension Traced: @retroactive Transport where Layer == any Transport {
    /// Prints method, URL without query, and status. No header and no body.
    public func send(
      _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
    ) async throws(StrataNetwork.NetworkError) -> HTTPResponse {
      let port = request.url.port.map { ":\($0)" } ?? ""
      let address = "\(request.url.scheme ?? "")://\(request.url.host ?? "")\(port)\(request.url.path)"
      return try await logger.step(
        from: "Network", to: "\(request.method.rawValue) \(address)", answer: { "\($0.status)" }
      ) { () throws(StrataNetwork.NetworkError) in try await layer.send(request, progress: progress) }
    }
  }
#endif
