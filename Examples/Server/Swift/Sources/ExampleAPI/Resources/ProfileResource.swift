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

extension World {
  func getProfile(_ request: Request) throws(Problem) -> Answer {
    try .json(clients[try signedIn(request)])
  }

  mutating func saveProfile(_ request: Request) throws(Problem) -> Answer {
    struct Fields: Decodable { let name: String, email: String, avatarURL: String? }

    let client = try signedIn(request)
    let fields = try request.decoded(Fields.self)
    clients[client].name = fields.name
    clients[client].email = fields.email
    clients[client].avatarURL = fields.avatarURL
    return try .json(clients[client])
  }
}
