import StrataProject
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

  /// - Parameters:
  ///   - arguments: the program, which is searched in PATH, and its arguments. Its error output is discarded.
  ///   - without: names of variables that the program does not get.
  static func run(_ arguments: [String], input: [UInt8] = [], without: Set<String> = []) -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return Result(status: 127, output: []) }
    let inputEnd = input.isEmpty ? nil : file(with: input)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let inputEnd {
      posix_spawn_file_actions_adddup2(&actions, inputEnd, 0)
      posix_spawn_file_actions_addclose(&actions, inputEnd)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])

    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var variables = environment(without)
    var process = pid_t()
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, &variables)
    close(ends[1])
    defer { close(ends[0]) }
    if let inputEnd { close(inputEnd) }
    guard failure == 0 else { return Result(status: 127, output: []) }
    let output = try? OpenFile.read(ends[0], arguments[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let ended = status & 0x7F
    guard let output else { return Result(status: Self.readError, output: []) }
    return Result(status: ended == 0 ? (status >> 8) & 0xFF : 128 + ended, output: output)
  }

  /// An open file without a name that holds the input; nil if there can be none, so that the program has no input. A pipe
  /// would have to be filled while the program writes its output.
  private static func file(with input: [UInt8]) -> Int32? {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    let descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    guard OpenFile.write(input, to: descriptor) == nil, lseek(descriptor, 0, SEEK_SET) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// The variables of this process except some, ending with nil.
  private static func environment(_ removed: Set<String>) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      let name = String(cString: variable).prefix { $0 != "=" }
      if !removed.contains(String(name)) { variables.append(variable) }
      next += 1
    }
    return variables + [nil]
  }
}
