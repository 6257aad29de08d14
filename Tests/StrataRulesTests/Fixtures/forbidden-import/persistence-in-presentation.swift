// style: coordinator
// file: Sources/Presentation/Views/NoteView.swift
import CoreData  // ! forbidden-import NoteView -> CoreData
import SwiftUI

struct NoteView: View {
  var body: some View { Text("") }
}
// file: Sources/Presentation/ViewModels/NoteViewModel.swift
import Alamofire  // ! forbidden-import NoteViewModel -> Alamofire
import GRDB  // ! forbidden-import NoteViewModel -> GRDB
import RealmSwift  // ! forbidden-import NoteViewModel -> RealmSwift
import SQLite3  // ! forbidden-import NoteViewModel -> SQLite3

final class NoteViewModel {}
// file: Sources/Data/NoteStore.swift
import CoreData

final class NoteStore {}
// file: Sources/Infrastructure/Storage/NoteDatabase.swift
import GRDB

final class NoteDatabase {}
