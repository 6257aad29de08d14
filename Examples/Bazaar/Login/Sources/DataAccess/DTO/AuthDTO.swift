import Foundation

struct NetReqSendOTP: Codable {
  let phone: String
}

struct NetReqValidate: Codable {
  let phone: String
  let code: String
}

struct NetResSendOTP: NetResBody {
  let sessionId: String
  let expiresAt: Date
}

struct NetResSession: NetResBody {
  let token: String
}

struct NetResProfile: NetResBody {
  let name: String
  let email: String
}

struct NetResReset: NetResBody {
  let isSent: Bool
}
