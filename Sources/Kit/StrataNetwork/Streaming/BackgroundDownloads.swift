#if canImport(Darwin)
  import Foundation
  import StrataLock

  /// Downloads that the system carries out, also while the app is suspended, and after the system has ended it. Apple's
  /// platforms only.
  ///
  /// ```swift
  /// let downloads = BackgroundDownloads(identifier: "com.example.app.downloads", folder: folder) { name, result in … }
  /// try await downloads.start(.get("films/7.mp4"), as: "7.mp4", with: client)
  /// ```
  /// Create it when the app starts, always with the same identifier: what finished meanwhile is reported then. The system
  /// repeats what fails and continues where it stopped; the client's policies do not apply, and a credential that expires
  /// in the meantime is not renewed. Type-checked on Linux, and run by no test of this repository.
  public final class BackgroundDownloads: NSObject, URLSessionDownloadDelegate, Sendable {
    /// Called for each download that ended, with its name, and its file or the reason why there is none.
    public typealias Completion = @Sendable (_ name: String, _ result: Result<URL, NetworkError>) -> Void

    private let folder: URL
    private let onFinish: Completion
    private let session = Locked<URLSession?>(nil)
    private let onQuiet = Locked<(@Sendable () -> Void)?>(nil)
    /// Of downloads whose file has arrived, until their completion is reported.
    private let results = Locked<[Int: Result<URL, NetworkError>]>([:])

    /// The downloads of one identifier; one object for each.
    ///
    /// - Parameters:
    ///   - identifier: identifies the session to the system; the same at every start of the app.
    ///   - folder: where files go, under the names of their downloads; created if necessary.
    ///   - onFinish: called on a queue of the session.
    public init(identifier: String, folder: URL, onFinish: @escaping Completion) {
      self.folder = folder
      self.onFinish = onFinish
      super.init()
      let configuration = URLSessionConfiguration.background(withIdentifier: identifier)
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      self.session.withLock { $0 = session }
    }

    /// Passes a route to the system, with the client's header fields and its current credential.
    ///
    /// - Parameters:
    ///   - route: what to download; it has no body.
    ///   - name: the name of the file, without a folder.
    ///   - client: whose base URL, header fields and credential count.
    /// - Throws: ``NetworkError`` if the request cannot be made; what happens later is reported at the end.
    public func start(
      _ route: Route<Data>, as name: String, with client: NetworkClient
    ) async throws(NetworkError) {
      guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else { throw .invalidRequest(.file) }
      let message = try await client.message(for: route)
      guard let session = session.withLock({ $0 }) else { return }
      let task = session.downloadTask(with: message)
      task.taskDescription = name
      task.resume()
    }

    /// The names of the downloads that have not ended.
    public func pending() async -> [String] {
      guard let session = session.withLock({ $0 }) else { return [] }
      return await session.allTasks.compactMap(\.taskDescription).sorted()
    }

    /// Cancels the downloads of a name; they are reported as cancelled.
    public func cancel(_ name: String) async {
      guard let session = session.withLock({ $0 }) else { return }
      for task in await session.allTasks where task.taskDescription == name { task.cancel() }
    }

    /// Keeps what `application(_:handleEventsForBackgroundURLSession:completionHandler:)` was given, and calls it on the main
    /// queue when everything is reported.
    public func handleEvents(completion: @escaping @Sendable () -> Void) { onQuiet.withLock { $0 = completion } }

    /// Moves the file to its place; the system removes what is left when this returns.
    public func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
      let result = moved(location, downloadTask)
      results.withLock { $0[downloadTask.taskIdentifier] = result }
    }

    /// Reports a download that has ended.
    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      let known = results.withLock { $0.removeValue(forKey: task.taskIdentifier) }
      let failure = error.map { NetworkError(transfer: $0, hasResponse: task.response != nil) }
      onFinish(task.taskDescription ?? "", failure.map { .failure($0) } ?? known ?? .failure(.invalidResponse))
    }

    /// Everything that happened while the app was away is reported.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
      let completion = onQuiet.withLock { kept -> (@Sendable () -> Void)? in
        defer { kept = nil }
        return kept
      }
      if let completion { DispatchQueue.main.async(execute: completion) }
    }

    private func moved(_ location: URL, _ task: URLSessionDownloadTask) -> Result<URL, NetworkError> {
      guard let response = task.response as? HTTPURLResponse, let name = task.taskDescription else {
        return .failure(.invalidResponse)
      }
      guard (200..<300).contains(response.statusCode) else {
        let status = HTTPResponse(response, body: Data())
        return .failure(status.status == 401 ? .unauthorized(.refused(status)) : .status(status))
      }
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard rename(location.path, file.path) != 0 else { return .success(file) }
        // Another volume.
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.copyItem(at: location, to: file)
        return .success(file)
      } catch {
        return .failure(.invalidRequest(.file))
      }
    }
  }
#endif
