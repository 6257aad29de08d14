#if canImport(Darwin)
  import Foundation
  import Security

  /// Downloads that the system carries out, also while the app is suspended, and after the system has ended it. Apple's
  /// platforms only.
  ///
  /// ```swift
  /// let downloads = BackgroundDownloads(identifier: "com.example.app.downloads", folder: folder) { name, result in … }
  /// try await downloads.start(.get("films/7.mp4"), as: "7.mp4", with: client)
  /// ```
  /// Create it when the app starts, always with the same identifier: what finished meanwhile is reported then. The
  /// system repeats what fails, follows redirects, and continues where it stopped; the client's policies and middleware
  /// do not apply, and a credential that expires in the meantime is not renewed. A client whose transport has an
  /// `isTrusted` is refused unless the downloads have one, too.
  ///
  /// They do not belong to a session: what one user began goes on with that user's credential after a sign-out, and is
  /// reported under its name when another one is signed in. Where that matters, call ``cancelAll()`` when
  /// ``Authorizer/sessions`` names another session, and put the user into the names, such as `"42-7.mp4"`.
  ///
  /// Type-checked on Linux, and run by no test of this repository.
  public final class BackgroundDownloads: Sendable {
    /// Called for each download that ended, with its name, and its file or the reason why there is none.
    public typealias Completion = @Sendable (_ name: String, _ result: Result<URL, NetworkError>) -> Void

    private let delegate: BackgroundDelegate
    private let session: URLSession

    /// The downloads of one identifier; one object for each.
    ///
    /// - Parameters:
    ///   - identifier: identifies the session to the system; the same at every start of the app.
    ///   - folder: where files go, under the names of their downloads; created if necessary.
    ///   - isTrusted: asked for each connection that the system trusts already, as that of
    ///     ``URLSessionTransport/init(configuration:maximumBodySize:isTrusted:)``; the same at every start of the app.
    ///   - onFinish: called on a queue of the session.
    public init(
      identifier: String, folder: URL, isTrusted: (@Sendable (SecTrust, _ host: String) -> Bool)? = nil,
      onFinish: @escaping Completion
    ) {
      delegate = BackgroundDelegate(folder: folder, isTrusted: isTrusted, onFinish: onFinish)
      let configuration = URLSessionConfiguration.background(withIdentifier: identifier)
      session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    /// Passes a route to the system, with the client's header fields and its current credential.
    ///
    /// - Parameters:
    ///   - route: what to download; it has no body.
    ///   - name: the name of the file, without a folder.
    ///   - client: whose base URL, header fields and credential count.
    /// - Throws: ``NetworkError`` if the request cannot be made, with ``NetworkError/RequestFault/transport`` for a
    ///   client whose trust in servers these downloads do not share; what happens later is reported at the end.
    public func start(
      _ route: Route<Data>, as name: String, with client: NetworkClient
    ) async throws(NetworkError) {
      guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else { throw .invalidRequest(.file) }
      let transport = try client.systemTransport()
      guard !transport.isPinned || delegate.isTrusted != nil else { throw .invalidRequest(.transport) }
      let task = session.downloadTask(with: try await client.message(for: route))
      task.taskDescription = name
      task.resume()
    }

    /// The names of the downloads that have not ended.
    public func pending() async -> [String] {
      await session.allTasks.compactMap(\.taskDescription).sorted()
    }

    /// Cancels the downloads of a name; they are reported as cancelled.
    public func cancel(_ name: String) async {
      for task in await session.allTasks where task.taskDescription == name { task.cancel() }
    }

    /// Cancels all downloads, as on a sign-out; they are reported as cancelled. One that has just ended may still be
    /// reported with its file.
    public func cancelAll() async {
      for task in await session.allTasks { task.cancel() }
    }

    /// Keeps what `application(_:handleEventsForBackgroundURLSession:completionHandler:)` was given, and calls it on
    /// the main queue when everything is reported.
    public func handleEvents(completion: @escaping @Sendable () -> Void) {
      delegate.onQuiet.withLock { $0 = completion }
    }
  }
#endif
