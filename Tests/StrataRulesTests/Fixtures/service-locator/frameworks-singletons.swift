// Singletons of frameworks count when they are listed.
// file: strata.yml
style: repository
rules:
  service-locator: {severity: warning, external: [UserDefaults.standard, NotificationCenter.default, Analytics.shared, "Remote*.shared"]}
// file: Sources/Presentation/ProfileViewModel.swift
import Foundation

typealias Center = NotificationCenter

final class ProfileViewModel {
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) { self.defaults = defaults }

  func load() {
    _ = UserDefaults.standard.string(forKey: "name")  // ! service-locator ProfileViewModel -> UserDefaults
    _ = UserDefaults(suiteName: "a")
    Center.default.post(name: .init("x"), object: nil)  // ! service-locator ProfileViewModel -> NotificationCenter
    Analytics.shared.send("load")  // ! service-locator ProfileViewModel -> Analytics
    RemoteConfig.shared.fetch()  // ! service-locator ProfileViewModel -> RemoteConfig
    _ = FileManager.default
  }
}
// file: Sources/Data/ProfileRepositoryImpl.swift
import Foundation

final class ProfileRepositoryImpl {
  private let defaults = UserDefaults.standard  // ! service-locator ProfileRepositoryImpl -> UserDefaults
  private let center: NotificationCenter = .default  // ! service-locator ProfileRepositoryImpl -> NotificationCenter
}
