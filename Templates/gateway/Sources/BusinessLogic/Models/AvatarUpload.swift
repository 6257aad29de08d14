/// How far the upload of a picture is.
enum AvatarUpload: Equatable, Sendable {
  /// - Parameter fraction: from 0 to 1.
  case sent(fraction: Double)
  case finished(Avatar)
}
