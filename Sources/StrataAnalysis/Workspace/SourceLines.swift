import StrataModel

/// Lines of source files for excerpts; the file last asked for is kept.
///
/// Unchecked: reports are rendered on one thread.
public final class SourceLines: @unchecked Sendable {
  private let workspace: any Workspace
  private var path: String?
  private var bytes: [UInt8] = []
  /// The line that was asked for last, and where it begins: those of a file are asked for in their order.
  private var last = (number: 1, start: 0)

  public init(_ workspace: any Workspace) { self.workspace = workspace }

  /// - Parameter number: from 1.
  public func line(_ number: Int, of file: String) -> String? {
    if path != file { load(file) }
    guard number >= 1, !bytes.isEmpty else { return nil }
    if number < last.number { last = (1, 0) }
    return bytes.withUnsafeBufferPointer { bytes in
      while last.number < number {
        let end = bytes.endOfLine(from: last.start)
        guard end < bytes.count else { return nil }
        last = (last.number + 1, end + 1)
      }
      let line = bytes[last.start..<bytes.endOfLine(from: last.start)]
      return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }

  private func load(_ file: String) {
    path = file
    last = (1, 0)
    bytes = (try? workspace.read(file)) ?? []
  }
}
