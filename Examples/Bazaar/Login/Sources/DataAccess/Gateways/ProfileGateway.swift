protocol ProfileGatewayProtocol {
  func profile() async -> Profile?
}

struct ProfileGateway: ProfileGatewayProtocol {
  func profile() async -> Profile? {
    guard let response: NetResProfile = try? await Network.sendThrow(request: AuthNetworkRoute.profile) else {
      return nil
    }
    return Profile(name: response.name, email: response.email)
  }
}
