/// What happens to one file. Contents are bytes: a file that is moved need not be text.
package enum FileChange: Sendable, Equatable {
  case create([UInt8], isExecutable: Bool)
  case edit(from: [UInt8], to: [UInt8])
  case delete([UInt8])
  /// The file gets another path, and may be edited at the same time.
  case move(path: String, from: [UInt8], to: [UInt8])

  /// The change of a file that keeps its path; nil as a content stands for no file, and no change is nil.
  package init?(from before: [UInt8]?, to after: [UInt8]?) {
    switch (before, after) {
    case (let before?, let after?) where before != after: self = .edit(from: before, to: after)
    case (let before?, nil): self = .delete(before)
    case (nil, let after?): self = .create(after, isExecutable: false)
    default: return nil
    }
  }

  /// As in `--format json`.
  package var kind: String {
    switch self {
    case .create: "create"
    case .edit: "edit"
    case .delete: "delete"
    case .move: "move"
    }
  }

  /// What the plan expects to find; nil where nothing may be.
  package var before: [UInt8]? {
    switch self {
    case .create: nil
    case .edit(let bytes, _), .delete(let bytes), .move(_, let bytes, _): bytes
    }
  }

  /// The content afterwards; nil if the file is deleted.
  package var after: [UInt8]? {
    switch self {
    case .create(let bytes, _), .edit(_, let bytes), .move(_, _, let bytes): bytes
    case .delete: nil
    }
  }
}
