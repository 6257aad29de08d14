import Foundation

// Costs of the kit beside what it stands on, all sides of a row in one run; one file per part. Nothing is judged.
let usage = """
  usage: bench-kit [--instructions | --once | --many] [--kit | --bare] [--markdown] [WORD…]
    WORD            only parts, or rows, whose names contain one of the words
    --instructions  counts instructions with valgrind instead of measuring time
    --once          runs each side once and prints nothing, for a profiler
    --many          runs each side a hundred times and prints nothing
    --kit, --bare   with --once and --many: runs this side only
    --markdown      prints a table for a page of the documentation

  """
let arguments = Array(CommandLine.arguments.dropFirst())
let session = Session(
  options: Set(arguments.filter { $0.hasPrefix("--") }), words: arguments.filter { !$0.hasPrefix("--") })
guard session.options.isSubset(of: ["--instructions", "--once", "--many", "--kit", "--bare", "--markdown"]) else {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}

Task.detached {
  do {
    try await session.run()
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("bench-kit: \(error)\n".utf8))
    exit(1)
  }
}
// Not an asynchronous main: that would end the main thread, in a way that valgrind does not survive.
RunLoop.main.run()
