// style: gateway
// file: Sources/Presentation/MyViewModel.swift
import SwiftUI

@MainActor
final class MyViewModel: ObservableObject {
  private let useCase: MyUseCaseProtocol
  private var rows = [Row]()
  private var filter = Filter(text: "")

  init(useCase: MyUseCaseProtocol = MyUseCase(gateway: MyGateway())) {
    self.useCase = useCase
  }
}

struct Row {}

struct Filter {
  let text: String
}

struct MyView: View {
  @StateObject private var viewModel = MyViewModel()
  @Environment(\.myUseCase) private var useCase

  var body: some View { EmptyView() }
}

private struct MyUseCaseKey: EnvironmentKey {
  static let defaultValue = MyUseCase(gateway: MyGateway())
}

#if DEBUG
func preview() -> MyUseCase { MyUseCase(gateway: MyGateway()) }
#endif

struct MyView_Previews: PreviewProvider {
  static var previews: some View {
    let useCase = MyUseCase(gateway: MyGateway())
    return MyView().environment(\.myUseCase, useCase)
  }
}
// file: Sources/Domain/MyUseCase.swift
protocol MyUseCaseProtocol {}

struct MyUseCase: MyUseCaseProtocol {
  let gateway: MyGateway

  static let live = MyUseCase(gateway: MyGateway())  // ! direct-instantiation MyUseCase -> MyGateway

  static func make() -> Self { Self(gateway: MyGateway()) }  // ! direct-instantiation MyUseCase -> MyGateway
}
// file: Sources/Data/MyGateway.swift
struct MyGateway {
  func load() -> NetReqMy { NetReqMy() }
}

struct NetReqMy: Codable {}
// file: Sources/App/MyFactory.swift
struct MyFactory {
  func useCase() -> MyUseCaseProtocol { MyUseCase(gateway: MyGateway()) }
}
// file: Tests/MyTests.swift
import XCTest

final class MyTests: XCTestCase {
  let useCase = MyUseCase(gateway: MyGateway())
}
