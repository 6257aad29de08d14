#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// Pays: the guide's `UI → ViewController → ViewModel`.
  final class PaymentViewController: UIHostingController<PaymentView> {
    init(viewModel: PaymentViewModel) {
      super.init(rootView: PaymentView(viewModel: viewModel))
      title = AppSection.payment.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("this screen is made in code")
    }
  }
#endif
