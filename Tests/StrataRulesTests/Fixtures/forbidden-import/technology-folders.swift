// The folder of a data technology decides, not the general name of a folder inside it.
// style: repository
// rules: forbidden-import, misplaced-type, dependency-rule, dto-leak
// file: Sources/Services/Realm/Entities/TaskObject.swift
import RealmSwift

final class TaskObject: Object {
  var title = ""
}
// file: Sources/Services/Realm/Core/RealmQuery.swift
import RealmSwift

struct RealmQuery {
  let object: TaskObject
}
// file: Sources/Services/Networking/Core/Reachability.swift
import Alamofire

final class Reachability {}
// file: Sources/Services/CoreData/Entity/TaskRecord.swift
import CoreData

enum TaskRecord {}
// file: Sources/UseCases/Entities/Task.swift
import CoreData  // ! forbidden-import Task -> CoreData

struct Task {
  let title: String
  let object: TaskObject  // ! dto-leak Task -> TaskObject
}
// file: Sources/Presentation/Core/Ring.swift
import Alamofire  // ! forbidden-import Ring -> Alamofire

struct Ring {}
