#if canImport(Glibc)
  import CMalloc
  import Glibc
#endif

/// The memory of a process that takes much at once, soon ends, and gives nothing back before.
public enum ProcessHeap {
  /// More processors than these get heaps of their own for their threads, as is usual: then they wait for each other
  /// less, and what large pages save matters less.
  private static let fewProcessors = 4

  /// Lets the heap grow in large steps and on large pages: most of what memory costs a short run is the system's
  /// work for each page that is touched for the first time. Called once, before there are threads. Where the system
  /// has no such thing, nothing happens.
  public static func prepare() {
    #if canImport(Glibc)
      guard sysconf(Int32(_SC_NPROCESSORS_ONLN)) <= fewProcessors else { return }
      mallopt(M_ARENA_MAX, 1)
      mallopt(M_TOP_PAD, 256 << 20)
      mallopt(M_TRIM_THRESHOLD, 1 << 30)
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      let pageSize = 2 << 20
      guard let block = malloc(pageSize), let end = sbrk(0) else { return }
      defer { free(block) }
      let start = UnsafeMutableRawPointer(
        bitPattern: (UInt(bitPattern: block) + UInt(pageSize) - 1) & ~UInt(pageSize - 1))
      guard let start, start < end, end - start < 1 << 30 else { return }
      madvise(start, end - start, Int32(MADV_HUGEPAGE))
    #endif
  }
}
