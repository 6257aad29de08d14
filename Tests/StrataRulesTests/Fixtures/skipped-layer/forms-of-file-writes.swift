// style: gateway
// rules: skipped-layer, forbidden-import
// A file is written wherever the call is: in a chain, a closure, a property, an extension, a nested type.
// file: Sources/Presentation/PlanViewModel.swift
import Foundation

@MainActor
final class PlanViewModel {
  private let folder: URL
  private lazy var saved: Void? = try? Data().write(to: folder)  // ! skipped-layer PlanViewModel -> write(to:)
  init(folder: URL) { self.folder = folder }

  func keep(_ plan: Plan, _ parts: [Data]) throws {
    try JSONEncoder().encode(plan).write(to: folder, options: .atomic)  // ! skipped-layer PlanViewModel -> write(to:)
    try parts.forEach { try $0.write(to: folder) }  // ! skipped-layer PlanViewModel -> write(to:)
    (parts[0] as NSData).write(toFile: folder.path, atomically: true)  // ! skipped-layer PlanViewModel -> write(toFile:)
    try parts.first?.write(to: folder)  // ! skipped-layer PlanViewModel -> write(to:)
    Task { [folder] in
      if plan.isOpen { try plan.name.write(to: folder, atomically: true, encoding: .utf8) }  // ! skipped-layer PlanViewModel -> write(to:)
    }
  }

  // Streams, sockets and types of the project have a `write`, too.
  func send(_ plan: Plan, _ stream: PlanStream, _ text: inout String) {
    stream.write(plan.name)
    stream.write(to: plan)
    plan.name.write(to: &text)
    print(plan.name, to: &text)
  }
}

extension PlanViewModel {
  struct Draft {
    var text = ""
    func keep(_ url: URL) { try? text.write(to: url, atomically: false, encoding: .utf8) }  // ! skipped-layer PlanViewModel.Draft -> write(to:)
  }
}
// file: Sources/Presentation/PlanViewModel+Export.swift
import Foundation

extension PlanViewModel {
  func export(_ url: URL) throws { try Data().write(to: url) }  // ! skipped-layer PlanViewModel -> write(to:)
}
// file: Sources/Presentation/PlanStream.swift
struct PlanStream {
  func write(_ text: String) {}
  func write(to plan: Plan) {}
}
// file: Sources/Domain/Plan.swift
struct Plan: Encodable {
  var name = ""
  var isOpen = false
}
// file: Sources/Data/Gateways/PlanGateway.swift
import Foundation

final class PlanGateway {
  func keep(_ plan: Data, _ url: URL) throws { try plan.write(to: url) }
}
