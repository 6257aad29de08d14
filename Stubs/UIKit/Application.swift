import Foundation

@MainActor
open class UIScreen {
  public static let main = UIScreen()
  public var bounds: CGRect { .zero }
}

@MainActor
open class UIWindow: UIResponder {
  open var rootViewController: UIViewController?

  public init(frame: CGRect) {}

  open func makeKeyAndVisible() {}
}

@MainActor
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

@MainActor
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public static func main() {}
}
