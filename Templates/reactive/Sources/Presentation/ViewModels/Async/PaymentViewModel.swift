import Foundation
import Observation
import StrataPresentation

@Observable
final class PaymentViewModel: BaseViewModel<PaymentState> {
  /// What the form holds. It stays one draft until it is answered or given up.
  private(set) var draft = PaymentDraft()
  /// Whether it is unknown if the draft was paid: it may be sent again, or given up.
  private(set) var isUnanswered = false
  /// Whether the device could not read if an earlier payment is unanswered, after one was made.
  private(set) var isEarlierUnknown = false
  /// How the user writes amounts.
  @ObservationIgnored let locale: Locale

  var paymentAmount: String {
    get { draft.amount }
    set { draft.amount = newValue }
  }

  var isProcessing: Bool { state == .processing }

  @ObservationIgnored private let paymentUC: any PaymentUseCase
  @ObservationIgnored private let draftUC: any PaymentDraftUseCase

  init(paymentUC: any PaymentUseCase, draftUC: any PaymentDraftUseCase, locale: Locale) {
    self.paymentUC = paymentUC
    self.draftUC = draftUC
    self.locale = locale
    super.init()
  }

  /// Puts a payment that was never answered back into the form, unless the user has typed something already.
  func restoreDraft() async {
    guard state == .idle, paymentAmount.isEmpty else { return }
    do {
      if try await takeUnanswered() { setState(.unanswered) }
    } catch {
      fail(error)
    }
  }

  /// Makes the payment. A second tap while one is under way makes no second one, and none after it is made: the amount
  /// is gone then.
  func processPayment() async {
    guard !isProcessing else { return }
    let paid = draft.id.text
    setState(.processing)
    do {
      let result = try await paymentUC.execute(draft: draft).get()
      begin(.success(result))
    } catch  where Task.isCancelled {
      isUnanswered = true
      setState(.unanswered)
    } catch {
      fail(error)
    }
    if draft.id.text != paid { await takeNext() }
  }

  /// Gives the draft up and begins another payment, with the next one that was never answered.
  func newPayment() async {
    guard !isProcessing else { return }
    do {
      try await draftUC.discard(draft).get()
      begin(.idle)
    } catch {
      return fail(error)
    }
    await restoreDraft()
  }

  /// Beside the result of a payment that was made, which a failure does not replace.
  private func takeNext() async {
    do {
      _ = try await takeUnanswered()
    } catch {
      isEarlierUnknown = true
    }
  }

  /// Puts the next payment that was never answered into the form, unless something is there.
  private func takeUnanswered() async throws -> Bool {
    guard let payment = try await draftUC.unansweredPayment().get(), paymentAmount.isEmpty, !isProcessing else {
      return false
    }
    draft = PaymentDraft(id: payment.draft, amount: payment.amount.amountText(locale))
    isUnanswered = true
    return true
  }

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
}
