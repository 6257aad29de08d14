// style: repository
// rules: skipped-layer
// Streams that open a file by its URL, initializers by name, and calls without `self` in extensions of values.
// file: Sources/Domain/PackCratesUseCase.swift
import Foundation

final class PackCratesUseCase {
  func execute(_ url: URL) throws {
    _ = OutputStream(url: url, append: true)  // ! skipped-layer PackCratesUseCase -> OutputStream(url:)
    _ = InputStream(url: url)  // ! skipped-layer PackCratesUseCase -> InputStream(url:)
    _ = try FileWrapper(url: url)  // ! skipped-layer PackCratesUseCase -> FileWrapper(url:)
    _ = try FileHandle(forUpdating: url)  // ! skipped-layer PackCratesUseCase -> FileHandle(forUpdating:)
  }

  func byName(_ url: URL) throws {
    _ = OutputStream.init(url: url, append: false)  // ! skipped-layer PackCratesUseCase -> OutputStream(url:)
    _ = try Data.init(contentsOf: url)  // ! skipped-layer PackCratesUseCase -> Data(contentsOf:)
    _ = NSMutableDictionary(contentsOf: url)  // ! skipped-layer PackCratesUseCase -> NSMutableDictionary(contentsOf:)
  }
}
// file: Sources/Domain/LabelCratesUseCase.swift
import Foundation

// Streams in memory, requests, the resources of the app, and types and members of the project.
final class LabelCratesUseCase {
  func execute(_ data: Data, _ url: URL) {
    _ = OutputStream(toMemory: ())
    _ = InputStream(data: data)
    _ = URLRequest(url: url)
    _ = CrateLabel(url: url)
    _ = CrateLabel.init(url: url)
    let label = Bundle.main.url(forResource: "label", withExtension: "txt")!
    _ = InputStream(url: label)
    write(to: "desk")
  }

  private func write(to name: String) {}
}

struct CrateLabel { let url: URL }

extension CrateLabel {
  func write(toFile name: String) {}
  func stick() { write(toFile: "crate") }
}
// file: Sources/Presentation/CrateViewModel.swift
import Foundation

@MainActor
final class CrateViewModel {
  func follow(_ url: URL) { _ = InputStream(url: url) }  // ! skipped-layer CrateViewModel -> InputStream(url:)
}

extension String {
  func keepOnScreen(_ path: String) throws {
    try write(toFile: path, atomically: true, encoding: .utf8)  // ! skipped-layer String -> write(toFile:)
  }
}
