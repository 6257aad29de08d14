import Foundation

/// Which names carry secrets, in header fields, queries, forms and JSON bodies.
///
/// Names are compared without case and punctuation, so that `accessToken`, `access_token` and `X-Access-Token` all
/// contain `token`. Values of type ``Secret`` are left out under any name, and wherever else their text turns up.
public struct Redaction: Sendable {
  /// A name that contains one of these carries a secret.
  public static let words: Set<String> = [
    "token", "secret", "password", "passwd", "passcode", "passphrase", "otp", "authorization", "authentication",
    "cookie",
    "apikey", "credential", "session", "signature", "privatekey", "cardnumber", "cvv", "cvc", "jwt", "bearer",
  ]
  /// A name that is one of these carries a secret; they are too short or too common to look for inside others.
  public static let names: Set<String> = ["pin", "pwd", "code", "key", "auth", "sid", "pan", "iban"]

  private let words: Set<String>
  private let names: Set<String>

  /// The built-in names and more.
  ///
  /// - Parameter additional: further names; each is looked for inside names, such as `passport`.
  public init(additional: Set<String> = []) {
    words = Self.words.union(additional.map(Self.normalised))
    names = Self.names
  }

  /// Whether a value under this name is left out.
  public func isSecret(_ name: String) -> Bool {
    let name = Self.normalised(name)
    return names.contains(name) || words.contains { name.contains($0) }
  }

  private static func normalised(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

/// Removes secrets: by name, and by the values that one request is known to contain.
struct Scrubber {
  let redaction: Redaction
  let secrets: Set<String>

  func text(_ value: String, named name: String = "") -> String {
    guard !value.isEmpty else { return value }
    let isSecret = redaction.isSecret(name) || secrets.contains { value.contains($0) }
    if isSecret { return Secret.placeholder }
    // A link may carry a token in its query or its fragment.
    guard let mark = value.firstIndex(where: { $0 == "?" || $0 == "#" }) else { return value }
    return value[...mark] + fields(String(value[value.index(after: mark)...]))
  }

  /// A query or the fields of a form.
  func fields(_ encoded: String) -> String {
    encoded.split(omittingEmptySubsequences: false) { $0 == "&" || $0 == "#" }.map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = decoded(parts.first ?? "")
      guard parts.count == 2 else { return text(name) }
      return "\(text(name))=\(text(decoded(parts[1]), named: name))"
    }.joined(separator: "&")
  }

  /// A URL without user and password; the path's segments are scrubbed one by one.
  func url(_ url: URL) -> String {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return Secret.placeholder }
    let path = parts.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false)
      .map { text($0.removingPercentEncoding ?? String($0)) == Secret.placeholder ? Secret.placeholder : String($0) }
      .joined(separator: "/")
    let port = parts.port.map { ":\($0)" } ?? ""
    let query = parts.percentEncodedQuery.map { "?" + fields($0) } ?? ""
    return "\(parts.scheme ?? "")://\(parts.host ?? "")\(port)\(path)\(query)"
  }

  private func decoded(_ text: String) -> String {
    let text = text.replacingOccurrences(of: "+", with: " ")
    return text.removingPercentEncoding ?? text
  }
}
