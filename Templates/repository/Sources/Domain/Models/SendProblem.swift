/// Why a change could not be sent when that was tried the last time. The raw values are stored.
enum SendProblem: String, Hashable, Sendable {
  /// The server could not be reached, or not in time.
  case offline
  /// The server did not answer as it should.
  case unavailable
}
