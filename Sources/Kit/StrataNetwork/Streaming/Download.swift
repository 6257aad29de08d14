import Foundation

/// A download with all of its attempts: each continues where the one before it stopped.
struct Download: Sendable {
  let client: NetworkClient
  let route: Route<Data>
  let file: PartialFile
  let progress: (@Sendable (DownloadProgress) -> Void)?

  /// The header of the response that ended the download.
  func run() async throws(NetworkError) -> HTTPResponse {
    let retry = route.retry ?? client.configuration.retry
    let end = route.deadline.map { client.timing.now() + min($0, Timing.longest) }
    var attempt = 1
    while true {
      let failure: NetworkError
      do throws(NetworkError) {
        return try await attemptOnce()
      } catch let error {
        failure = error
      }
      guard
        let pause = retry.pause(
          after: attempt, failure, isIdempotent: route.isIdempotent, jitter: client.jitter(), date: client.timing.date()
        ),
        end.map({ client.timing.now() + pause < $0 }) ?? true
      else { throw failure }
      do { try await client.timing.sleep(pause) } catch { throw .cancelled }
      attempt += 1
    }
  }

  private func attemptOnce() async throws(NetworkError) -> HTTPResponse {
    let known = route.method == .get ? file.resumption() : nil
    var route = route
    // The server counts ranges in the bytes it sends: if they are compressed, their positions are not those of the file.
    route.headers["Accept-Encoding"] = "identity"
    if let known {
      route.headers["Range"] = "bytes=\(known.offset)-"
      route.headers["If-Range"] = known.version
    }
    let delivery = try client.delivery(
      of: route, isStreamed: true, idleTimeout: route.timeout ?? client.configuration.timeout, retry: .never)
    defer { client.removeUpload(of: delivery.request, route.body) }
    let reply: Delivery.Reply
    do throws(NetworkError) {
      reply = try await delivery.reply()
    } catch {
      return try await finished(after: error, known?.offset)
    }
    let total = try begin(reply.response, known)
    try await write(reply, total)
    try file.finish()
    return reply.response
  }

  /// A range that begins at the end of the file is refused (416): everything is there already.
  private func finished(after error: NetworkError, _ offset: Int64?) async throws(NetworkError) -> HTTPResponse {
    guard let offset, case .status(let response) = error, response.status == 416 else { throw error }
    guard ContentRange(response.headers["Content-Range"])?.total == offset else {
      file.discard()
      return try await attemptOnce()
    }
    progress?(DownloadProgress(receivedBytes: offset, totalBytes: offset))
    try file.finish()
    return response
  }

  /// Makes the file ready for the body of a response.
  /// - Returns: how long the whole is.
  private func begin(
    _ response: HTTPResponse, _ known: (offset: Int64, version: String)?
  ) throws(NetworkError) -> Int64? {
    guard response.status == 206 else {
      try file.begin(version: route.method == .get ? version(of: response) : nil)
      return response.headers["Content-Length"].flatMap { Int64($0) }
    }
    let range = ContentRange(response.headers["Content-Range"])
    // A part of another version, or another part, would make a damaged file.
    guard let known, let range, range.start == known.offset, version(of: response) ?? known.version == known.version
    else {
      file.discard()
      throw .invalidResponse
    }
    return range.total
  }

  private func write(_ reply: Delivery.Reply, _ total: Int64?) async throws(NetworkError) {
    let handle = try file.open()
    defer { try? handle.close() }
    var received: Int64
    do { received = Int64(try handle.offset()) } catch { throw .invalidRequest(.file) }
    progress?(DownloadProgress(receivedBytes: received, totalBytes: total))
    while let piece = try await reply.body?.next() {
      do { try handle.write(contentsOf: piece) } catch { throw .invalidRequest(.file) }
      received += Int64(piece.count)
      progress?(DownloadProgress(receivedBytes: received, totalBytes: total))
    }
    guard received == total ?? received else {
      if received > total ?? received { file.discard() }
      throw .connectionLost
    }
  }

  /// Identifies this version byte for byte: a strong `ETag`, else the date of its last change.
  private func version(of response: HTTPResponse) -> String? {
    if let tag = response.headers["ETag"] { return tag.hasPrefix("W/") ? nil : tag }
    return response.headers["Last-Modified"]
  }
}

extension NetworkClient {
  /// Downloads to a file, and continues where an earlier download of the same route to the same file stopped.
  ///
  /// What has arrived is beside the file, as `NAME.partial`, with the version that the server gave it (a strong `ETag`, else
  /// `Last-Modified`) in `NAME.partial-version`. It is continued only if the server has that version still (`If-Range`);
  /// if not, or if it gave none, the download begins anew. The file is replaced as a whole when everything is there.
  ///
  /// Failures are repeated as the retry policy says. The route's `timeout` counts up to the header, and a body may pause as
  /// long as `idleTimeout`, else `timeout`, says; all of it may take as long as the route's `deadline`, or any time. One
  /// download at a time may write to a file.
  ///
  /// - Parameters:
  ///   - route: what to download; only a `GET` is continued.
  ///   - file: where to; missing folders are created.
  ///   - progress: receives how much is there, after each piece.
  /// - Returns: the header of the response that ended the download.
  /// - Throws: ``NetworkError``; ``NetworkError/RequestFault/file`` if the file cannot be written. What has arrived is kept.
  @discardableResult
  public func download(
    _ route: Route<Data>, to file: URL, progress: (@Sendable (DownloadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> HTTPResponse {
    let source = try RequestBuilder(configuration: configuration).request(
      for: Route<Data>(.get, route.path, query: route.query)
    ).url
    return try await Download(
      client: self, route: route, file: PartialFile(of: file, from: source), progress: progress
    ).run()
  }
}
