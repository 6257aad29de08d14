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
  open var selectedIndex = 0
  open weak var delegate: (any UITabBarControllerDelegate)?
}

@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary
  }

  open var preferredDisplayMode = DisplayMode.automatic

  public init(style: Style) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setViewController(_ viewController: UIViewController?, for column: Column) {}
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
