// Operations in extensions of other files count, also those that the type calls itself while others call them through its
// protocol. Registering for notifications presents no screen.
// file: strata.yml
extends: repository
rules:
  god-type: {severity: warning, dependencies: 2, operations: 3, lines: 400}
// file: Sources/Managers/TunnelManager.swift
protocol Tunnel {
  func open()
  func close()
  func pause()
  func resume()
}

final class TunnelManager: Tunnel {  // ! god-type TunnelManager
  private let users: GetUsersUseCase
  private let news: GetNewsUseCase
  private let offers: GetOffersUseCase

  func open() { resume() }  // ! god-type TunnelManager
}
// file: Sources/Managers/TunnelManager+Closing.swift
extension TunnelManager {
  func close() { pause() }  // ! god-type TunnelManager
  func pause() { close() }  // ! god-type TunnelManager
  func resume() { open() }  // ! god-type TunnelManager
}
// file: Sources/Managers/PushManager.swift
import UIKit
import UserNotifications

final class PushManager {
  func start() {
    UIApplication.shared.registerForRemoteNotifications()
    UNUserNotificationCenter.current().getNotificationSettings { _ in }
    UserDefaults.standard.set(true, forKey: "push")
    URLSession.shared.dataTask(with: request) { _, _, _ in }
  }
}
// file: Sources/Domain/UseCases.swift
final class GetUsersUseCase { func execute() {} }
final class GetNewsUseCase { func execute() {} }
final class GetOffersUseCase { func execute() {} }
