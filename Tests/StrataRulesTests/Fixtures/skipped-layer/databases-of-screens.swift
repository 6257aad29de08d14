// style: repository
// rules: skipped-layer
// Property wrappers that give a screen the database itself.
// file: Sources/Presentation/HarbourView.swift
import CoreData
import SwiftData
import SwiftUI

struct HarbourView: View {
  @Query(sort: \Berth.name) private var berths: [Berth]  // ! skipped-layer HarbourView -> Query
  @FetchRequest(sortDescriptors: []) private var tugs: FetchedResults<Tug>  // ! skipped-layer HarbourView -> FetchRequest
  @SectionedFetchRequest(sectionIdentifier: \.name, sortDescriptors: [])  // ! skipped-layer HarbourView -> SectionedFetchRequest
  private var pilots: SectionedFetchResults<String, Tug>
  @Environment(\.modelContext) private var context  // ! skipped-layer HarbourView -> modelContext
  @Environment(\.managedObjectContext) var objects  // ! skipped-layer HarbourView -> managedObjectContext
  @Environment(\.modelContext) private var other: ModelContext  // ! skipped-layer HarbourView -> ModelContext
  // No database.
  @Environment(\.dismiss) private var dismiss
  @Environment(HarbourState.self) private var state
  @AppStorage("size") private var size = 12

  var body: some View { Text("Berths").environment(\.modelContext, context) }
}

final class HarbourState {}
struct Berth { var name: String }
struct Tug { var name: String }
// file: Sources/Presentation/HarbourViewModel.swift
import SwiftData

@MainActor
final class HarbourViewModel {
  @Query var berths: [Berth]  // ! skipped-layer HarbourViewModel -> Query
}
// file: Sources/Presentation/HarbourHelper.swift
import SwiftData
import SwiftUI

struct HarbourHelper {
  @Environment(\.modelContext) var context  // ! skipped-layer HarbourHelper -> modelContext
}
// file: Sources/Presentation/SearchView.swift
import SwiftUI

// The wrapper of another package.
struct SearchView: View {
  @Query var text: String
  var body: some View { Text(text) }
}
// file: Sources/Presentation/Coordinators/HarbourCoordinator.swift
import SwiftData
import UIKit

final class HarbourCoordinator {
  @Query var berths: [Berth]  // ! skipped-layer HarbourCoordinator -> Query
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func showBerth() { navigation.popViewController(animated: true) }
}
