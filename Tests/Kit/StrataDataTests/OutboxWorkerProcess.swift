import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A child process whose output is read after its end.
struct OutboxWorker {
  /// Beside the test bundle, where the build puts it.
  static let path: String? = {
    let folders = [CommandLine.arguments[0], Bundle.main.bundlePath].flatMap { path in
      let url = URL(fileURLWithPath: path)
      return [url, url.deletingLastPathComponent(), url.deletingLastPathComponent().deletingLastPathComponent()]
    }
    return folders.map { $0.appendingPathComponent("outbox-worker").path }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  struct Failure: Error {
    let what: String
    let code: Int32
  }

  private let process: pid_t
  private let output: Int32

  init(_ path: String, _ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(what: "pipe", code: errno) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, nil, words + [nil], environ)
    close(ends[1])
    guard status == 0 else { throw Failure(what: "spawn", code: status) }
    self.process = process
    output = ends[0]
  }

  /// Until it has promised a note.
  func waitForPromise() throws {
    var file = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, 300_000) == 1 else { throw Failure(what: "it promises nothing", code: errno) }
  }

  /// Kills it, and reads the numbers of the notes that it had promised by then.
  func kill() throws -> [Int] {
    #if canImport(Darwin)
      Darwin.kill(process, SIGKILL)
    #elseif canImport(Musl)
      Musl.kill(process, SIGKILL)
    #else
      Glibc.kill(process, SIGKILL)
    #endif
    let status = try waitForEnd()
    guard status & 0x7f == SIGKILL else { throw Failure(what: "it ended by itself", code: status) }
    let text = String(
      decoding: FileHandle(fileDescriptor: output, closeOnDealloc: true).readDataToEndOfFile(), as: UTF8.self)
    // A line without its end is a promise all the same: it was written in one go or not at all.
    return text.split(separator: "\n").compactMap { Int($0) }
  }

  func waitForSuccess() throws {
    let status = try waitForEnd()
    close(output)
    guard status == 0 else { throw Failure(what: "it failed", code: status) }
  }

  private func waitForEnd() throws -> Int32 {
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { throw Failure(what: "wait", code: errno) }
    return status
  }
}
