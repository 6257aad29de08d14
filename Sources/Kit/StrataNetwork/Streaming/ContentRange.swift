/// The field `Content-Range` of a response: `bytes 100-199/1000`, or `bytes */1000` (RFC 9110, 14.4).
struct ContentRange: Equatable {
  /// The first byte; `nil` in a response that says only how long the whole is.
  let start: Int64?
  /// The length of the whole; `nil` if unknown.
  let total: Int64?

  init?(_ field: String?) {
    guard let field, field.lowercased().hasPrefix("bytes ") else { return nil }
    let parts = field.dropFirst("bytes ".count).split(separator: "/").map(String.init)
    guard parts.count == 2 else { return nil }
    total = Int64(parts[1])
    guard total != nil || parts[1] == "*" else { return nil }
    if parts[0] == "*" {
      start = nil
    } else {
      let bounds = parts[0].split(separator: "-").map { Int64($0) }
      guard bounds.count == 2, let first = bounds[0], let last = bounds[1], first >= 0, first <= last else {
        return nil
      }
      start = first
    }
  }
}
