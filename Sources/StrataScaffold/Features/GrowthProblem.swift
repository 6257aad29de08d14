/// Why a feature cannot be grown. Nothing has been written.
package enum GrowthProblem: Error, Equatable, CustomStringConvertible {
  /// No file belongs to the exemplar alone.
  case unknownExemplar(String)
  case exists(String)
  case declared(String, _ file: String)
  /// The code would have a declaration twice, at this place.
  case redeclared(String, _ place: String)
  /// Shared code takes a value of the exemplar, and a call passes one without the exemplar's name.
  case sharedValue(_ function: String, _ place: String)
  /// A line of the record of grown features.
  case record(line: Int)

  package var description: String {
    switch self {
    case .unknownExemplar(let name):
      "no file declares only what has the name '\(name)'; 'strata add --list' shows the features"
    case .exists(let path): "\(path) exists already: choose another name, or remove the file"
    case .declared(let type, let file): "the type \(type) is declared already, in \(file): choose another name"
    case .redeclared(let name, let place):
      "'\(name)' would be declared twice, since the project uses this name already: choose another name\n  \(place)"
    case .sharedValue(let function, let place):
      "\(function) would take a value for each feature, and the one here has no name that says which: name it after the exemplar, or "
        + "let \(function) belong to one feature\n  \(place)"
    case .record(let line):
      "\(GrownRecord.fileName):\(line): this is no line of the record of added features; restore it from version control"
    }
  }
}
