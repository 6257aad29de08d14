struct ResetPasswordGateway {
  func reset(email: String) async -> Bool {
    if email.count < 5 {
      return false
    }
    let answer: NetResReset? = try? await Network.sendThrow(request: AuthNetworkRoute.reset(email: email))
    return answer?.isSent ?? false
  }
}
