import Foundation

/// What the API says to a request.
struct Answer: Sendable {
  let status: Int
  var headers: [String: String] = [:]
  var body = Data()

  static let noContent = Answer(status: 204)

  static func json(_ value: some Encodable, status: Int = 200) throws(Problem) -> Answer {
    Answer(status: status, headers: ["Content-Type": "application/json"], body: try encoded(value))
  }

  static func encoded(_ value: some Encodable) throws(Problem) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return try encoder.encode(value) } catch { throw Problem(500, "internal_error", "The server failed.") }
  }
}
