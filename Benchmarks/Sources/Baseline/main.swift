import StrataThreads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The least that any tool must do, as processes to measure against: `list FOLDER` lists and stats the Swift files;
// `read FOLDER JOBS` also reads every one of them down to its facts; `spin - JOBS` only computes.

// With the same heap as the tool.
ProcessHeap.prepare()
let words = CommandLine.arguments.dropFirst()
guard words.count >= 2, let verb = words.first, let folder = words.dropFirst().first else { exit(2) }
let jobs = Int(words.last ?? "1") ?? 1
switch verb {
case "read":
  let reading = Reading(Walk(folder).paths)
  run(reading, jobs: jobs)
  print(reading.declarations.load(ordering: .relaxed))
case "spin":
  let spinning = Spinning()
  run(spinning, jobs: jobs)
  print(spinning.result.load(ordering: .relaxed))
default: print(Walk(folder).bytes)
}
