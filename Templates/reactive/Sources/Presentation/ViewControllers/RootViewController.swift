#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// All screens of one window: in tabs where it is narrow, as on a phone, and beside a sidebar where it is wide, as on
  /// an iPad or a Mac. Both show the same view models, so that a window that changes its width loses nothing.
  final class RootViewController: UISplitViewController, UITabBarControllerDelegate {
    private let navigation = SectionNavigation()
    private let tabs = UITabBarController()
    private let details: [UIViewController]

    /// - Parameter makeScreen: makes the screen of a section. It is called twice for each: a view controller has one
    ///   parent.
    init(makeScreen: (AppSection) -> UIViewController) {
      details = AppSection.allCases.map { UINavigationController(rootViewController: makeScreen($0)) }
      super.init(style: .doubleColumn)
      preferredDisplayMode = .oneBesideSecondary
      tabs.viewControllers = AppSection.allCases.map { section in
        let screen = UINavigationController(rootViewController: makeScreen(section))
        screen.tabBarItem = section.tabBarItem
        return screen
      }
      tabs.delegate = self
      navigation.onChange = { [weak self] in self?.show($0) }
      setViewController(UIHostingController(rootView: SidebarView(navigation: navigation)), for: .primary)
      setViewController(tabs, for: .compact)
      show(navigation.section)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("this screen is made in code")
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      navigation.section = AppSection(rawValue: tabBarController.selectedIndex) ?? navigation.section
    }

    private func show(_ section: AppSection) {
      tabs.selectedIndex = section.rawValue
      setViewController(details[section.rawValue], for: .secondary)
    }
  }
#endif
