import StrataNetwork

struct NetResAvatar: NetResBody, Equatable {
  let avatarURL: String
}
