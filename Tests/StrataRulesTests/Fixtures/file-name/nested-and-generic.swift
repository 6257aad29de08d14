// style: module
// Names of files with extensions of a nested type, or of a generic type for some arguments.
// file: Sources/Implementation/Domain/BusinessModels/Wool.swift
struct Wool {
  enum Grade { case fine }
}
// file: Sources/Implementation/Domain/BusinessModels/Wool+Washing.swift
extension Wool.Grade { var washed: Int { 1 } }
// file: Sources/Implementation/Domain/BusinessModels/WoolGrade+Drying.swift
extension Wool.Grade { var dried: Int { 1 } }
// file: Sources/Implementation/Domain/BusinessModels/WoolGrade.swift
extension Wool.Grade { var name: Int { 1 } }
// file: Sources/Implementation/Domain/BusinessModels/WoolHelpers.swift
extension Wool.Grade { var other: Int { 1 } }  // ! file-name Wool.Grade
// file: Sources/Implementation/Domain/BusinessModels/FlockHelpers.swift
extension Array where Element == Wool { var fine: [Wool] { self } }
// file: Sources/Implementation/Domain/BusinessModels/FlockTools.swift
extension [Wool] { var first: Wool { self[0] } }
// file: Sources/Implementation/Domain/BusinessModels/TextHelpers.swift
extension String { var woolly: String { self } }  // ! file-name String
