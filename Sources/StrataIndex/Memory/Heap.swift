#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Memory for plain values by the system's own calls: growing a large block moves its pages instead of copying them.
enum Heap {
  static func allocate<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
    guard let block = malloc(max(count, 1) * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
    return block.bindMemory(to: Element.self, capacity: count)
  }

  static func resize<Element: BitwiseCopyable>(
    _ base: UnsafeMutablePointer<Element>, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let block = realloc(base, capacity * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
    return block.bindMemory(to: Element.self, capacity: capacity)
  }

  static func free(_ base: UnsafeMutableRawPointer) {
    #if canImport(Darwin)
      Darwin.free(base)
    #elseif canImport(Musl)
      Musl.free(base)
    #else
      Glibc.free(base)
    #endif
  }
}
