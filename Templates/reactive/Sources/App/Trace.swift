import Foundation
import StrataTerminal
import Streams

/// Tells each step between view model and network, if there is a logger. The layers know nothing of it: what they are
/// given looks like what it stands before.
struct Trace: Sendable {
  static let none = Trace(logger: nil)
  let logger: TraceLogger?

  func useCase(_ base: any PaymentUseCase) -> any PaymentUseCase {
    logger.map { PaymentTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any TransactionUseCase) -> any TransactionUseCase {
    logger.map { TransactionTrace(base: base, logger: $0) } ?? base
  }

  func repository(_ base: any PaymentRepository) -> any PaymentRepository {
    logger.map { PaymentsTrace(base: base, logger: $0) } ?? base
  }

  func repository(_ base: any TransactionRepository) -> any TransactionRepository {
    logger.map { TransactionsTrace(base: base, logger: $0) } ?? base
  }

  func service(_ base: any PaymentApiService) -> any PaymentApiService {
    logger.map { PaymentServiceTrace(base: base, logger: $0) } ?? base
  }

  func service(_ base: any TransactionApiService) -> any TransactionApiService {
    logger.map { TransactionServiceTrace(base: base, logger: $0) } ?? base
  }
}
