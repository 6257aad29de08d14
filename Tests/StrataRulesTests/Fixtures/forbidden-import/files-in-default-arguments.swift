// style: repository
// rules: forbidden-import, skipped-layer
// The code of a default argument reads and writes files like any other.
// file: Sources/Domain/UseCases/ExportPlanUseCase.swift
import Foundation

final class ExportPlanUseCase {
  private let write: (Data) throws -> Void

  init(
    write: @escaping (Data) throws -> Void = { try $0.write(to: URL(fileURLWithPath: "plan")) }  // ! skipped-layer ExportPlanUseCase -> write(to:)
  ) {
    self.write = write
  }

  func execute(_ plan: String) throws { try write(Data(plan.utf8)) }
}
// file: Sources/Domain/Models/Plan.swift
import Foundation

struct Plan {
  func archived(read: () throws -> Data = { try Data(contentsOf: URL(fileURLWithPath: "plan")) }) throws -> Data {  // ! forbidden-import Plan -> Data(contentsOf:)
    try read()
  }
}
// file: Sources/Data/PlanFile.swift
import Foundation

struct PlanFile {
  func archived(read: () throws -> Data = { try Data(contentsOf: URL(fileURLWithPath: "plan")) }) throws -> Data { try read() }
}
