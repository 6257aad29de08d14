// style: repository
// rules: skipped-layer
// Reading a file in a loop, by functions of C, by a coordinator, and by functions of archives and of URLs.
// file: Sources/Domain/ReadKilnLogUseCase.swift
import Foundation

final class ReadKilnLogUseCase {
  let fallback: URL?

  init(fallback: URL?) { self.fallback = fallback }

  func execute(_ log: URL) async throws {
    for try await line in log.lines { print(line) }  // ! skipped-layer ReadKilnLogUseCase -> lines
    for try await byte in log.resourceBytes { print(byte) }  // ! skipped-layer ReadKilnLogUseCase -> resourceBytes
  }

  func parts(_ path: String) async throws {
    for try await line in URL(fileURLWithPath: path).lines { print(line) }  // ! skipped-layer ReadKilnLogUseCase -> lines
    let own = URL(fileURLWithPath: path)
    for try await line in own.lines { print(line) }  // ! skipped-layer ReadKilnLogUseCase -> lines
    for try await line in fallback!.lines { print(line) }  // ! skipped-layer ReadKilnLogUseCase -> lines
  }
}
// file: Sources/Domain/ReadGlazesUseCase.swift
import Foundation

// A resource of the app, lines of a text, a stream of requests, and a stream of the project.
final class ReadGlazesUseCase {
  func execute(_ text: GlazeText, _ recipes: AsyncStream<String>) async throws {
    let glazes = Bundle.main.url(forResource: "glazes", withExtension: "txt")!
    for try await line in glazes.lines { print(line) }
    for try await line in Bundle.main.bundleURL.lines { print(line) }
    for line in text.lines { print(line) }
    for await line in text.stream { print(line) }
    for await line in recipes { print(line) }
    for await line in text.feed.lines { print(line) }
  }
}

struct GlazeText {
  let lines: [String]
  let stream: AsyncStream<String>
  let feed: GlazeFeed
}

struct GlazeFeed { let lines: AsyncStream<String> }
// file: Sources/Domain/FireKilnUseCase.swift
import Foundation

final class FireKilnUseCase {
  func log(_ path: String) {
    let file = fopen(path, "a")  // ! skipped-layer FireKilnUseCase -> fopen
    print(file as Any)
  }

  func database(_ path: String) {
    var kiln: OpaquePointer?
    sqlite3_open_v2(path, &kiln, 0, nil)  // ! skipped-layer FireKilnUseCase -> sqlite3_open_v2
  }

  func coordinated(_ url: URL) {
    NSFileCoordinator().coordinate(readingItemAt: url, options: [], error: nil) { _ in }  // ! skipped-layer FireKilnUseCase -> NSFileCoordinator
  }

  func archive(_ glaze: Any, _ path: String) {
    NSKeyedArchiver.archiveRootObject(glaze, toFile: path)  // ! skipped-layer FireKilnUseCase -> archiveRootObject
    _ = NSKeyedUnarchiver.unarchiveObject(withFile: path)  // ! skipped-layer FireKilnUseCase -> unarchiveObject
    _ = NSKeyedUnarchiver.unarchiveObject(with: Data())
  }

  func size(_ url: URL) throws {
    _ = try url.resourceValues(forKeys: [.volumeAvailableCapacityKey])
    _ = try url.checkResourceIsReachable()  // ! skipped-layer FireKilnUseCase -> checkResourceIsReachable
    _ = try url.bookmarkData(options: [])  // ! skipped-layer FireKilnUseCase -> bookmarkData
    _ = try Bundle.main.bundleURL.checkResourceIsReachable()
  }

  func preferences(_ app: CFString) {
    CFPreferencesSetAppValue(app, app, app)  // ! skipped-layer FireKilnUseCase -> CFPreferencesSetAppValue
  }
}
// file: Sources/Domain/CoolKilnUseCase.swift
// Functions of the project with such names.
final class CoolKilnUseCase {
  func execute(_ kiln: Kiln) {
    kiln.bookmarkData()
    fread(3)
    mkdir()
  }

  private func mkdir() {}
}

func fread(_ degrees: Int) {}

struct Kiln {
  func bookmarkData() {}
}
// file: Sources/Presentation/KilnViewModel.swift
import Foundation

@MainActor
final class KilnViewModel {
  func follow(_ log: URL) async throws {
    for try await line in log.lines { print(line) }  // ! skipped-layer KilnViewModel -> lines
    _ = XMLParser(contentsOf: log)  // ! skipped-layer KilnViewModel -> XMLParser(contentsOf:)
  }
}
