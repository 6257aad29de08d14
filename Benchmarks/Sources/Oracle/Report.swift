/// Gathers the verdicts of a run and prints them.
struct Report {
  private struct Group {
    var count = 0
    var files = 0
    var lastFile = ""
    var example = ""
    var exampleLength = Int.max
  }

  var files = 0
  var brokenFiles = 0
  var unreadable: [String] = []
  var lines = 0
  var bytes = 0
  var records = 0
  var differences = 0
  var differingFiles = 0
  var explained = 0
  var brokenDifferences = 0
  private var groups: [String: Group] = [:]
  private var printed = 0

  mutating func add(_ verdict: FileVerdict, options: Options, explanations: inout Explanations) {
    if verdict.isUnreadable {
      unreadable.append(verdict.path)
      return
    }
    if verdict.isBroken { brokenFiles += 1 }
    files += 1
    lines += verdict.lines
    bytes += verdict.bytes
    records += verdict.records
    var isDifferent = false
    for place in verdict.places {
      if explanations.explain(place, path: verdict.path) {
        explained += 1
      } else if verdict.isBroken && !options.includeBroken {
        brokenDifferences += 1
      } else {
        differences += 1
        isDifferent = true
        note(place, verdict.path, options)
      }
    }
    if isDifferent { differingFiles += 1 }
  }

  private mutating func note(_ place: FileVerdict.Place, _ path: String, _ options: Options) {
    let title = place.difference.title
    let position = "\(path):\(place.line):\(place.column)"
    if options.summary {
      var group = groups[title, default: Group()]
      group.count += 1
      if group.lastFile != path {
        group.files += 1
        group.lastFile = path
      }
      if place.context.count < group.exampleLength {
        group.exampleLength = place.context.count
        group.example = "      \(position)\n      \(place.context)\n      ⟦\(place.text)⟧"
      }
      groups[title] = group
    } else if printed < options.limit {
      printed += 1
      print("\(position)  \(title)  ⟦\(place.text)⟧")
    }
  }

  func printSummary(_ options: Options, _ explanations: Explanations) {
    for (title, group) in groups.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      print("\(group.count)\t\(title)  (\(group.files) files)\n\(group.example)")
    }
    for path in unreadable { print("not read: \(path)") }
    for entry in explanations.entries where options.strict && entry.matches == 0 {
      print("line \(entry.line) of the explanations matches nothing: \(entry.reason)")
    }
    print("\(files) files, \(lines) lines, \(bytes) bytes, \(records) records")
    print("\(brokenFiles) files are erroneous for SwiftParser itself: \(brokenDifferences) differences there")
    print("\(explained) differences explained")
    let scope = options.roots ? " (first of each top-level item)" : ""
    print("\(differences) differences in \(differingFiles) files\(scope)")
  }
}

extension Difference {
  var title: String {
    if record.start == record.end, record.kind == .skipped { return "\(direction.rawValue) directive" }
    if record.start == record.end, record.kind == .sourceFile { return "\(direction.rawValue) start of a line" }
    let moved = otherParent.map { ", ours in \($0)" } ?? ""
    return "\(direction.rawValue) \(record.kind) in \(record.parent)\(moved)"
  }
}
