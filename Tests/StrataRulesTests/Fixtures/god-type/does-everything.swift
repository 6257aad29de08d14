// style: repository
// file: Sources/Shared/AppManager.swift
import UIKit

final class AppManager {  // ! god-type AppManager
  static let shared = AppManager()
  private let defaults = UserDefaults.standard
  private let dates = DateFormatter()

  func loadUsers(completion: @escaping (Data?) -> Void) {  // ! god-type AppManager
    URLSession.shared.dataTask(with: URLRequest(url: url)) { data, _, _ in completion(data) }.resume()
  }

  func save(token: String) { defaults.set(token, forKey: "token") }  // ! god-type AppManager

  func total(price: Double) -> Double { price * 1.2 }  // ! god-type AppManager

  func showError(on controller: UIViewController) {  // ! god-type AppManager
    controller.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
  }

  func birthday(_ date: Date) -> String { dates.string(from: date) }  // ! god-type AppManager
}
// file: Sources/Shared/TokenStore.swift
final class TokenStore {
  private let defaults: UserDefaults
  private let dates = DateFormatter()

  init(defaults: UserDefaults) { self.defaults = defaults }

  func save(token: String) { defaults.set(token, forKey: "token") }
}
