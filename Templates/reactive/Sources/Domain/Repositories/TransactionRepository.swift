import Foundation
import Streams

protocol TransactionRepository: Sendable {
  /// What is stored comes first, if there is any; then what the server says, or why it says nothing.
  func getTransactions(from: Date, to: Date) -> Observable<TransactionList>
}
