import Foundation

/// Runs other programs.
public enum Command {
  /// What a program left behind.
  public struct Outcome: Sendable {
    /// The exit status.
    public var status: Int32
    /// What it printed.
    public var output: Data
  }

  /// Runs a program found on `PATH` or given by path; its error output goes through unless it is silenced.
  ///
  /// Not by Foundation's `Process`, which waits in a run loop and notices late that a short run has ended.
  public static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, isSilent: Bool = false
  ) throws -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CommandError(program: program, code: errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    if isSilent { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    // A spawned program starts where its parent is.
    let previous = FileManager.default.currentDirectoryPath
    if let folder { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(previous) }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, nil, words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else { throw CommandError(program: program, code: code) }
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: false).readDataToEndOfFile()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let hasExited = status & 0x7F == 0
    return Outcome(status: hasExited ? (status >> 8) & 0xFF : 128 + (status & 0x7F), output: output)
  }

  /// The real path of the compiler on `PATH`, symbolic links resolved.
  public static func compiler() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      if FileManager.default.isExecutableFile(atPath: compiler.path) { return compiler.resolvingSymlinksInPath().path }
    }
    return nil
  }
}

/// A program that could not be started.
public struct CommandError: Error, CustomStringConvertible {
  var program: String
  var code: Int32

  /// What the system says.
  public var description: String { "\(program): \(String(cString: strerror(code)))" }
}
