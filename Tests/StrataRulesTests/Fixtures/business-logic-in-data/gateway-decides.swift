// style: gateway
// file: Sources/DataAccess/PaymentGateway.swift
struct SendOTPGateway {
  func operation(param: String) -> NetResSendOTP? {
    if param.count < 5 {  // ! business-logic-in-data
      return nil
    }
    return network.send()
  }
}

struct PaymentGateway {
  func pay(amount: Double) async throws -> NetResPayment? {
    guard amount > 1000 else { throw PaymentError.tooSmall }  // ! business-logic-in-data
    let fee = amount * 0.01  // ! business-logic-in-data
    return try await send(amount + fee)  // ! business-logic-in-data
  }

  private func valid(_ payments: [NetResPayment]) -> [NetResPayment] {
    payments.filter { $0.amount > 0 }  // ! business-logic-in-data
  }

  func register(_ user: User, phone: String) throws {
    guard user.age >= 18 else { throw PaymentError.tooYoung }  // ! business-logic-in-data
    guard phone.hasPrefix("+") else { throw PaymentError.noPhone }  // ! business-logic-in-data
  }

  private func total(of payments: [NetResPayment]) -> Double {
    payments.reduce(0) { $0 + $1.amount }  // ! business-logic-in-data
  }
}

struct NetResSendOTP: Codable {}

struct NetResPayment: Codable {
  let amount: Double
}
