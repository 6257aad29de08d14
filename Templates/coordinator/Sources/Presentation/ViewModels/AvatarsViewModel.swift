import Foundation
import Observation

/// The pictures of users, shared by the screens of a window: `ContentView` hands it on as an environment object.
@MainActor
@Observable
final class AvatarsViewModel {
  static let mostPictures = 200

  private var pictures: [String: Data] = [:]
  /// Their URLs, the oldest first.
  @ObservationIgnored private var loaded: [String] = []
  private var failures: Set<String> = []
  @ObservationIgnored private let getAvatarUseCase: any GetAvatarUseCaseProtocol

  init(getAvatarUseCase: any GetAvatarUseCaseProtocol) {
    self.getAvatarUseCase = getAvatarUseCase
  }

  /// Nil until it is loaded, and if there is none.
  func picture(of user: User) -> Data? {
    user.avatarURL.flatMap { pictures[$0] }
  }

  /// Whether the picture could not be loaded the last time.
  func isMissing(of user: User) -> Bool {
    user.avatarURL.map(failures.contains) ?? false
  }

  /// Loads the picture once. A failure is no error of the screen: the row shows another symbol, and it is tried again.
  /// Where there are too many, the oldest one goes: its row has left the screen, and loads it again when it appears.
  func load(_ user: User) async {
    guard let url = user.avatarURL, pictures[url] == nil else { return }
    do {
      let picture = try await getAvatarUseCase.execute(user: user)
      if pictures[url] == nil { loaded.append(url) }
      pictures[url] = picture
      if loaded.count > Self.mostPictures { pictures[loaded.removeFirst()] = nil }
      failures.remove(url)
    } catch {
      // A request that was cancelled because the user left the screen is no failure.
      if !Task.isCancelled { failures.insert(url) }
    }
  }
}
