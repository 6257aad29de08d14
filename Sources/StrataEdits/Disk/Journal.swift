import StrataLibc
import StrataModel
import StrataProject

/// What a plan does to a folder, written down before it is done, so that an interrupted plan can be completed or taken
/// back. It is outside of the folder, where no pull request can bring one.
struct Journal: Equatable {
  enum State: UInt8 {
    /// New contents are being written to temporary files. The plan is taken back.
    case staging
    /// All contents are on the disk, and get their names. The plan is completed.
    case committing
  }

  struct Step: Equatable {
    /// The file that is written or deleted.
    var path: String
    /// The file with its new content; empty if it is deleted.
    var temporary: String
    /// Hashes of the content before and after; nil for no file.
    var before: UInt64?
    var after: UInt64?
  }

  var state: State
  var root: String
  /// Folders that did not exist before, those inside others last.
  var folders: [String]
  var steps: [Step]
}

extension Journal {
  private static let header = "strata-journal-1"

  /// Text fields that end in a zero byte, which no path contains, and a checksum.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    func add(_ field: String) { result += Array(field.utf8) + [0] }
    add(Self.header)
    add(String(state.rawValue))
    add(root)
    add(String(folders.count))
    for folder in folders { add(folder) }
    for step in steps {
      add(step.path)
      add(step.temporary)
      add(step.before.map { String($0) } ?? "")
      add(step.after.map { String($0) } ?? "")
    }
    return result + Array(String(ContentHash.of(result)).utf8)
  }

  /// Nil if the bytes are no complete journal.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.lastIndex(of: 0),
      String(decoding: bytes[(end + 1)...], as: UTF8.self) == String(ContentHash.of(Array(bytes[...end])))
    else { return nil }
    let fields = bytes[..<end].split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard fields.count >= 4, fields[0] == Self.header, let code = UInt8(fields[1]), let state = State(rawValue: code),
      let count = Int(fields[3]), count >= 0, fields.count >= 4 + count, (fields.count - 4 - count).isMultiple(of: 4)
    else { return nil }
    self.state = state
    root = fields[2]
    folders = Array(fields[4..<4 + count])
    steps = []
    for start in stride(from: 4 + count, to: fields.count, by: 4) {
      let (before, after): (UInt64?, UInt64?) = (UInt64(fields[start + 2]), UInt64(fields[start + 3]))
      steps.append(Step(path: fields[start], temporary: fields[start + 1], before: before, after: after))
    }
  }
}
