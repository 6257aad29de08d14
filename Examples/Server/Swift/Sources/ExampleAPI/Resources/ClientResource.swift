import Foundation

/// Guide 000's envelope.
struct NetRes<Result: Encodable>: Encodable {
  let result: Result

  private enum Keys: CodingKey { case success, code, message, result }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Keys.self)
    try fields.encode(true, forKey: .success)
    try fields.encode(200, forKey: .code)
    try fields.encodeNil(forKey: .message)
    try fields.encode(result, forKey: .result)
  }
}

/// A number in international form: `+998901234567`.
struct Phone: Decodable, Sendable {
  let number: String

  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(String.self)
    if number.wholeMatch(of: /\+[1-9][0-9]{7,14}/) == nil {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no phone"))
    }
  }
}

/// Who signed in with a phone.
struct Client: Encodable, Sendable {
  let id: String
  let phone: String
  var name = ""
  var email = ""
  var avatarURL: String?

  private enum Keys: CodingKey { case id, phone, name, email, avatarURL }

  /// A missing avatar is `null`, not left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(id, forKey: .id)
    try container.encode(phone, forKey: .phone)
    try container.encode(name, forKey: .name)
    try container.encode(email, forKey: .email)
    try container.encode(avatarURL, forKey: .avatarURL)
  }
}

/// What a client sees of itself in the guide's envelope.
private struct Me: Encodable {
  let client: Client

  private enum Keys: CodingKey { case id, phone, name, avatarURL }

  /// A missing avatar is `null`, not left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(client.id, forKey: .id)
    try container.encode(client.phone, forKey: .phone)
    try container.encode(client.name, forKey: .name)
    try container.encode(client.avatarURL, forKey: .avatarURL)
  }
}

struct Code: Sendable {
  let code: String
  let expiresAt: Date
  var attempts = 0
}

struct Message: Encodable, Sendable {
  let phone: String
  let code: String
}

struct Token: Sendable {
  enum Kind: Sendable { case access, refresh }

  let kind: Kind
  let client: Int
  let family: String
  let expiresAt: Date
}

/// The answer to a renewal, which the same refresh token brings again for a while.
struct Renewal: Sendable {
  let answer: Answer
  let client: Int
  let family: String
  let endsAt: Date
}

extension World {
  mutating func sendCode(_ request: Request) throws(Problem) -> Answer {
    struct Body: Decodable { let phone: Phone }
    struct Sent: Encodable { let sessionId: String, expiresAt: String }

    let phone = try request.decoded(Body.self).phone.number
    let digits = String(Int.random(in: 0..<1_000_000))
    let code = settings.otp ?? String(repeating: "0", count: 6 - digits.count) + digits
    codes[phone] = Code(code: code, expiresAt: clock.now.addingTimeInterval(settings.otpLifetime))
    messages.append(Message(phone: phone, code: code))
    return try .json(
      NetRes(result: Sent(sessionId: Self.secret(), expiresAt: clock.text(in: settings.otpLifetime))))
  }

  /// A wrong code is an answer, not a thrown problem: the attempt is counted, and a problem would undo that.
  mutating func validate(_ request: Request) throws(Problem) -> Answer {
    struct Body: Decodable { let phone: Phone, code: String }

    let body = try request.decoded(Body.self)
    if let wrong = try takeCode(body.code, sentTo: body.phone) { return wrong }
    return try openSession(of: signUp(body.phone))
  }

  /// Uses the code up that was sent to a phone.
  /// - Returns: the answer where the code is wrong.
  mutating func takeCode(_ text: String, sentTo phone: Phone) throws(Problem) -> Answer? {
    let phone = phone.number
    guard let code = codes[phone] else { throw Problem(400, "no_code", "No code was sent to this phone.") }
    if code.expiresAt <= clock.now { throw Problem(400, "code_expired", "The code has expired.") }
    if code.attempts >= 5 { throw Problem(400, "too_many_attempts", "Too many wrong codes: ask for a new one.") }
    guard code.code == text else {
      codes[phone]?.attempts += 1
      return Problem(400, "wrong_code", "The code is wrong.").answer
    }
    codes[phone] = nil
    return nil
  }

  mutating func refresh(_ request: Request) throws(Problem) -> Answer {
    struct Body: Decodable { let refreshToken: String }

    let old = try request.decoded(Body.self).refreshToken
    if let renewal = renewals[old], renewal.endsAt > clock.now { return renewal.answer }
    guard let token = tokens[old], token.kind == .refresh, token.expiresAt > clock.now else {
      throw .unauthorized("The refresh token is not valid.")
    }
    endSessions { $1 == token.family }
    let answer = try openSession(of: token.client, family: token.family)
    renewals = renewals.filter { $0.value.endsAt > clock.now }
    renewals[old] = Renewal(
      answer: answer, client: token.client, family: token.family,
      endsAt: clock.now.addingTimeInterval(settings.refreshGrace))
    return answer
  }

  func me(_ request: Request) throws(Problem) -> Answer {
    try .json(NetRes(result: Me(client: clients[try signedIn(request)])))
  }

  /// The position of the client whose access token the request carries, and which has not expired.
  func signedIn(_ request: Request) throws(Problem) -> Int {
    let parts = (request.header("Authorization") ?? "").split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .unauthorized("A token is needed.") }
    guard let token = tokens[String(parts[1])], token.kind == .access else {
      throw .unauthorized("The token is not valid.")
    }
    if token.expiresAt <= clock.now { throw .unauthorized("The token has expired.") }
    return token.client
  }

  mutating func signUp(_ phone: Phone) -> Int {
    if let known = position(of: phone) { return known }
    clients.append(Client(id: "\(clients.count + 1)", phone: phone.number))
    return clients.count - 1
  }

  func position(of phone: Phone) -> Int? { clients.firstIndex { $0.phone == phone.number } }

  /// - Parameter family: the sessions that end with this one; `nil`: it is the first.
  mutating func openSession(of client: Int, family: String? = nil) throws(Problem) -> Answer {
    struct Session: Encodable { let token: String, refreshToken: String, expiresAt: String }

    let family = family ?? Self.secret()
    let session = Session(
      token: Self.secret(), refreshToken: Self.secret(), expiresAt: clock.text(in: settings.tokenLifetime))
    for (secret, kind, lifetime) in [
      (session.token, Token.Kind.access, settings.tokenLifetime),
      (session.refreshToken, .refresh, settings.refreshLifetime),
    ] {
      let expiresAt = clock.now.addingTimeInterval(lifetime)
      tokens[secret] = Token(kind: kind, client: client, family: family, expiresAt: expiresAt)
    }
    return try .json(NetRes(result: session))
  }

  /// Ends sessions; no answer that is kept for one brings it back.
  mutating func endSessions(where isEnded: (_ client: Int, _ family: String) -> Bool) {
    tokens = tokens.filter { !isEnded($0.value.client, $0.value.family) }
    renewals = renewals.filter { !isEnded($0.value.client, $0.value.family) }
  }

  private static func secret() -> String {
    Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
