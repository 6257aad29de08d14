import BenchmarkSupport
import Foundation

/// Builds a package with SwiftPM, which writes an index store in debug builds.
struct PackageBuild {
  var root: String
  var scratch: String

  init(package: String, scratch: String?) {
    root = URL(fileURLWithPath: package).resolvingSymlinksInPath().standardizedFileURL.path
    let folder = URL(fileURLWithPath: scratch ?? ".build/accuracy").path
    self.scratch = folder + "/" + URL(fileURLWithPath: root).lastPathComponent
  }

  func run(tests: Bool) throws {
    var arguments = ["build", "--package-path", root, "--scratch-path", scratch, "--enable-index-store"]
    if tests { arguments.append("--build-tests") }
    let outcome = try Command.run("swift", arguments)
    guard outcome.status == 0 else {
      let tail = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").suffix(20)
      throw IndexStoreError(message: "\(root) does not build:\n" + tail.joined(separator: "\n"))
    }
  }

  func openStore() throws -> IndexStore {
    guard let compiler = Command.compiler() else { throw IndexStoreError(message: "no swiftc on PATH") }
    let folder = URL(fileURLWithPath: compiler).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib").path
    let library = ["libIndexStore.so", "libIndexStore.dylib"].map { folder + "/" + $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
    guard let library else { throw IndexStoreError(message: "no libIndexStore in \(folder)") }
    return try IndexStore(path: scratch + "/debug/index/store", library: library)
  }
}
