#if canImport(Darwin)
  import Foundation
  import Security
  import StrataLock

  /// What the system reports to ``BackgroundDownloads``.
  final class BackgroundDelegate: NSObject, URLSessionDownloadDelegate, Sendable {
    let isTrusted: (@Sendable (SecTrust, _ host: String) -> Bool)?
    let onQuiet = Locked<(@Sendable () -> Void)?>(nil)
    private let folder: URL
    private let onFinish: BackgroundDownloads.Completion
    /// Of downloads whose file has arrived, or whose server was refused, until their completion is reported.
    private let results = Locked<[Int: Result<URL, NetworkError>]>([:])

    init(
      folder: URL, isTrusted: (@Sendable (SecTrust, _ host: String) -> Bool)?,
      onFinish: @escaping BackgroundDownloads.Completion
    ) {
      self.folder = folder
      self.isTrusted = isTrusted
      self.onFinish = onFinish
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let (disposition, credential) = challenge.disposition(isTrusted)
      if disposition == .cancelAuthenticationChallenge {
        results.withLock { $0[task.taskIdentifier] = .failure(.insecureConnection) }
      }
      completionHandler(disposition, credential)
    }

    /// Moves the file to its place; the system removes what is left when this returns.
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
      let result = moved(location, downloadTask)
      results.withLock { $0[downloadTask.taskIdentifier] = result }
    }

    /// Reports a download that has ended.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      let known = results.withLock { $0.removeValue(forKey: task.taskIdentifier) }
      let failure = error.map { NetworkError(transfer: $0, hasResponse: task.response != nil) }
      onFinish(task.taskDescription ?? "", known ?? .failure(failure ?? .invalidResponse))
    }

    /// Everything that happened while the app was away is reported.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
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
