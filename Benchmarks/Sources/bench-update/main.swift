import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules

// The cost of an update compared with a cold check, in one process with one job:
//
//     bench-update FOLDER STYLE [--updates N] [--unchecked]
//
// A declaration is added to N files, one after the other; each update is followed by a check, whose result must be that
// of a cold check. `--unchecked` leaves out the comparison, so that a tool that counts instructions sees updates only:
// the difference between runs with `--updates 0` and `--updates N`.

struct Options {
  var folder: String
  var style: String
  var updates = 8
  var compares = true

  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    guard let folder = rest.popFirst(), let style = rest.popFirst() else { return nil }
    (self.folder, self.style) = (folder, style)
    while let option = rest.popFirst() {
      switch option {
      case "--updates":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0 else { return nil }
        updates = count
      case "--unchecked": compares = false
      default: return nil
      }
    }
  }
}

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  fatalError("usage: bench-update FOLDER STYLE [--updates N] [--unchecked]")
}

let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: options.style)
let clock = ContinuousClock()
var overlay = OverlayWorkspace(over: DiskWorkspace(root: options.folder))
var analyzer = Analyzer(overlay, by: definition)
let cold = clock.measure { _ = analyzer.update().check(keepsImplied: false) }
print("cold: \(cold), \(analyzer.listing.files.count) files")

/// A type of the file gets one more function; nil for a file without a type.
func edited(_ text: String) -> String? {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  guard let head = lines.firstIndex(where: { $0.hasSuffix("{") && ($0.contains("class ") || $0.contains("struct ")) })
  else { return nil }
  lines.insert("  func addedByTheBenchmark(_ value: Int) -> Int { value }", at: head + 1)
  return lines.joined(separator: "\n")
}

var differing = 0
var done = 0
let count = analyzer.listing.files.count
for index in 0..<count where done < options.updates {
  // Spread over the code base.
  let path = analyzer.listing.files[(index * 509 + 250) % count].path
  let text = try overlay.read(path)
  guard let edit = edited(String(decoding: text, as: UTF8.self)) else { continue }
  done += 1
  overlay.edit(path, edit)
  analyzer.workspace = overlay
  var snapshot: Snapshot?
  var result: CheckResult?
  let update = clock.measure {
    snapshot = analyzer.update([path])
    result = snapshot?.check(keepsImplied: false)
  }
  if options.compares, result != Analyzer(overlay, by: definition).snapshot().check(keepsImplied: false) {
    differing += 1
  }
  print(
    "update: \(update), \(update / cold) of cold, \(snapshot?.resolvedFileCount ?? 0) files resolved"
      + (snapshot?.fullResolutionReason.map { ", all because of \($0)" } ?? "") + "  \(path)")
}
if options.compares { print("\(differing) results differ from a cold check") }
