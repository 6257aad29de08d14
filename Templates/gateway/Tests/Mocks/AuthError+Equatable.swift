@testable import Login

/// Unknown errors are equal when their descriptions are.
extension AuthError: Equatable {
  public static func == (left: AuthError, right: AuthError) -> Bool {
    switch (left, right) {
    case (.invalid(let left), .invalid(let right)): left == right
    case (.refused(let left), .refused(let right)): left == right
    case (.sessionExpired, .sessionExpired), (.noConnection, .noConnection), (.sessionChanged, .sessionChanged): true
    case (.codeMayBeUsed, .codeMayBeUsed), (.passwordMayBeSet, .passwordMayBeSet),
      (.pictureMayBeSaved, .pictureMayBeSaved):
      true
    case (.unknown(let left), .unknown(let right)): "\(left)" == "\(right)"
    default: false
    }
  }
}
