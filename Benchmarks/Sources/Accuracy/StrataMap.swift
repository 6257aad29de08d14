import Foundation

/// What `strata map --format json` prints.
struct StrataMap: Decodable {
  struct TypeEntry: Decodable {
    var name: String
    var kind: String
    var file: String
    var line: Int
  }

  struct EdgeEntry: Decodable {
    var from: String
    var to: String
    var kind: String
    var file: String
    var line: Int
    /// The type is written nowhere at this place, so that the index cannot know of it.
    var inferred: Bool?
  }

  var version: Int
  var types: [TypeEntry]
  var edges: [EdgeEntry]
}
