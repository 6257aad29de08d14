/// Why a project file of Xcode is not edited.
package enum XcodeEditProblem: Error, Equatable, CustomStringConvertible {
  /// It is no property list with the objects of a project.
  case unreadable
  /// An object or an element of a list does not begin a line of its own.
  case layout

  package var description: String {
    switch self {
    case .unreadable: "it cannot be read"
    case .layout: "it is not in the layout that Xcode writes"
    }
  }
}
