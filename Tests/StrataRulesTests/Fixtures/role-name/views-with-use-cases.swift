// style: coordinator
// rules: role-name
// A view that holds what a view model would hold is a screen; others are parts of screens.
// file: Domain/UseCases/CountLampsUseCase.swift
protocol CountLampsUseCaseProtocol { func execute() -> Int }
final class CountLampsUseCase: CountLampsUseCaseProtocol { func execute() -> Int { 0 } }
// file: Presentation/Views/LampPanel.swift
import SwiftUI

struct LampPanel: View {  // ! role-name LampPanel
  let count: CountLampsUseCaseProtocol
  var body: some View { LampGauge(count: count.execute()) }
}

struct LampGauge: View {
  let count: Int
  var body: some View { Text("\(count)") }
}
