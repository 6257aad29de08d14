import Foundation

extension HTTPHeaders {
  /// The field `Authorization` with a user name and a password (`Basic`, RFC 7617).
  ///
  /// ```swift
  /// let route = Route<Report>.get("report", headers: .basic(user: "ann", password: password), isAuthorized: false)
  /// ```
  /// An ``Authorizer`` replaces the field in routes with `isAuthorized`. A user name with a colon cannot be sent: it is
  /// ``NetworkError/RequestFault/header``.
  public static func basic(user: String, password: Secret) -> HTTPHeaders {
    // The server would read what follows the colon as the password. A line break makes the field one that is refused.
    if user.contains(":") { return ["Authorization": "\n"] }
    let credentials = Data("\(user):\(password.revealed)".utf8).base64EncodedString()
    return ["Authorization": "Basic \(credentials)"]
  }
}
