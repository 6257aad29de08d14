import Foundation

struct UserFields: Codable, Sendable {
  let name: String
  let email: Email
  let avatarURL: String?

  init(_ name: String, _ email: String, _ avatarURL: String?) {
    self.name = name
    self.email = Email(address: email)
    self.avatarURL = avatarURL
  }

  func changed(_ changes: UserChanges) -> UserFields {
    UserFields(
      changes.name ?? name, changes.email?.address ?? email.address, changes.avatarURL ?? avatarURL)
  }
}

/// What is missing stays as it is.
struct UserChanges: Codable, Sendable {
  let name: String?
  let email: Email?
  let avatarURL: String?
}

struct Email: Codable, Sendable, Equatable {
  let address: String

  init(address: String) { self.address = address }

  init(from decoder: any Decoder) throws {
    address = try decoder.singleValueContainer().decode(String.self)
    if address.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) == nil {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no address"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(address)
  }
}

struct User: Encodable, Sendable {
  let id: String
  let fields: UserFields

  private enum Keys: CodingKey { case id, name, email, avatarURL }

  /// A missing avatar is `null`, not left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(id, forKey: .id)
    try container.encode(fields.name, forKey: .name)
    try container.encode(fields.email, forKey: .email)
    try container.encode(fields.avatarURL, forKey: .avatarURL)
  }
}

extension World {
  /// The first users.
  mutating func seedUsers() {
    users = [
      User(id: "1", fields: .init("Ada Lovelace", "ada@example.com", "/avatars/ada.png")),
      User(id: "2", fields: .init("Grace Hopper", "grace@example.com", nil)),
      User(id: "3", fields: .init("Alan Turing", "alan@example.com", "/avatars/alan.png")),
      User(id: "4", fields: .init("", "anonymous@example.com", nil)),
    ]
    lastUser = users.count
  }

  func getUsers(_ request: Request) throws(Problem) -> Answer {
    try versioned("users", request) { () throws(Problem) in try .json(users) }
  }

  func getUser(_ request: Request) throws(Problem) -> Answer {
    try versioned("users", request) { () throws(Problem) in
      try .json(users[try indexOfUser(request.parameter)])
    }
  }

  mutating func createUser(_ request: Request) throws(Problem) -> Answer {
    let fields = try request.decoded(UserFields.self)
    return try once(request, fields) { world throws(Problem) in
      try world.refuseTaken(fields.email, except: nil)
      world.lastUser += 1
      let user = User(id: "\(world.lastUser)", fields: fields)
      world.users.append(user)
      world.changed("users")
      return try .json(user, status: 201)
    }
  }

  mutating func saveUser(_ request: Request) throws(Problem) -> Answer {
    let fields = try request.decoded(UserFields.self)
    return try once(request, fields) { world throws(Problem) in
      let index = try world.indexOfUser(request.parameter)
      try world.refuseTaken(fields.email, except: request.parameter)
      world.users[index] = User(id: request.parameter, fields: fields)
      world.changed("users")
      return try .json(world.users[index])
    }
  }

  mutating func changeUser(_ request: Request) throws(Problem) -> Answer {
    let changes = try request.decoded(UserChanges.self)
    return try once(request, changes) { world throws(Problem) in
      let index = try world.indexOfUser(request.parameter)
      let fields = world.users[index].fields.changed(changes)
      try world.refuseTaken(fields.email, except: request.parameter)
      world.users[index] = User(id: request.parameter, fields: fields)
      world.changed("users")
      return try .json(world.users[index])
    }
  }

  mutating func deleteUser(_ request: Request) throws(Problem) -> Answer {
    try once(request, Nothing()) { world throws(Problem) in
      world.users.remove(at: try world.indexOfUser(request.parameter))
      world.changed("users")
      return .noContent
    }
  }

  private func indexOfUser(_ id: String) throws(Problem) -> Int {
    guard let index = users.firstIndex(where: { $0.id == id }) else { throw .notFound("user", id) }
    return index
  }

  private func refuseTaken(_ email: Email, except id: String?) throws(Problem) {
    if users.contains(where: { $0.fields.email == email && $0.id != id }) {
      throw Problem(409, "email_taken", "\(email.address) belongs to another user.")
    }
  }
}
