// What is created is no dependency: descriptions, parts of a view, values in memory.
// style: repository
// rules: direct-instantiation
// file: Sources/Data/SignUpRepository.swift
import Foundation

protocol Endpoint {
  var path: String { get }
  var body: Data { get }
}

protocol EndpointClient { func send(_ endpoint: Endpoint) async throws }

struct SignUpApi: Endpoint {
  let path = "/users"
  let body: Data
}

struct MailApi {
  func send(_ text: String) async throws {}
}

actor PendingStorage {
  private var tasks: [String: Task<Void, Error>] = [:]
  func keep(_ task: Task<Void, Error>, for name: String) { tasks[name] = task }
}

final class SettingsStorage {
  private var names: [String] = []
  func save() { UserDefaults.standard.set(names, forKey: "names") }
}

final class SignUpRepository {
  private let client: EndpointClient
  private let pending = PendingStorage()
  private let settings = SettingsStorage()  // ! direct-instantiation SignUpRepository -> SettingsStorage
  init(client: EndpointClient) { self.client = client }

  func signUp(_ body: Data) async throws {
    try await client.send(SignUpApi(body: body))
    try await MailApi().send("")  // ! direct-instantiation SignUpRepository -> MailApi
  }
}
// file: Sources/Presentation/Photo/PhotoController.swift
import UIKit

final class PhotoController: UIViewController {
  private let transitions = FadeManager()
  private let uploads = UploadManager()  // ! direct-instantiation PhotoController -> UploadManager

  func choose() {
    PhotoChoiceManager(self) { _ in }
  }
}
// file: Sources/Presentation/Photo/FadeManager.swift
import UIKit

final class FadeManager: NSObject, UIViewControllerTransitioningDelegate {
  func start() {}
}

final class PhotoChoiceManager: NSObject {
  weak var controller: UIViewController?
  @discardableResult
  init(_ controller: UIViewController, _ done: @escaping (UIImage) -> Void) {
    self.controller = controller
    super.init()
    open()
  }
  func open() {}
}

final class UploadManager {
  func upload(_ image: UIImage) {}
}
