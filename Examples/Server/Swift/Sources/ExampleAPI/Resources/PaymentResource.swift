struct Payment: Encodable, Sendable {
  let id: String
  let amount: Money
  let fee: Money
  let total: Money
  let createdAt: String
}

extension World {
  func getPayments(_ request: Request) throws(Problem) -> Answer { try .json(payments) }

  func getPayment(_ request: Request) throws(Problem) -> Answer {
    guard let payment = payments.first(where: { $0.id == request.parameter }) else {
      throw .notFound("payment", request.parameter)
    }
    return try .json(payment)
  }

  mutating func processPayment(_ request: Request) throws(Problem) -> Answer {
    struct Body: Codable { let amount: Money }

    let body = try request.decoded(Body.self)
    return try once(request, body) { world throws(Problem) in try world.pay(body.amount) }
  }

  private mutating func pay(_ amount: Money) throws(Problem) -> Answer {
    if amount.currency != .UZS || amount.minor <= 1_000_00 {
      throw Problem(422, "invalid_amount", "The amount must be over 1,000 UZS.")
    }
    let fee = amount.onePercent
    let (sum, overflow) = amount.minor.addingReportingOverflow(fee.minor)
    if overflow || sum > 50_000_000_00 {
      throw Problem(422, "amount_too_high", "Amount and fee may be 50,000,000 UZS at most.")
    }
    let total = Money(minor: sum, currency: amount.currency)
    let payment = Payment(
      id: "\(payments.count + 1)", amount: amount, fee: fee, total: total, createdAt: clock.text())
    payments.append(payment)
    book(.payment, total, at: payment.createdAt, note: "Payment \(payment.id)")
    return try .json(payment, status: 201)
  }
}
