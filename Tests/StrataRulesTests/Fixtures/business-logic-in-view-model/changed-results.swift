// style: repository
// rules: business-logic-in-view-model
// What a use case returns, and what the domain has, is changed by numbers of the code: these are rules of the business.
// file: Sources/Domain/Bed.swift
struct Bed { let id: String; let isShaded: Bool; let area: Double; let need: Double; let crop: String }
// file: Sources/Domain/PlanWateringUseCase.swift
struct PlanWateringUseCase { func execute(area: Double) async throws -> Double { area } }
struct GrowthProgressUseCase { func execute(_ id: String) async throws -> Double { 0 } }
struct WaterBedUseCase { func execute(_ id: String, liters: Double) async throws {} }
// file: Sources/Presentation/WateringViewModel.swift
@MainActor final class WateringViewModel: ObservableObject {
  @Published private(set) var liters: Double = 0
  @Published private(set) var hint = ""
  @Published private(set) var rowHeight: Double = 0
  private let plan: PlanWateringUseCase
  private let grow: GrowthProgressUseCase
  private let water: WaterBedUseCase
  init(plan: PlanWateringUseCase, grow: GrowthProgressUseCase, water: WaterBedUseCase) {
    self.plan = plan
    self.grow = grow
    self.water = water
  }

  func reduce(_ bed: Bed) async throws {
    let supply = try await plan.execute(area: bed.area)
    let adjusted = bed.isShaded ? supply * 0.8 : supply  // ! business-logic-in-view-model WateringViewModel
    try await water.execute(bed.id, liters: adjusted)
  }

  func reduceInPlace(_ bed: Bed) async throws {
    let supply = try await plan.execute(area: bed.area)
    try await water.execute(bed.id, liters: bed.isShaded ? supply * 0.8 : supply)  // ! business-logic-in-view-model WateringViewModel
  }

  func reduceInBranch(_ bed: Bed) async throws {
    var supply = try await plan.execute(area: bed.area)
    if bed.isShaded {  // ! business-logic-in-view-model WateringViewModel
      supply *= 0.8
    }
    liters = supply
  }

  func reduceByFactor(_ bed: Bed) async throws {
    let supply = try await plan.execute(area: bed.area)
    let factor = bed.isShaded ? 0.8 : 1.0  // ! business-logic-in-view-model WateringViewModel
    liters = supply * factor
  }

  func reduceAlways(_ bed: Bed) async throws {
    let supply = try await plan.execute(area: bed.area)
    liters = supply * 0.8  // ! business-logic-in-view-model WateringViewModel
  }

  func limit(_ bed: Bed) async throws {
    let supply = try await plan.execute(area: bed.area)
    liters = min(supply, 20)  // ! business-logic-in-view-model WateringViewModel
  }

  func addForLarge(_ bed: Bed) async throws {
    let supply = try await plan.execute(area: bed.area)
    liters = bed.area > 40 ? supply + 2 : supply  // ! business-logic-in-view-model WateringViewModel
  }

  func addToNeed(_ bed: Bed) {
    liters = bed.isShaded ? bed.need * 0.75 : bed.need  // ! business-logic-in-view-model WateringViewModel
  }

  func show(_ bed: Bed) async throws {
    let growth = try await grow.execute(bed.id)
    hint = "\(Int(growth * 100)) %"
    let supply = try await plan.execute(area: bed.area)
    hint = "\(supply * 0.26) gallons"
    liters = supply * 1000
    rowHeight = bed.isShaded ? 44 : 60
    rowHeight = supply * 0.5
    try await Task.sleep(for: .seconds(bed.isShaded ? 2 : 5))
    var count = 0
    if bed.isShaded { count += 1 }
    hint = "\(count)"
  }
}
