import Foundation

/// Remembers the last session for the next start.
final class SessionRecorder {
  private var last: Session?

  func record(_ session: Session) {
    last = session
  }
}
