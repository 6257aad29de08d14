import StrataNetwork

/// The profile of the user. The server sends it without an envelope.
struct NetResProfile: NetResBody, Equatable {
  let id: String
  let phone: String
  let name: String
  let avatarURL: String?
}
