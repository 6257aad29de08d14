/// A difference between what a test expects and what happened. Thrown by the call that expects it.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
  /// The test expected something that has not happened.
  case nothingToReceive
  /// Nothing happened in the time that the test gave it.
  case timedOut(after: Duration)
  /// The sequence ended, and the test waited for more.
  case ended
  /// These happened, and no test line received them.
  case unreceived([String])

  /// What the test expected, and what happened.
  public var description: String {
    switch self {
    case .nothingToReceive: "nothing to receive: the expected change has not happened"
    case .timedOut(let duration): "nothing happened within \(duration)"
    case .ended: "the sequence ended before the expected element"
    case .unreceived(let elements): "not received by the test: \(elements.joined(separator: ", "))"
    }
  }
}
