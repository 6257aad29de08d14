#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// Shows transactions.
  final class TransactionViewController: UIHostingController<TransactionView> {
    init(viewModel: TransactionViewModel) {
      super.init(rootView: TransactionView(viewModel: viewModel))
      title = AppSection.transactions.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("this screen is made in code")
    }
  }
#endif
