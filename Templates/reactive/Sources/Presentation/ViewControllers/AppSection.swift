#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The screens between which the user chooses: as tabs, or in a sidebar.
  enum AppSection: Int, CaseIterable, Identifiable {
    case payment
    case transactions

    var id: Int { rawValue }

    var title: String {
      switch self {
      case .payment: NSLocalizedString("Payment", comment: "Title of a screen")
      case .transactions: NSLocalizedString("Transactions", comment: "Title of a screen")
      }
    }

    var symbol: String {
      switch self {
      case .payment: "creditcard"
      case .transactions: "list.bullet"
      }
    }

    /// For UI tests.
    var identifier: String {
      switch self {
      case .payment: "sidebar.payment"
      case .transactions: "sidebar.transactions"
      }
    }

    @MainActor var tabBarItem: UITabBarItem {
      UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: rawValue)
    }
  }
#endif
