import Foundation
import Observation
import RxSwift
import StrataPresentation

/// As the guide has it: the use case is subscribed to, and a bag keeps the subscription. It ends with the view model,
/// with the next one, and when the task that waits for it is cancelled.
@Observable
final class TransactionViewModel: BaseViewModel<TransactionState> {
  @ObservationIgnored private let transactionUC: any TransactionUseCase
  /// What was asked for last.
  @ObservationIgnored private var asked: (number: Int, range: ClosedDates)?
  /// The state before the answers that are awaited.
  @ObservationIgnored private var settled = TransactionState.idle
  /// What was asked for last: it ends what was asked before, whose answer would come too late.
  @ObservationIgnored private let loading = SerialDisposable()
  @ObservationIgnored private let disposeBag = DisposeBag()

  /// How the user writes amounts.
  @ObservationIgnored let locale: Locale

  init(transactionUC: any TransactionUseCase, locale: Locale) {
    self.transactionUC = transactionUC
    self.locale = locale
    super.init()
    loading.disposed(by: disposeBag)
  }

  /// Shows the transactions of some days. Those of other days do not stay meanwhile, nor beside an error.
  func loadTransactions(from startDate: Date, to endDate: Date) async {
    let range = ClosedDates(start: startDate, end: endDate)
    let number = (asked?.number ?? 0) + 1
    if !state.isLoading { settled = state }
    if asked?.range != range { settled = .idle }
    asked = (number, range)
    setState(.loading(last: settled.list))
    await disposeBag.awaiting { onDispose in
      let subscription = transactionUC.getTransactions(from: startDate, to: endDate)
        .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        .observe(on: MainScheduler.instance)
        .do(onDispose: onDispose)
        .subscribe(
          onNext: { [weak self] list in self?.setState(.loaded(list)) },
          onError: { [weak self] error in
            guard let self else { return }
            self.setState(.error(error as? TransactionError ?? .unavailable, last: self.state.list))
          })
      loading.disposable = subscription
      return subscription
    }
    // Cancelled before anything came: the screen shows again what it showed before.
    if asked?.number == number, state.isLoading { setState(settled) }
  }

  /// Not `DateInterval`, which takes no range that ends before it starts.
  private struct ClosedDates: Equatable {
    let start: Date
    let end: Date
  }
}
