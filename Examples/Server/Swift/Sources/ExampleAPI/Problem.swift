import Foundation

/// Ends a request with an error. `name` is for programs, `message` for people.
struct Problem: Error {
  let status: Int
  let name: String
  let message: String
  let headers: [String: String]

  init(_ status: Int, _ name: String, _ message: String, headers: [String: String] = [:]) {
    self.status = status
    self.name = name
    self.message = message
    self.headers = headers
  }

  static func notFound(_ what: String, _ identifier: String) -> Problem {
    Problem(404, "not_found", "There is no \(what) \(identifier).")
  }

  static func unauthorized(_ message: String) -> Problem {
    Problem(401, "unauthorized", message, headers: ["WWW-Authenticate": "Bearer"])
  }

  static func invalid(_ field: String) -> Problem {
    Problem(422, "invalid_request", "\(field) is missing or malformed.")
  }

  var answer: Answer {
    struct Body: Encodable {
      var success = false
      let code: Int
      let error: String
      let message: String
    }
    // Whole numbers and strings always encode; were it otherwise, the status still says what is wrong.
    let body = try? Answer.encoded(Body(code: status, error: name, message: message))
    return Answer(
      status: status, headers: headers.merging(["Content-Type": "application/json"]) { own, _ in own },
      body: body ?? Data())
  }
}
