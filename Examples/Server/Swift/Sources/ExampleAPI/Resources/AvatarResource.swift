import Foundation

/// A picture, as it was uploaded.
struct Avatar: Sendable {
  let type: String
  let bytes: Data

  static let endings = ["image/png": "png", "image/jpeg": "jpg"]
  static let limit = 1_000_000

  init(type: String, bytes: Data) {
    self.type = type
    self.bytes = bytes
  }

  /// A picture of the first rows.
  init?(png text: String) {
    guard let bytes = Data(base64Encoded: text) else { return nil }
    self.init(type: "image/png", bytes: bytes)
  }
}

extension World {
  /// The first pictures.
  mutating func seedAvatars() { avatars = Self.pictures.compactMapValues(Avatar.init(png:)) }

  /// Pictures of eight by eight points.
  private static let pictures = [
    "ada.png": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEXw5vp6O7RXYhFBAAAAFUlEQVR42mOwYagDQhsGCSD5n+E/"
      + "ABiaBAnV5MQ6AAAAAElFTkSuQmCC",
    "alan.png": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEXi9O8gblxsrbmjAAAAFUlEQVR42mOwYagDQhsGCSD5n+E/"
      + "ABiaBAnV5MQ6AAAAAElFTkSuQmCC",
  ]

  func getAvatar(_ request: Request) throws(Problem) -> Answer {
    guard let avatar = avatars[request.parameter] else { throw .notFound("avatar", request.parameter) }
    return Answer(
      status: 200, headers: ["Content-Type": avatar.type, "Cache-Control": "max-age=3600"], body: avatar.bytes)
  }

  /// Each picture has a path of its own, so that caches need not ask.
  mutating func saveAvatar(_ request: Request) throws(Problem) -> Answer {
    struct Saved: Encodable { let avatarURL: String }

    let client = try signedIn(request)
    let type = request.header("Content-Type") ?? ""
    guard let ending = Avatar.endings[type], !request.body.isEmpty else { throw .invalid("body") }
    guard request.body.count <= Avatar.limit else {
      throw Problem(413, "too_large", "A picture has at most 1 MB.")
    }
    let name = "client-\(clients[client].id)-\(avatars.count + 1).\(ending)"
    avatars[name] = Avatar(type: type, bytes: request.body)
    clients[client].avatarURL = "/avatars/\(name)"
    return try .json(NetRes(result: Saved(avatarURL: "/avatars/\(name)")))
  }
}
