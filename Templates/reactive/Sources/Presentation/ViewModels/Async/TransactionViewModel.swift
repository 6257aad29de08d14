import Foundation
import Observation
import StrataPresentation

@Observable
final class TransactionViewModel: BaseViewModel<TransactionState> {
  @ObservationIgnored private let transactionUC: any TransactionUseCase
  /// What was asked for last: an answer to anything else comes too late.
  @ObservationIgnored private var asked: (number: Int, range: ClosedDates)?

  /// The state before the answers that are awaited.
  @ObservationIgnored private var settled = TransactionState.idle

  /// How the user writes amounts.
  @ObservationIgnored let locale: Locale

  init(transactionUC: any TransactionUseCase, locale: Locale) {
    self.transactionUC = transactionUC
    self.locale = locale
    super.init()
  }

  /// Shows the transactions of some days. Those of other days do not stay meanwhile, nor beside an error.
  func loadTransactions(from startDate: Date, to endDate: Date) async {
    let range = ClosedDates(start: startDate, end: endDate)
    let number = (asked?.number ?? 0) + 1
    if !state.isLoading { settled = state }
    if asked?.range != range { settled = .idle }
    asked = (number, range)
    setState(.loading(last: settled.list))
    do {
      for try await list in transactionUC.getTransactions(from: startDate, to: endDate).values {
        guard asked?.number == number else { return }
        setState(.loaded(list))
      }
      // Cancelled before anything came: the screen shows again what it showed before.
      if asked?.number == number, state.isLoading { setState(settled) }
    } catch {
      guard asked?.number == number else { return }
      setState(.error(error as? TransactionError ?? .unavailable, last: state.list))
    }
  }

  /// Not `DateInterval`, which takes no range that ends before it starts.
  private struct ClosedDates: Equatable {
    let start: Date
    let end: Date
  }
}
