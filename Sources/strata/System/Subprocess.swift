import StrataLibc

/// Runs another program and reads its output.
enum Subprocess {
  struct Result {
    /// 127 if it could not be started, 74 if its output could not be read.
    var status: Int32
    var output: [UInt8]
  }

  /// `EX_IOERR` of `sysexits.h`.
  private static let readError: Int32 = 74

  /// - Parameter arguments: the program, which is searched in PATH, and its arguments. Its error output is discarded.
  static func run(_ arguments: [String]) -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return Result(status: 127, output: []) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])

    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard failure == 0 else { return Result(status: 127, output: []) }
    let output = try? Files.readAll(ends[0], arguments[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let ended = status & 0x7F
    guard let output else { return Result(status: Self.readError, output: []) }
    return Result(status: ended == 0 ? (status >> 8) & 0xFF : 128 + ended, output: output)
  }
}
