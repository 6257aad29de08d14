import Foundation
import Judge
import StrataSyntax

/// Keeps what SwiftParser said of a file, keyed by its content and the translator's version: the judge is many times
/// slower than the judged, and its answer changes only when the source does.
struct JudgeCache: Sendable {
  var folder: String

  init(folder: String) throws {
    self.folder = folder + "/v\(Translator.version)"
    try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
  }

  func judge(_ source: UnsafeBufferPointer<UInt8>) -> JudgedFile {
    let path = "\(folder)/\(String(Self.hash(source), radix: 16))-\(source.count)"
    if let data = FileManager.default.contents(atPath: path), let file = Self.decode(data) { return file }
    let file = Translator.judge(source)
    try? Self.encode(file).write(to: URL(fileURLWithPath: path), options: .atomic)
    return file
  }

  private static func hash(_ source: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in source { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  // One byte for the error flag, three of padding, the number of directives, the directives, the nodes.
  private static func encode(_ file: JudgedFile) -> Data {
    var data = Data([file.hasError ? 1 : 0, 0, 0, 0])
    withUnsafeBytes(of: UInt32(file.directives.count)) { data.append(contentsOf: $0) }
    file.directives.withUnsafeBytes { data.append(contentsOf: $0) }
    file.nodes.withUnsafeBytes { data.append(contentsOf: $0) }
    return data
  }

  private static func decode(_ data: Data) -> JudgedFile? {
    data.withUnsafeBytes { bytes in
      guard bytes.count >= 8 else { return nil }
      let count = Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      let size = MemoryLayout<SyntaxNode>.stride
      let first = 8 + 4 * count
      guard bytes.count >= first, (bytes.count - first) % size == 0 else { return nil }
      let directives = (0..<count).map { bytes.loadUnaligned(fromByteOffset: 8 + 4 * $0, as: UInt32.self) }
      let nodes = stride(from: first, to: bytes.count, by: size).map { offset in
        bytes.loadUnaligned(fromByteOffset: offset, as: SyntaxNode.self)
      }
      return JudgedFile(nodes: nodes, directives: directives, hasError: bytes[0] == 1)
    }
  }
}
