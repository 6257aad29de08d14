import StrataPresentation

/// A router that records navigation until the test receives it, and shows nothing.
@MainActor
public final class RecordingRouter<Route: Sendable>: Router {
  /// A call of a router.
  public enum Step {
    /// ``Router/navigate(to:)``
    case to(Route)
    /// ``Router/back()``
    case back
  }

  private var steps: [Step] = []

  /// A router without calls.
  public init() {}

  /// Records the place.
  public func navigate(to route: Route) { steps.append(.to(route)) }
  /// Records that the place was left.
  public func back() { steps.append(.back) }

  /// The oldest step that the test has not received yet.
  /// - Throws: ``RecordingError/nothingToReceive``.
  public func receive() throws(RecordingError) -> Step {
    guard !steps.isEmpty else { throw .nothingToReceive }
    return steps.removeFirst()
  }

  /// Fails if there are steps that the test has not received.
  /// - Throws: ``RecordingError/unreceived(_:)``.
  public func finish() throws(RecordingError) {
    if !steps.isEmpty { throw .unreceived(steps.map { "\($0)" }) }
  }
}

extension RecordingRouter.Step: Sendable {}
extension RecordingRouter.Step: Equatable where Route: Equatable {}
