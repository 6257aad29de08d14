import Foundation
import SwiftUI

@MainActor
open class UIResponder {
  public init() {}
}

open class UIImage: @unchecked Sendable {
  public init?(systemName name: String) {}
}

@MainActor
open class UITabBarItem {
  public init(title: String?, image: UIImage?, tag: Int) {}
}

@MainActor
open class UIViewController: UIResponder {
  open var title: String?
  open var tabBarItem: UITabBarItem?

  public init(nibName: String? = nil, bundle: Bundle? = nil) {}

  public required init?(coder: NSCoder) {}
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
}

/// Declared by SwiftUI; here, since that stub knows no UIKit.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}
