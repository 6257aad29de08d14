/// A payment as the server sends it and the device stores it.
struct ApiPaymentResponse: Codable, Equatable, Sendable {
  let id: String
  let amount: ApiMoney
  let fee: ApiMoney
  let total: ApiMoney

  var response: PaymentResponse {
    PaymentResponse(id: id, amount: amount.money, fee: fee.money, total: total.money)
  }
}
