import Foundation
import RxRelay
import RxSwift

enum PaymentState {
  case success(PaymentResult)
  case error(Error)
  case showError(String)
}

final class PaymentViewModel: BaseViewModel<PaymentState> {
  private let processPaymentUC: ProcessPaymentUseCase
  private let apiService: PaymentApiService
  let paymentAmount = BehaviorRelay<String>(value: "")

  init(processPaymentUC: ProcessPaymentUseCase, apiService: PaymentApiService) {
    self.processPaymentUC = processPaymentUC
    self.apiService = apiService
    super.init()
  }

  func pay() {
    processPaymentUC.execute(amount: paymentAmount.value)
      .subscribe(
        onSuccess: { [weak self] result in self?.setState(.success(result)) },
        onFailure: { [weak self] error in self?.setState(.error(error)) }
      )
      .disposed(by: disposeBag)
  }

  func payAtOnce(amount: String) {
    guard let value = Double(amount), value > 1000 else {
      setState(.showError("Invalid amount"))
      return
    }
    let fee = value * 0.01
    let total = value + fee
    if total > 50_000_000 {
      setState(.showError("Amount too high"))
      return
    }
    apiService.processPayment(amount: Decimal(value))
      .subscribe(onSuccess: { [weak self] result in self?.setState(.success(result)) })
      .disposed(by: disposeBag)
  }
}
