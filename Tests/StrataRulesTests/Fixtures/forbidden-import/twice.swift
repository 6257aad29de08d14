// Each import is a location: a comment at one accepts no other. The finding is about the type that the file is named after.
// style: repository
// rules: forbidden-import
// file: Sources/Domain/Models/Parcel.swift
import RealmSwift  // strata:disable:this forbidden-import — moves with the new storage

enum ParcelKey {}

final class Parcel {
  let number = 1
  let weight = 2
}

import RealmSwift  // ! forbidden-import Parcel -> RealmSwift
