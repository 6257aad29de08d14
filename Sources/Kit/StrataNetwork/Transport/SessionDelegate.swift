import Dispatch
import Foundation
import StrataLock

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(Security)
  import Security
#endif

/// Passes what the session reports to the exchange of its task. The methods run one at a time, and hold no lock while
/// they resume a task. On Linux they run on the session's own queue, see ``DelegateQueue``: there they call nothing that
/// waits for the session or for an app's code.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Locked<[Int: any Exchange]>([:])
  /// `URLSessionTask.cancel()` takes locks of the session. On this queue no lock of the runtime is held.
  private let answers = DispatchQueue(label: "strata.network.answers")

  func add(_ exchange: any Exchange, for task: URLSessionTask) {
    #if canImport(FoundationNetworking)
      let exchange = exchange.needsQueue ? QueuedExchange(exchange) : exchange
    #endif
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Cancels a task that is not needed any more, unless it has ended.
  func cancel(_ task: URLSessionTask) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    if exchange != nil { answers.async { task.cancel() } }
  }

  private func exchange(of task: URLSessionTask) -> (any Exchange)? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse { exchange(of: dataTask)?.receive(response) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(of: task)?.didSend(totalBytesSent, of: totalBytesExpectedToSend)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(task.response, error)
  }

  #if canImport(Security)
    /// Whether the app trusts a server that the system trusts.
    let isTrusted: (@Sendable (SecTrust, _ host: String) -> Bool)?

    init(isTrusted: (@Sendable (SecTrust, _ host: String) -> Bool)?) { self.isTrusted = isTrusted }

    /// Type-checked against a stub, and run by no test of this repository.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let (disposition, credential) = challenge.disposition(isTrusted)
      // The session reports only a cancelled task.
      if disposition == .cancelAuthenticationChallenge { exchange(of: task)?.fail(.insecureConnection) }
      completionHandler(disposition, credential)
    }
  #endif

  #if canImport(FoundationNetworking)
    /// Foundation on Linux never ends a task whose 401 requests a user name and a password (`Basic`): it calls this,
    /// and drops the response, which the client needs.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let isProposed = challenge.proposedCredential != nil
      if !isProposed {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        exchange?.complete(challenge.failureResponse ?? task.response, nil)
      }
      // The answer suspends or cancels the task, which waits for the session's queue.
      answers.async { completionHandler(isProposed ? .performDefaultHandling : .cancelAuthenticationChallenge, nil) }
    }

    /// libcurl requests the body again when a connection that it had kept is closed: it is about to send the request a
    /// second time, and would then wait forever, since the body has been read.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
    ) {
      exchange(of: task)?.fail(.connectionLost)
      completionHandler(nil)
    }
  #endif

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // What changes something is not sent to another address, and its effect is not that of a `GET` (301 and 302 turn a
    // `POST` into one). Only 303 says that the request was executed, and that its result is to be read elsewhere.
    // Foundation on Linux would send other redirects without the body.
    let isSafe = (task.currentRequest?.httpMethod).flatMap(HTTPMethod.init(rawValue:))?.isSafe ?? false
    guard isSafe || response.statusCode == 303 else { return follow(nil, in: task, completionHandler) }
    var next = request
    if !isSafe {
      exchange(of: task)?.followsResult()
      next.httpMethod = HTTPMethod.get.rawValue
      next.httpBody = nil
      for name in ["Content-Type", "Content-Length"] { next.setValue(nil, forHTTPHeaderField: name) }
    }
    if !URL.isSameOrSafer(task.originalRequest?.url, request.url) {
      let names = (request.allHTTPHeaderFields ?? [:]).keys
      for name in names where Redaction().isSecret(name) { next.setValue(nil, forHTTPHeaderField: name) }
    }
    follow(next, in: task, completionHandler)
  }

  /// Foundation on Linux ends the process when a task is cancelled after it has asked and before it has the answer. Both
  /// go through one queue: the answer is there before the task is cancelled, or there is none any more.
  private func follow(
    _ next: URLRequest?, in task: URLSessionTask, _ answer: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      answers.async { [self] in
        if exchange(of: task) != nil { answer(next) }
      }
    #else
      answer(next)
    #endif
  }
}

#if canImport(Security)
  extension URLAuthenticationChallenge {
    /// What a session does with a challenge: a server that the system trusts has to be trusted by the app, too.
    func disposition(
      _ isTrusted: (@Sendable (SecTrust, _ host: String) -> Bool)?
    ) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      guard let isTrusted, protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
        let trust = protectionSpace.serverTrust
      else { return (.performDefaultHandling, nil) }
      guard SecTrustEvaluateWithError(trust, nil), isTrusted(trust, protectionSpace.host) else {
        return (.cancelAuthenticationChallenge, nil)
      }
      return (.useCredential, URLCredential(trust: trust))
    }
  }
#endif
