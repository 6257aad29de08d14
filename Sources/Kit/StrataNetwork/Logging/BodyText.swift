import Foundation

/// A body as a log shows it: JSON and forms field by field, of everything else only the size.
struct BodyText {
  /// Longer texts are cut, after secrets were left out.
  static let limit = 4_000

  let scrubber: Scrubber

  func text(_ body: Data, contentType: String?) -> String {
    guard !body.isEmpty else { return "" }
    if contentType?.hasPrefix("application/x-www-form-urlencoded") == true {
      return cut(scrubber.fields(String(decoding: body, as: UTF8.self)))
    }
    guard let value = try? JSONSerialization.jsonObject(with: body, options: [.fragmentsAllowed]),
      let data = try? JSONSerialization.data(
        withJSONObject: scrubbed(value, named: ""), options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    else { return "\(body.count) bytes" }
    return cut(String(decoding: data, as: UTF8.self))
  }

  private func scrubbed(_ value: Any, named name: String) -> Any {
    switch value {
    // A secret name covers all that is under it.
    case is [String: Any] where scrubber.redaction.isSecret(name), is [Any] where scrubber.redaction.isSecret(name):
      return Secret.placeholder
    case let object as [String: Any]:
      return object.reduce(into: [String: Any]()) { result, field in
        result[scrubber.text(field.key)] = scrubbed(field.value, named: field.key)
      }
    case let array as [Any]: return array.map { scrubbed($0, named: "") }
    case is NSNull: return value
    default:
      let text = "\(value)"
      return scrubber.text(text, named: name) == text ? value : Secret.placeholder
    }
  }

  private func cut(_ text: String) -> String {
    text.count > Self.limit ? text.prefix(Self.limit) + "…" : text
  }
}
