import Foundation

protocol ValidationService {
  func validated(_ amount: String) throws -> Decimal
}

final class ValidationServiceImpl: ValidationService {
  func validated(_ amount: String) throws -> Decimal {
    guard let value = Decimal(string: amount), value > 1_000 else { throw PaymentError.invalidAmount }
    guard value * Decimal(string: "1.01")! <= 50_000_000 else { throw PaymentError.amountTooHigh }
    return value
  }
}
