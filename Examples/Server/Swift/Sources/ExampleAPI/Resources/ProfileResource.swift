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
