#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work that several threads share.
protocol SharedWork: AnyObject, Sendable {
  func work()
}

/// Runs the same work on a number of threads, this one included, until all are done.
func run(_ work: some SharedWork, jobs: Int) {
  let box = Box(work)
  var threads: [pthread_t] = []
  for _ in 1..<max(1, jobs) {
    var thread = pthread_t()
    if pthread_create(&thread, nil, start, Unmanaged.passUnretained(box).toOpaque()) == 0 { threads.append(thread) }
  }
  work.work()
  for thread in threads { pthread_join(thread, nil) }
  withExtendedLifetime(box) {}
}

private final class Box: Sendable {
  let body: any SharedWork
  init(_ body: any SharedWork) { self.body = body }
}

private let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
  if let context { Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().body.work() }
  return nil
}
