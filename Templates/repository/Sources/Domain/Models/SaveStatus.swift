/// How far a change that was made on this device has come.
enum SaveStatus: Hashable, Sendable {
  /// The server has it, or nothing was changed.
  case saved
  /// It is stored on the device and is sent when the server can be reached.
  /// - Parameter problem: why it could not be sent the last time; `nil` where that was not tried yet.
  case pending(SendProblem?)
  /// The server refused it, so it does not apply.
  /// - Parameters:
  ///   - name: what the user typed; `nil` where it cannot be read any more.
  ///   - reason: the server's message, if it gives one.
  case refused(name: String?, reason: String?)
}
