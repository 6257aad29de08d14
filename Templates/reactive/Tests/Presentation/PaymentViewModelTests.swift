import StrataTesting
import Streams
import Testing

@testable import Payments

@MainActor
@Suite struct PaymentViewModelTests {
  @Test func saysWhatBecameOfThePayment() async throws {
    let viewModel = PaymentViewModel(paymentUC: FakePaymentUseCase())
    let states = StateRecorder { viewModel.state }
    viewModel.paymentAmount = "10000"
    await viewModel.processPayment()
    #expect(viewModel.paymentAmount.isEmpty)
    viewModel.paymentAmount = "500"
    await viewModel.processPayment()
    #expect(try states.receive() == .processing)
    #expect(try states.receive() == .success(FakePaymentUseCase.result))
    #expect(try states.receive() == .processing)
    #expect(try states.receive() == .error("The amount must be a number over 1,000 UZS."))
    try states.finish()
    #expect(viewModel.paymentAmount == "500")
  }

  @Test func twoTapsMakeOnePayment() async {
    let viewModel = PaymentViewModel(paymentUC: FakePaymentUseCase())
    viewModel.setState(.processing)
    viewModel.paymentAmount = "10000"
    await viewModel.processPayment()
    #expect(viewModel.state == .processing)
  }
}

private struct FakePaymentUseCase: PaymentUseCase {
  static let result = PaymentResult(
    from: PaymentResponse(id: "1", amount: Money(10_000), fee: Money(100), total: Money(10_100)))

  func execute(amount: String) -> Single<PaymentResult> {
    amount == "10000" ? .just(Self.result) : .error(PaymentError.invalidAmount)
  }
}
