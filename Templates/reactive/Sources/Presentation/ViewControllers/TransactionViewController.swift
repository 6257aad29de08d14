#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// Shows transactions.
  final class TransactionViewController: UIHostingController<TransactionView> {
    init(viewModel: TransactionViewModel) {
      super.init(rootView: TransactionView(viewModel: viewModel))
      title = NSLocalizedString("Transactions", comment: "Title of a screen")
      tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "list.bullet"), tag: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("this screen is made in code")
    }
  }
#endif
