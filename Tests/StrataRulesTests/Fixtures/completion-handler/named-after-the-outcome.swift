// The last closure of a function that ends once, whatever its name is.
// style: module
// rules: completion-handler
// file: Sources/Implementation/Domain/Gateways/BerthRepository.swift
protocol BerthRepository {
  func getBerth(id: String, _ block: @escaping (Berth) -> Void)  // ! completion-handler BerthRepository -> getBerth(id:_:)
  func rename(id: String, to name: String, onRenamed: ((Berth) -> Void)?)  // ! completion-handler BerthRepository -> rename(id:to:onRenamed:)
  func loadPlan(_ done: @escaping (Berth?) -> Void)  // ! completion-handler BerthRepository -> loadPlan(_:)
  func fetchCharts(onProgress: @escaping (Double) -> Void)
  func saveBerth(_ berth: Berth, onUpdate: @escaping (Berth) -> Void)
  func setAlarm(_ handler: @escaping (Berth) -> Void)
  func sortBerths(_ isBefore: (Berth, Berth) -> Bool)
}

struct Berth {}
