// A file whose only types belong in another layer is one finding: what they import moves with them.
// style: repository
// rules: forbidden-import, misplaced-type
// file: Sources/Domain/Models/TaskObject.swift
import RealmSwift

final class TaskObject: Object {  // ! misplaced-type TaskObject
  var title = ""
}
// file: Sources/Domain/Models/Task.swift
import RealmSwift  // ! forbidden-import Task -> RealmSwift

struct Task {
  let title: String
}

final class TaskRecord: Object {}  // ! misplaced-type TaskRecord
