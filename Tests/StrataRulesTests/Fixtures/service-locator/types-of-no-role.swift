// style: repository
// file: Sources/Data/Remote/TokenManager.swift
final class TokenManager {
  static let shared = TokenManager()

  func token() -> String { "" }
}
// file: Sources/Data/Remote/HeaderInterceptor.swift
final class HeaderInterceptor {
  func header() -> String { TokenManager.shared.token() }  // ! service-locator HeaderInterceptor -> TokenManager
}
// file: Sources/Utils/Signing.swift
// In no layer of its own.
final class Signing {
  func header() -> String { TokenManager.shared.token() }
}
// file: Sources/Data/Dependencies/TokenKey.swift
import Dependencies

// Registers what others are handed.
enum TokenKey {}

struct TokenManagerKey: DependencyKey {
  static let liveValue = { TokenManager.shared.token() }
}
