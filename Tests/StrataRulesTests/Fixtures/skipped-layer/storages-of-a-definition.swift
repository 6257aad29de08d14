// rules: skipped-layer
// The option `storages` says everything that counts: types, functions, property wrappers and values of the environment.
// file: strata.yml
style: repository
rules:
  skipped-layer: {severity: error, storages: [Defaults*, FetchRequest, managedObjectContext, SecItemAdd]}
// file: Sources/Presentation/QuayView.swift
import CoreData
import SwiftData
import SwiftUI

struct QuayView: View {
  @FetchRequest(sortDescriptors: []) private var tugs: FetchedResults<Tug>  // ! skipped-layer QuayView -> FetchRequest
  @Environment(\.managedObjectContext) private var objects  // ! skipped-layer QuayView -> managedObjectContext
  @Query private var berths: [Berth]
  @Environment(\.modelContext) private var context
  var body: some View { Text("Quay") }
}
// file: Sources/Presentation/QuayViewModel.swift
import Foundation
import SwiftUI

@MainActor
final class QuayViewModel {
  @AppStorage("name") var name = ""
  private let defaults = UserDefaults.standard
  private let kit = DefaultsKit()  // ! skipped-layer QuayViewModel -> DefaultsKit

  func keep() {
    SecItemAdd([:] as CFDictionary, nil)  // ! skipped-layer QuayViewModel -> SecItemAdd
    SecItemDelete([:] as CFDictionary)
  }
}
