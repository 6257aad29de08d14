import Foundation

/// A download with all of its attempts: each continues where the one before it stopped.
struct Download: Sendable {
  let client: NetworkClient
  let route: Route<Data>
  let file: PartialFile
  let progress: (@Sendable (DownloadProgress) -> Void)?
  /// By when it has to be there.
  let end: Duration?

  /// The header of the response that ended the download.
  func run() async throws(NetworkError) -> HTTPResponse {
    let retry = route.retry ?? client.configuration.retry
    var isUncertain = false
    var attempt = 1
    while true {
      let failure: NetworkError
      do throws(NetworkError) {
        return try await attemptOnce()
      } catch let error {
        failure = isUncertain && !error.mayHaveTakenEffect ? .unconfirmed(error) : error
        isUncertain = failure.mayHaveTakenEffect && !route.method.isSafe
      }
      guard
        let pause = retry.pause(
          after: attempt, failure.last, isIdempotent: route.isIdempotent, jitter: client.jitter(),
          date: client.timing.date()
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
    route.deadline = end.map { $0 - client.timing.now() }
    // The server counts ranges in the bytes it sends: if they are compressed, their positions are not those of the
    // file.
    route.headers["Accept-Encoding"] = "identity"
    if let known {
      route.headers["Range"] = "bytes=\(known.offset)-"
      route.headers["If-Range"] = known.version
    }
    let delivery = try client.delivery(
      of: route, isStreamed: true, idleTimeout: route.timeout ?? client.configuration.timeout, retry: .never)
    defer { client.removeUpload(of: delivery.request, route.body) }
    var reply: Delivery.Reply
    do throws(NetworkError) {
      reply = try await delivery.reply()
    } catch {
      return try await finished(after: error, known?.offset)
    }
    reply.body?.end = end
    let total = try begin(reply.response, known)
    try await write(reply, total)
    try file.finish()
    return reply.response
  }

  /// A range that begins at the end of the file is refused (416): everything is there already.
  private func finished(
    after error: NetworkError, _ offset: Int64?
  ) async throws(NetworkError) -> HTTPResponse {
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
    _ response: HTTPResponse, _ known: PartialFile.Resumption?
  ) throws(NetworkError) -> Int64? {
    // What is compressed although it was not to be, as files that a storage service has only so, is not as long as the
    // header says when it arrives, and cannot be continued.
    let isEncoded = response.headers["Content-Encoding"].map { !$0.isSameASCII("identity") } ?? false
    guard response.status == 206 else {
      let total = isEncoded ? nil : response.headers["Content-Length"].flatMap { Int64($0) }
      let isContinuable = route.method == .get && !isEncoded
      try file.begin(version: isContinuable ? version(of: response) : nil, total: total)
      return total
    }
    let range = ContentRange(response.headers["Content-Range"])
    // A part of another version, or another part, would make a damaged file.
    guard !isEncoded, let known, let range, range.start == known.offset, isVersion(known.version, of: response),
      range.total ?? known.total == known.total ?? range.total
    else {
      file.discard()
      throw .invalidResponse
    }
    return range.total ?? known.total
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

  /// Identifies this version byte for byte: a strong `ETag`, else the date of its last change, if it cannot have
  /// changed again within that second (RFC 9110, 8.8.2.2).
  private func version(of response: HTTPResponse) -> String? {
    if let tag = response.headers["ETag"] { return tag.hasPrefix("W/") ? nil : tag }
    guard let text = response.headers["Last-Modified"], let modified = HTTPDate.date(from: text),
      let date = response.headers["Date"].flatMap(HTTPDate.date(from:)), date.timeIntervalSince(modified) >= 1
    else { return nil }
    return text
  }

  /// Whether a part belongs to a version. A part of a version with an `ETag` has to have it, too; `Last-Modified` may
  /// be missing in the answer to `If-Range` (RFC 9110, 15.3.7).
  private func isVersion(_ version: String, of response: HTTPResponse) -> Bool {
    if let tag = response.headers["ETag"] { return tag == version }
    return !version.hasPrefix("\"") && response.headers["Last-Modified"] ?? version == version
  }
}

extension NetworkClient {
  /// Downloads to a file, and continues where an earlier download of the same route to the same file stopped.
  ///
  /// What has arrived is beside the file, as `NAME.partial`, with the version that the server gave it (a strong `ETag`,
  /// else a `Last-Modified` that is at least a second older than the answer) in `NAME.partial-version`. It is continued
  /// only if the server has that version still (`If-Range`) in the same length; if not, or if it gave none, the
  /// download begins anew. The file is replaced as a whole when everything is there.
  ///
  /// It belongs to the session of its first attempt. What one user has downloaded with a credential is not continued
  /// for another one: without an `owner`, it is only continued while the session and the process last.
  ///
  /// Failures are repeated as the retry policy says. The route's `timeout` counts up to the header, and a body may
  /// pause as long as `idleTimeout`, else `timeout`, says; all of it, the body included, may take as long as the
  /// route's `deadline`, or any time. Downloads of this process to one file run one after the other; two processes must
  /// not write to one file.
  ///
  /// - Parameters:
  ///   - route: what to download; only a `GET` is continued.
  ///   - file: where to; missing folders are created.
  ///   - owner: identifies the user for whom it is, such as by an ID, so that a later run of the app may continue it.
  ///     Routes without authorization need none.
  ///   - progress: receives how much is there, after each piece.
  /// - Returns: the header of the response that ended the download.
  /// - Throws: ``NetworkError``; ``NetworkError/RequestFault/file`` if the file cannot be written. What has arrived is
  ///   kept.
  @discardableResult
  public func download(
    _ route: Route<Data>, to file: URL, owner: String? = nil, progress: (@Sendable (DownloadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> HTTPResponse {
    let client = inOneSession()
    let part = try client.partialFile(of: route, at: file, owner: owner)
    let limit = route.deadline.map { min($0, Timing.longest) }
    let download = Download(
      client: client, route: route, file: part, progress: progress, end: limit.map { client.timing.now() + $0 })
    return try await FileTurns.shared.run(at: file, limit: limit.map { ($0, client.timing) }) {
      () async throws(NetworkError) in try await download.run()
    }
  }

  private func partialFile(
    of route: Route<Data>, at file: URL, owner: String?
  ) throws(NetworkError) -> PartialFile {
    let request = try RequestBuilder(configuration: configuration).request(
      for: Route<Data>(.get, route.path, query: route.query, headers: route.headers))
    // A field such as `Authorization` or an API key stands for a user, too.
    let redaction = Redaction()
    let secrets = request.headers.filter { redaction.isSecret($0.name) }.map { "\n\($0.name): \($0.value)" }
    let source = request.url.absoluteString + secrets.joined()
    guard let authorizer, route.isAuthorized else { return PartialFile(of: file, from: source, owner: "") }
    let current = "session \(authorizer.identifier) \(session ?? 0)"
    return PartialFile(of: file, from: source, owner: owner.map { "user \($0)" } ?? current)
  }
}
