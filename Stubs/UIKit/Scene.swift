@MainActor
open class UIScene: UIResponder {
  @MainActor
  open class ConnectionOptions {}
}

open class UIWindowScene: UIScene {}

@MainActor
open class UISceneSession {
  public struct Role: Hashable, Sendable {}
  open var role: Role { Role() }
}

@MainActor
open class UISceneConfiguration {
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
