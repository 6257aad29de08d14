// style: repository
// rules: misplaced-type, forbidden-import
// file: Sources/Domain/Entities/Tag.swift
import RealmSwift

final class Tag: Object {}  // ! misplaced-type Tag -> Data
// file: Sources/Domain/Entities/Group.swift
class Object {}

final class Group: Object {}
// file: Sources/Data/Models/StoredTag.swift
import RealmSwift

final class StoredTag: Object {}
