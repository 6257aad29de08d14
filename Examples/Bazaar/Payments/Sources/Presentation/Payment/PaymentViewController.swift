import RxSwift
import UIKit

final class PaymentViewController: UIViewController {
  private let viewModel: PaymentViewModel
  private let amountField = UITextField()

  init(viewModel: PaymentViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  @objc private func payTapped() {
    viewModel.paymentAmount.accept(amountField.text ?? "")
    viewModel.pay()
  }
}
