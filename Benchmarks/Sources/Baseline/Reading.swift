import StrataSyntax
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files down to their facts on a number of threads and keeps nothing but a count.
final class Reading: SharedWork {
  private let paths: [String]
  private let next = Atomic<Int>(0)
  let declarations = Atomic<Int>(0)

  init(_ paths: [String]) { self.paths = paths }

  func work() {
    var buffer: [UInt8] = []
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < paths.count else { return }
      guard let count = load(paths[index], into: &buffer) else { continue }
      let facts = buffer.withUnsafeBufferPointer { SwiftReader.facts(of: UnsafeBufferPointer(rebasing: $0[..<count])) }
      declarations.wrappingAdd(facts.declarations.count, ordering: .relaxed)
    }
  }

  private func load(_ path: String, into buffer: inout [UInt8]) -> Int? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    let size = Int(status.st_size)
    if buffer.count < size { buffer = [UInt8](repeating: 0, count: size * 2) }
    var done = 0
    while done < size {
      let got = buffer.withUnsafeMutableBytes { bytes in
        pread(file, bytes.baseAddress.map { $0 + done }, size - done, off_t(done))
      }
      guard got > 0 else { break }
      done += got
    }
    return done
  }
}
