import Foundation
import Observation
import RxRelay
import RxSwift
import StrataPresentation

/// As the guide has it: what changes is in relays, the use case is subscribed to, and a bag keeps the subscriptions.
/// They end with the view model, and when the task that waits for them is cancelled.
@Observable
final class PaymentViewModel: BaseViewModel<PaymentState> {
  /// Whether it is unknown if the draft was paid: it may be sent again, or given up.
  private(set) var isUnanswered = false
  /// Whether the device could not read if an earlier payment is unanswered, after one was made.
  private(set) var isEarlierUnknown = false
  /// How the user writes amounts.
  @ObservationIgnored let locale: Locale

  /// What the form holds. It stays one draft until it is answered or given up.
  private(set) var draft: PaymentDraft {
    get { observed(\.draft, draftRelay) }
    set { change(\.draft, draftRelay, to: newValue) }
  }

  var paymentAmount: String {
    get { draft.amount }
    set { draft.amount = newValue }
  }

  var isProcessing: Bool { observed(\.isProcessing, isProcessingRelay) }

  @ObservationIgnored private let paymentUC: any PaymentUseCase
  @ObservationIgnored private let draftUC: any PaymentDraftUseCase
  @ObservationIgnored private let draftRelay = BehaviorRelay<PaymentDraft>(value: PaymentDraft())
  @ObservationIgnored private let isProcessingRelay = BehaviorRelay<Bool>(value: false)
  @ObservationIgnored private let disposeBag = DisposeBag()

  init(paymentUC: any PaymentUseCase, draftUC: any PaymentDraftUseCase, locale: Locale) {
    self.paymentUC = paymentUC
    self.draftUC = draftUC
    self.locale = locale
    super.init()
  }

  /// Puts a payment that was never answered back into the form, unless the user has typed something already.
  func restoreDraft() async {
    guard state == .idle, paymentAmount.isEmpty else { return }
    await finished(draftUC.unansweredPayment()) { [weak self] in
      if self?.takeUnanswered($0) == true { self?.setState(.unanswered) }
    }
  }

  /// Makes the payment. A second tap while one is under way makes no second one, and none after it is made: the amount
  /// is gone then.
  func processPayment() async {
    guard !isProcessing, state != .processing else { return }
    let paid = draft.id.text
    change(\.isProcessing, isProcessingRelay, to: true)
    setState(.processing)
    await finished(paymentUC.execute(draft: draft)) { [weak self] in self?.begin(.success($0)) }
    guard !isProcessing else {
      // Cancelled.
      end()
      isUnanswered = true
      return setState(.unanswered)
    }
    if draft.id.text != paid { await takeNext() }
  }

  /// Gives the draft up and begins another payment, with the next one that was never answered.
  func newPayment() async {
    guard !isProcessing else { return }
    await finished(draftUC.discard(draft)) { [weak self] in self?.begin(.idle) }
    await restoreDraft()
  }

  /// Beside the result of a payment that was made, which a failure does not replace.
  private func takeNext() async {
    await finished(draftUC.unansweredPayment()) { [weak self] in
      _ = self?.takeUnanswered($0)
    } onFailure: { [weak self] _ in
      self?.isEarlierUnknown = true
    }
  }

  /// Puts the next payment that was never answered into the form, unless something is there.
  private func takeUnanswered(_ payment: UnansweredPayment?) -> Bool {
    guard let payment, paymentAmount.isEmpty, !isProcessing else { return false }
    draft = PaymentDraft(id: payment.draft, amount: payment.amount.amountText(locale))
    isUnanswered = true
    return true
  }

  /// The work is done on a queue of its own, its result is seen on the main queue. `isProcessing` ends after an error,
  /// too, which never completes.
  private func finished<Value>(
    _ work: Single<Value>, onSuccess: @escaping (Value) -> Void, onFailure: ((any Error) -> Void)? = nil
  ) async {
    await disposeBag.awaiting { onDispose in
      work
        .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        .observe(on: MainScheduler.instance)
        .do(onDispose: onDispose)
        .subscribe(
          onSuccess: { [weak self] value in
            self?.end()
            onSuccess(value)
          },
          onFailure: { [weak self] error in
            self?.end()
            if let onFailure { onFailure(error) } else { self?.fail(error) }
          })
    }
  }

  private func end() { change(\.isProcessing, isProcessingRelay, to: false) }

  private func fail(_ error: any Error) {
    let error = error as? PaymentError ?? .unavailable
    // The server has paid: to send the draft again would be another payment.
    if error.isMade { return begin(.error(error)) }
    isUnanswered = isUnanswered || error.isUnanswered
    setState(.error(error))
  }

  private func begin(_ state: PaymentState) {
    draft = PaymentDraft()
    isUnanswered = false
    isEarlierUnknown = false
    setState(state)
  }

  /// What a relay holds, for views and terminals, which observe properties.
  private func observed<Value>(_ property: KeyPath<PaymentViewModel, Value>, _ relay: BehaviorRelay<Value>) -> Value {
    access(keyPath: property)
    return relay.value
  }

  private func change<Value>(
    _ property: KeyPath<PaymentViewModel, Value>, _ relay: BehaviorRelay<Value>, to value: Value
  ) {
    withMutation(keyPath: property) { relay.accept(value) }
  }
}
