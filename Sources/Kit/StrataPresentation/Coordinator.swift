/// Owns the flow of one part of the app: which screen comes after which (guide 002, "Navigation and flow control").
///
/// View models ask their coordinator and build no screens. A coordinator keeps the coordinators of the flows that it
/// started, and drops them when they are over, so that a flow lives exactly as long as its screens.
@MainActor
public protocol Coordinator: AnyObject {
  /// The flows that this one started and that are not over.
  var children: [any Coordinator] { get set }

  /// Shows the first screen of the flow.
  func start()
}

extension Coordinator {
  /// Starts another flow, and keeps it until ``finish(_:)``.
  public func start(_ child: some Coordinator) {
    children.append(child)
    child.start()
  }

  /// Drops a flow that is over. Nothing happens if it was not started here: flows end in any order.
  public func finish(_ child: some Coordinator) {
    children.removeAll { $0 === child }
  }
}
