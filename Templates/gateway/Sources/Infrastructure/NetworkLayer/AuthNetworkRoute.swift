import StrataNetwork

/// The routes of signing in, relative to the API for clients. None of them needs a token.
enum AuthNetworkRoute {
  static func sendOTP(req: NetReqSendOTP) -> Route<NetRes<NetResSendOTP>> {
    .post("client", body: .json(req), isAuthorized: false)
  }

  static func validate(req: NetReqValidate) -> Route<NetRes<NetResValidate>> {
    .post("valid", body: .json(req), isAuthorized: false)
  }
}
