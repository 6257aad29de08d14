/// Lines of source files for excerpts; the file last asked for is kept.
///
/// Unchecked: reports are rendered on one thread.
final class SourceLines: @unchecked Sendable {
  private let root: String
  private var path: String?
  private var bytes: [UInt8] = []
  private var starts: [Int] = []

  init(root: String) { self.root = root }

  /// - Parameter number: from 1.
  func line(_ number: Int, of file: String) -> String? {
    if path != file { load(file) }
    guard number >= 1, number <= starts.count else { return nil }
    let rest = bytes[starts[number - 1]...]
    let line = rest.prefix { $0 != 0x0A }
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }

  private func load(_ file: String) {
    path = file
    let place = file.hasPrefix("/") ? file : root + "/" + file
    bytes = Files.kind(place) == .file ? (try? Files.read(place)) ?? [] : []
    starts = bytes.isEmpty ? [] : [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
  }
}
