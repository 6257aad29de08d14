import Foundation

/// Reports the steps of one request, without the secrets that it is known to contain.
struct RequestLog: Sendable {
  private let log: NetworkLog
  private let request: HTTPRequest
  private let declared: Set<String>
  let trace: SecretTrace

  init?(_ log: NetworkLog?, _ request: HTTPRequest, _ path: RoutePath, _ query: Query, _ trace: SecretTrace?) {
    guard let log, let trace else { return nil }
    self.log = log
    self.request = request
    self.trace = trace
    declared = Set(path.secrets.map(\.revealed) + query.secrets).subtracting([""])
  }

  func sends(_ request: HTTPRequest) {
    let scrubber = scrubber()
    report(
      .request(
        headers: scrubber.headers(request.headers),
        body: text(request.data, request.headers, scrubber)), scrubber)
  }

  func received(_ response: HTTPResponse, after duration: Duration) {
    let scrubber = scrubber()
    report(
      .response(status: response.status, duration: duration, headers: scrubber.headers(response.headers)), scrubber)
  }

  /// Called after the response is decoded, when its secrets are known.
  func finished(_ response: HTTPResponse, _ failure: NetworkError?) {
    let scrubber = scrubber()
    // The secrets in a body that could not be read are not known.
    let body = failure == nil ? text(response.body, response.headers, scrubber) : nil
    guard body != nil || failure != nil else { return }
    report(.body(body, failure: failure), scrubber)
  }

  func failed(_ error: NetworkError, after duration: Duration) {
    report(.failure(error, duration: duration), scrubber())
  }

  func retries(after pause: Duration, _ attempt: Int) { report(.retry(attempt: attempt, pause: pause), scrubber()) }

  func renews() { report(.renewal, scrubber()) }

  private func scrubber() -> Scrubber {
    Scrubber(redaction: log.redaction, secrets: declared.union(trace.all()))
  }

  private func text(_ body: Data, _ headers: HTTPHeaders, _ scrubber: Scrubber) -> String? {
    guard log.bodies, !body.isEmpty else { return nil }
    return BodyText(scrubber: scrubber).text(body, contentType: headers["Content-Type"])
  }

  private func report(_ kind: NetworkEvent.Kind, _ scrubber: Scrubber) {
    log.sink(NetworkEvent(method: request.method, url: scrubber.url(request.url), kind: kind))
  }
}
