// Actions in the extension that makes the view model observable; what a protocol may require is none.
// style: repository
// rules: view-model-throws
// file: Sources/Presentation/LogViewModel.swift
import Combine

final class LogViewModel {
  @Published private(set) var lines: [String] = []
}

extension LogViewModel: ObservableObject {
  func send() async throws -> Int { lines.count }  // ! view-model-throws LogViewModel -> send()
}

extension LogViewModel: LogExporting {
  func export() throws -> String { lines.joined() }
}
// file: Sources/Domain/LogExporting.swift
protocol LogExporting {
  func export() throws -> String
}
// file: Sources/Domain/SendLogUseCase.swift
struct SendLogUseCase {
  let exporter: LogExporting
  func execute() throws -> String { try exporter.export() }
}
