// style: repository
// rules: forbidden-import, skipped-layer
// Names of persistence frameworks in Presentation, with and without an import in the file.
// file: Sources/Presentation/HangarView.swift
import CoreData  // ! forbidden-import HangarView -> CoreData
import SwiftUI

struct HangarView: View {
  let context: NSManagedObjectContext  // ! skipped-layer HangarView -> NSManagedObjectContext
  var body: some View { Text("Hangar") }
}
// file: Sources/Presentation/HangarRow.swift
import SwiftUI

struct HangarRow: View {
  let plane: NSManagedObject  // ! forbidden-import HangarRow -> NSManagedObject
  func planes() -> NSFetchRequest<NSManagedObject> { NSFetchRequest(entityName: "Plane") }  // ! forbidden-import HangarRow -> NSFetchRequest ! forbidden-import HangarRow -> NSManagedObject
  var body: some View { Text("Plane") }
}
// file: Sources/Presentation/HangarViewModel.swift
@MainActor
final class HangarViewModel {
  var controller: NSFetchedResultsController<NSManagedObject>?  // ! forbidden-import HangarViewModel -> NSFetchedResultsController ! forbidden-import HangarViewModel -> NSManagedObject
  func container() -> ModelContainer? { nil }  // ! skipped-layer HangarViewModel -> ModelContainer
}
// The data layer has them.
// file: Sources/Data/HangarStore.swift
import CoreData

final class HangarStore {
  let context: NSManagedObjectContext
  init(context: NSManagedObjectContext) { self.context = context }
}
