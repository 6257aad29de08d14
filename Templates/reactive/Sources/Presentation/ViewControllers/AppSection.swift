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

    @MainActor var tabBarItem: UITabBarItem {
      UITabBarItem(title: title, image: image, tag: rawValue)
    }

    private var image: UIImage? {
      switch self {
      case .payment: UIImage(systemName: "creditcard")
      case .transactions: UIImage(systemName: "list.bullet")
      }
    }
  }
#endif
