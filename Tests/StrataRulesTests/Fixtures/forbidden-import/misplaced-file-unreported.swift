// Where no rule reports that the type is misplaced, its import is the finding.
// style: repository
// rules: forbidden-import
// file: strata.yml
extends: repository
rules:
  misplaced-type: off
// file: Sources/Domain/Models/TaskObject.swift
import RealmSwift  // ! forbidden-import TaskObject -> RealmSwift

final class TaskObject: Object {
  var title = ""
}
