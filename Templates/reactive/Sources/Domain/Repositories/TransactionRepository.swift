import Foundation
import Streams

protocol TransactionRepository: Sendable {
  /// What is stored comes first, if there is any; then the answer of the server, or an error.
  func getTransactions(from: Date, to: Date) -> Observable<TransactionList>
}
