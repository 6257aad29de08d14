extension AuthSession {
  init(from response: NetResValidate) {
    self.init(
      token: response.token.revealed, refreshToken: response.refreshToken.revealed, expiresAt: response.expiresAt)
  }
}
