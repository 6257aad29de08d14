import Foundation

extension NetworkError {
  /// The case for what `URLSession` reports.
  ///
  /// Foundation on Linux reports many of libcurl's causes with one code, `unknown`, and distinguishes them only by
  /// text.
  init(transfer error: any Error, hasResponse: Bool) {
    let failure = error as NSError
    switch URLError.Code(rawValue: failure.code) {
    case .cancelled, .userCancelledAuthentication: self = .cancelled
    case .timedOut: self = .timeout
    case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .dataNotAllowed,
      .internationalRoamingOff, .callIsActive:
      self = .noConnection
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      self = .insecureConnection
    case .badURL: self = .invalidRequest(.url)
    // The URL was an HTTP one, so that what is not supported is the protocol of the answer.
    case .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
      .httpTooManyRedirects, .redirectToNonExistentLocation, .zeroByteResource:
      self = .invalidResponse
    // Foundation on Linux reports this for a connection that was closed without a response.
    case .networkConnectionLost, .badServerResponse: self = .connectionLost
    default: self = Self.unknown(failure.localizedDescription.lowercased(), hasResponse: hasResponse)
    }
  }

  private static func unknown(_ text: String, hasResponse: Bool) -> NetworkError {
    if text.contains("ssl") || text.contains("certificate") { return .insecureConnection }
    if text.contains("couldn't connect") || text.contains("could not connect") { return .noConnection }
    if !hasResponse, text.contains("weird") || text.contains("callback") || text.contains("header") {
      return .invalidResponse
    }
    return .connectionLost
  }
}
