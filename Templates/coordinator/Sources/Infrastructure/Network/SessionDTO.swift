import StrataNetwork

/// A session as the server opens it.
struct SessionDTO: NetResBody, Equatable {
  let token: Secret
  let refreshToken: Secret

  var credential: Credential {
    Credential(accessToken: token, refreshToken: refreshToken)
  }
}
