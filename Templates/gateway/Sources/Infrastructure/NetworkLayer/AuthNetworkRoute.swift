import StrataNetwork

/// The routes of signing in, below the API for clients. None of them needs a token.
enum AuthNetworkRoute {
  static func sendOTP(req: NetReqSendOTP) -> Route<NetRes<NetResSendOTP>> {
    .post("cli/client", body: .json(req), isAuthorized: false)
  }

  static func validate(req: NetReqValidate) -> Route<NetRes<NetResValidate>> {
    .post("cli/valid", body: .json(req), isAuthorized: false)
  }

  static func login(req: NetReqLogin) -> Route<NetRes<NetResValidate>> {
    .post("cli/login", body: .json(req), isAuthorized: false)
  }

  static func resetPassword(req: NetReqResetPassword) -> Route<NetRes<NetResValidate>> {
    .post("cli/password", body: .json(req), isAuthorized: false)
  }

  /// Sent again where its answer was lost: the server gives the same session.
  static func refresh(req: NetReqRefresh) -> Route<NetRes<NetResValidate>> {
    Route(.post, "cli/refresh", body: .json(req), isAuthorized: false, isIdempotent: true)
  }
}
