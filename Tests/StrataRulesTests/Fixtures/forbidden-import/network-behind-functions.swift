// style: repository
// rules: forbidden-import
// A function that belongs to no type of the project is no service: who calls it from a screen reaches the network.
// file: Sources/Shared/Extensions/URL+Contents.swift
import Foundation

extension URL {
  func contents() async throws -> Data {
    try await URLSession.shared.data(from: self).0  // ! forbidden-import URL -> URLSession
  }
  var isLocal: Bool { isFileURL }
  // Nobody calls it from a screen.
  func size() async throws -> Int { try await URLSession.shared.data(from: self).0.count }
}

let openSession = { URLSession(configuration: .ephemeral) }  // ! forbidden-import openSession -> URLSession
// Settings are no matter of the network.
extension String {
  var setting: String? { UserDefaults.standard.string(forKey: self) }
}
// A type may be what belongs between the screens and the network.
// file: Sources/Shared/PosterLoader.swift
import Foundation

final class PosterLoader {
  func load(_ url: URL) async throws -> Data { try await url.contents() }
}
// file: Sources/Domain/Poster.swift
struct Poster { let path: String }
// file: Sources/Presentation/PosterViewModel.swift
import Foundation

final class PosterViewModel: ObservableObject {
  @Published private(set) var data: Data?
  private let loader: PosterLoader

  init(loader: PosterLoader) { self.loader = loader }

  func load(_ url: URL) async throws {
    guard !url.isLocal else { return }
    data = try await url.contents()  // ! forbidden-import URL -> URLSession
  }
  func open() async throws {
    data = try await openSession().data(from: URL(fileURLWithPath: "poster")).0  // ! forbidden-import openSession -> URLSession
  }
  func reload(_ url: URL) async throws { data = try await loader.load(url) }
  func name() -> String? { "name".setting }
}
