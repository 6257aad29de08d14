import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules

// What an update costs against a cold check, in one process: `bench-update FOLDER STYLE [EVERY]`. One declaration is
// added to every EVERYth file in turn; each update is followed by a check, whose result must be that of a cold one.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2, let folder = arguments.first else { fatalError("usage: bench-update FOLDER STYLE [EVERY]") }
let style = arguments[arguments.startIndex + 1]
let every = arguments.count > 2 ? Int(arguments[arguments.startIndex + 2]) ?? 500 : 500

let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: style)
let clock = ContinuousClock()
var overlay = OverlayWorkspace(over: DiskWorkspace(root: folder))
var analyzer = Analyzer(overlay, by: definition)
let cold = clock.measure { _ = analyzer.update().check() }
print("cold: \(cold), \(analyzer.listing.files.count) files")

/// A type of the file gets one more function.
func edited(_ text: String) -> String? {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  guard let place = lines.firstIndex(where: { $0.hasSuffix("{") && ($0.contains("class ") || $0.contains("struct ")) })
  else { return nil }
  lines.insert("  func addedByTheBenchmark(_ value: Int) -> Int { value }", at: place + 1)
  return lines.joined(separator: "\n")
}

var differing = 0
for index in stride(from: every / 2, to: analyzer.listing.files.count, by: every) {
  let path = analyzer.listing.files[index].path
  let text = try overlay.read(path)
  guard let edit = edited(String(decoding: text, as: UTF8.self)) else { continue }
  overlay.edit(path, edit)
  analyzer.workspace = overlay
  var snapshot: Snapshot?
  var result: CheckResult?
  let update = clock.measure {
    snapshot = analyzer.update([path])
    result = snapshot?.check()
  }
  let anew = Analyzer(overlay, by: definition).snapshot().check()
  if result != anew { differing += 1 }
  print(
    "update: \(update), \(update / cold) of cold, \(snapshot?.resolvedFileCount ?? 0) files resolved"
      + (snapshot?.fullResolutionReason.map { ", all because of \($0)" } ?? "") + "  \(path)")
}
print("\(differing) results differ from a cold check")
