// style: repository
// file: Sources/Presentation/ProfileViewModel.swift
import Foundation

@MainActor
final class ProfileViewModel: ObservableObject {
  private let load: LoadProfileUseCase

  init(load: LoadProfileUseCase, tracker: Tracker = .shared, other: Tracker = Tracker.shared) {
    self.load = load
  }

  private var container: [String] = []
  private let calendar = Calendar.current

  private let errorResolver = ErrorResolver()

  func resolve(_ name: String) -> Locale { Locale.current }

  func explain(_ error: Error) -> String { errorResolver.resolve(error: error) }
}
// file: Sources/Domain/LoadProfileUseCase.swift
final class LoadProfileUseCase {
  static let limit = Limits.default.perDay

  func resolved() -> Bool { UserDefaults.standard.bool(forKey: "x") }
}

struct Limits {
  static let `default` = Limits(perDay: 3)
  let perDay: Int
}
// file: Sources/Presentation/ErrorResolver.swift
struct ErrorResolver {
  func resolve(error: Error) -> String { "" }
}
// file: Sources/Shared/Tracker.swift
final class Tracker {
  static let shared = Tracker()
}
