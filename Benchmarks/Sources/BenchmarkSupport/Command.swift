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
  public static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, isSilent: Bool = false
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let pipe = Pipe()
    process.standardOutput = pipe
    if isSilent { process.standardError = FileHandle.nullDevice }
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: output)
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
