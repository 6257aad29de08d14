import Foundation
import StrataTerminal
import Streams

struct TransactionTrace: TransactionUseCase {
  let base: any TransactionUseCase
  let logger: TraceLogger

  func getTransactions(from: Date, to: Date) -> Observable<TransactionList> {
    Single.create(work: { [logger] in
      await logger.note("TransactionViewModel → TransactionUseCase.getTransactions")
    }).asObservable().flatMap { [base] in base.getTransactions(from: from, to: to) }
  }
}

struct TransactionsTrace: TransactionRepository {
  let base: any TransactionRepository
  let logger: TraceLogger

  func getTransactions(from: Date, to: Date) -> Observable<TransactionList> {
    Single.create(work: { [logger] in
      await logger.note("TransactionUseCase → TransactionRepository.getTransactions")
    }).asObservable().flatMap { [base] in base.getTransactions(from: from, to: to) }
  }
}

struct TransactionServiceTrace: TransactionApiService {
  let base: any TransactionApiService
  let logger: TraceLogger

  func getTransactions(from: String, to: String) -> Single<[ApiTransactionResponse]> {
    .create(work: { [base, logger] in
      try await logger.step(from: "TransactionRepository", to: "TransactionApiService.getTransactions") {
        try await base.getTransactions(from: from, to: to).get()
      }
    })
  }
}
