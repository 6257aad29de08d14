/// Why the kit of an app is not updated. Nothing has been written.
package enum KitProblem: Error, Equatable, CustomStringConvertible {
  /// A line of the record cannot be read.
  case record(line: Int)
  /// The kit is of a later version than this program.
  case newer(String, than: String)

  package var description: String {
    switch self {
    case .record(let line):
      "\(KitPackage.folder)/\(KitRecord.fileName):\(line): this line does not belong to the record of the kit; restore the file from "
        + "version control"
    case .newer(let kit, let program):
      "the kit is of version \(kit), and this is strata \(program): install strata \(kit) or later"
    }
  }
}
