struct NetReqSendOTP: Codable, Sendable {
  let phone: String
}
