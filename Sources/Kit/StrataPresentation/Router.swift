import Observation

/// Navigates to places that a screen can name but not create (guide 003: `View.router.navigate()`, and the parent
/// module handles the navigation).
@MainActor
public protocol Router<Route>: AnyObject {
  /// The places, one case each, with what a screen there needs to know.
  associatedtype Route: Sendable

  /// Shows the place.
  func navigate(to route: Route)

  /// Leaves the place that was shown last; nothing happens at the root.
  func back()
}

/// A router over a stack of places, which any front end can render: a navigation stack binds to ``path``, a terminal
/// prints its last element, a test compares it.
@MainActor
public final class StackRouter<Route: Hashable & Sendable>: Router, Observable {
  private var places: [Route]
  private let changes = StateChanges()

  /// The places above the root, the visible one last. Settable, since a navigation stack pops by a swipe.
  public var path: [Route] {
    get {
      changes.noteReading()
      return places
    }
    set { changes.announce { places = newValue } }
  }

  /// A router at the root, or at a place deep inside, for links and restored sessions.
  public init(path: [Route] = []) {
    places = path
  }

  /// Puts the place on top.
  public func navigate(to route: Route) {
    changes.announce { places.append(route) }
  }

  /// Leaves the place on top; nothing happens at the root.
  public func back() {
    if !places.isEmpty { changes.announce { places.removeLast() } }
  }

  /// Leaves all places at once.
  public func backToRoot() {
    changes.announce { places.removeAll() }
  }
}
