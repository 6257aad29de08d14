import Foundation
import Observation
import StrataPresentation

@Observable
final class TransactionViewModel: BaseViewModel<TransactionState> {
  @ObservationIgnored private let transactionUC: any TransactionUseCase

  init(transactionUC: any TransactionUseCase) {
    self.transactionUC = transactionUC
    super.init()
  }

  func loadTransactions(from startDate: Date, to endDate: Date) async {
    setState(.loading(last: state.list))
    do {
      for try await list in transactionUC.getTransactions(from: startDate, to: endDate).values {
        setState(.loaded(list))
      }
    } catch {
      setState(.error(error.localizedDescription, last: state.list))
    }
  }
}
