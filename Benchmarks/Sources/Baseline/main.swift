#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The least that any tool must do, as processes to measure against: `list FOLDER` lists and stats the Swift files;
// `read FOLDER JOBS` also reads every one of them down to its facts.
let words = CommandLine.arguments.dropFirst()
guard words.count >= 2, let verb = words.first, let folder = words.dropFirst().first else { exit(2) }
let walk = Walk(folder)
if verb == "read" {
  print(Reading(walk.paths).run(jobs: Int(words.last ?? "1") ?? 1))
} else {
  print(walk.bytes)
}
