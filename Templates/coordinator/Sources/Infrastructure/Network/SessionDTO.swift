import StrataNetwork

/// A session as the server opens it.
struct SessionDTO: NetResBody, Equatable {
  let token: String
  let refreshToken: String

  var credential: Credential {
    Credential(accessToken: Secret(token), refreshToken: Secret(refreshToken))
  }
}
