import Foundation

extension NetworkError {
  /// The case for what `URLSession` reports.
  ///
  /// Foundation on Linux gives many of libcurl's causes one code, `unknown`, and tells them apart in the text only.
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
    // What Foundation on Linux says of a connection that was closed without a word.
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
