import StrataPresentation

/// A router that goes nowhere and remembers what it was asked, until the test receives it.
@MainActor
public final class RecordingRouter<Route: Sendable>: Router {
  /// What a router can be asked.
  public enum Step {
    /// ``Router/navigate(to:)``
    case to(Route)
    /// ``Router/back()``
    case back
  }

  private var steps: [Step] = []

  /// A router that was asked nothing yet.
  public init() {}

  /// Notes the place.
  public func navigate(to route: Route) { steps.append(.to(route)) }
  /// Notes that the place was left.
  public func back() { steps.append(.back) }

  /// The oldest step that the test has not received yet.
  /// - Throws: ``RecordingError/nothingToReceive``.
  public func receive() throws(RecordingError) -> Step {
    guard !steps.isEmpty else { throw .nothingToReceive }
    return steps.removeFirst()
  }

  /// Says what the test left over.
  /// - Throws: ``RecordingError/unreceived(_:)``.
  public func finish() throws(RecordingError) {
    if !steps.isEmpty { throw .unreceived(steps.map { "\($0)" }) }
  }
}

extension RecordingRouter.Step: Sendable {}
extension RecordingRouter.Step: Equatable where Route: Equatable {}
