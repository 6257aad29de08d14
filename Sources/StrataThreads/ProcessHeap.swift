#if canImport(Glibc)
  import CMalloc
  import Glibc
#endif

/// The heap of a process that allocates much, ends soon, and frees nothing before.
public enum ProcessHeap {
  /// With more processors, each thread has its own heap, as is the default: then threads wait less for each other, and
  /// large pages save less.
  private static let fewProcessors = 4

  /// Makes the heap grow in large steps and on large pages: for a short run, most of the cost of memory is the first
  /// access to each page. To be called once, before other threads are started. Without effect on systems that do not
  /// support it.
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
