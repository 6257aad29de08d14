import Foundation

/// What a process cost, from start to end, by the kernel's own account.
public struct ProcessCost: Sendable {
  /// Seconds by the clock.
  public var wall: Double
  /// Seconds of processor time, user and system.
  public var processor: Double
  /// Peak resident memory, in bytes.
  public var memory: Int
  /// Exit status; -1 when it was killed.
  public var status: Int32

  /// Runs a program by path, its output thrown away, and waits for it.
  public static func run(_ program: String, _ arguments: [String], in folder: String? = nil) -> ProcessCost? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let previous = FileManager.default.currentDirectoryPath
    if let folder { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(previous) }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    let started = ContinuousClock.now
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { return nil }
    let elapsed = ContinuousClock.now - started
    let hasExited = status & 0x7F == 0
    return ProcessCost(
      wall: elapsed.seconds, processor: usage.ru_utime.seconds + usage.ru_stime.seconds,
      memory: Int(usage.ru_maxrss) * kilobyteOrByte, status: hasExited ? (status >> 8) & 0xFF : -1)
  }

  /// The cheapest of several runs: what else the machine does can only add.
  public static func best(
    of runs: Int, _ program: String, _ arguments: [String], in folder: String? = nil
  ) -> ProcessCost? {
    var best: ProcessCost?
    for _ in 0..<runs {
      guard let cost = run(program, arguments, in: folder) else { return nil }
      guard let known = best else {
        best = cost
        continue
      }
      best = ProcessCost(
        wall: min(known.wall, cost.wall), processor: min(known.processor, cost.processor),
        memory: max(known.memory, cost.memory), status: max(known.status, cost.status))
    }
    return best
  }

  #if os(Linux)
    private static let kilobyteOrByte = 1024
  #else
    private static let kilobyteOrByte = 1
  #endif
}

extension timeval {
  var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

extension Duration {
  /// As a number of seconds.
  public var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// Processor time of the calling thread.
public func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
