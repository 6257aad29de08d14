import Observation
import StrataPresentation

@Observable
final class PaymentViewModel: BaseViewModel<PaymentState> {
  /// What the form holds. It stays one draft until it is answered or given up.
  private(set) var draft = PaymentDraft()
  /// Whether nobody knows if the draft was paid: it may be sent again, or given up.
  private(set) var isUnanswered = false
  /// How the screen writes amounts.
  @ObservationIgnored let format: DecimalFormat

  var paymentAmount: String {
    get { draft.amount }
    set { draft.amount = newValue }
  }

  var isProcessing: Bool { state == .processing }

  @ObservationIgnored private let paymentUC: any PaymentUseCase
  @ObservationIgnored private let draftUC: any PaymentDraftUseCase

  init(paymentUC: any PaymentUseCase, draftUC: any PaymentDraftUseCase, format: DecimalFormat) {
    self.paymentUC = paymentUC
    self.draftUC = draftUC
    self.format = format
    super.init()
  }

  /// Puts a payment that was never answered back into the form, unless the user has typed something already.
  func restoreDraft() async {
    guard state == .idle, paymentAmount.isEmpty else { return }
    do {
      guard let unanswered = try await draftUC.unansweredDraft().get(), paymentAmount.isEmpty else { return }
      draft = unanswered
      isUnanswered = true
      setState(.unanswered)
    } catch {
      setState(.error(error.localizedDescription))
    }
  }

  /// Makes the payment. A second tap while one is under way makes no second one, and none after it is made: the amount is
  /// gone then.
  func processPayment() async {
    guard !isProcessing else { return }
    setState(.processing)
    do {
      let result = try await paymentUC.execute(draft: draft).get()
      begin(.success(result))
    } catch {
      isUnanswered = isUnanswered || (error as? PaymentError)?.isUnanswered == true
      setState(.error(error.localizedDescription))
    }
  }

  /// Gives the draft up and begins another payment.
  func newPayment() async {
    guard !isProcessing else { return }
    do {
      try await draftUC.discard(draft).get()
      begin(.idle)
    } catch {
      setState(.error(error.localizedDescription))
    }
  }

  private func begin(_ state: PaymentState) {
    draft = PaymentDraft()
    isUnanswered = false
    setState(state)
  }
}
