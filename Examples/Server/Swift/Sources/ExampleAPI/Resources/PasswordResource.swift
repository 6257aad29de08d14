/// The password of a client, in memory as it is: the server keeps a digest.
struct Password: Sendable {
  let text: String
  var attempts = 0
}

/// What may become a password: 8 to 100 characters.
private struct NewPassword: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    if !(8...100).contains(text.unicodeScalars.count) {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no password"))
    }
  }
}

extension World {
  /// Sets the password, ends all sessions of the client, and opens a new one.
  mutating func resetPassword(_ request: Request) throws(Problem) -> Answer {
    struct Body: Decodable { let phone: Phone, code: String, password: NewPassword }

    let body = try request.decoded(Body.self)
    if let wrong = try takeCode(body.code, sentTo: body.phone) { return wrong }
    let client = signUp(body.phone)
    passwords[client] = Password(text: body.password.text)
    endSessions { owner, _ in owner == client }
    return try openSession(of: client)
  }

  /// A wrong password is an answer, not a thrown problem: the attempt is counted, and a problem would undo that.
  mutating func login(_ request: Request) throws(Problem) -> Answer {
    struct Body: Decodable { let phone: Phone, password: String }

    let body = try request.decoded(Body.self)
    guard body.password.unicodeScalars.count <= 100 else { throw .invalid("password") }
    let wrong = Problem(400, "wrong_password", "The phone or the password is wrong.")
    guard let client = position(of: body.phone), let password = passwords[client] else { throw wrong }
    if password.attempts >= 5 { throw Problem(400, "too_many_attempts", "Too many wrong passwords: set a new one.") }
    guard password.text == body.password else {
      passwords[client]?.attempts += 1
      return wrong.answer
    }
    passwords[client]?.attempts = 0
    return try openSession(of: client)
  }
}
