import Observation
import StrataPresentation

@Observable
final class PaymentViewModel: BaseViewModel<PaymentState> {
  var paymentAmount = ""

  var isProcessing: Bool { state == .processing }

  @ObservationIgnored private let paymentUC: any PaymentUseCase

  init(paymentUC: any PaymentUseCase) {
    self.paymentUC = paymentUC
    super.init()
  }

  /// Makes the payment. A second tap while one is under way makes no second one, and none after it is made: the amount is
  /// gone then.
  func processPayment() async {
    guard !isProcessing else { return }
    setState(.processing)
    do {
      let result = try await paymentUC.execute(amount: paymentAmount).get()
      paymentAmount = ""
      setState(.success(result))
    } catch {
      setState(.error(error.localizedDescription))
    }
  }
}
