// style: gateway
// rules: direct-instantiation, skipped-layer
// file: Sources/Presentation/CardsViewModel.swift
import Foundation

@MainActor
final class CardsViewModel: ObservableObject {
  private let load: LoadCardsUseCaseProtocol = LoadCardsUseCase(gateway: LoadCardsGateway())  // ! direct-instantiation CardsViewModel -> LoadCardsUseCase
  private lazy var remove = RemoveCardUseCase()  // ! direct-instantiation CardsViewModel -> RemoveCardUseCase
  private let rename: RenameCardUseCase
  private let child: CardDetailViewModel

  init() {
    rename = RenameCardUseCase()  // ! direct-instantiation CardsViewModel -> RenameCardUseCase
    child = CardDetailViewModel(load: LoadCardsUseCase(gateway: LoadCardsGateway()))  // ! skipped-layer CardsViewModel -> CardDetailViewModel
  }

  func block() {
    Task {
      await BlockCardUseCase().execute()  // ! direct-instantiation CardsViewModel -> BlockCardUseCase
    }
  }
}

final class CardDetailViewModel {
  init(load: LoadCardsUseCaseProtocol) {}
}
// file: Sources/Presentation/CardsView.swift
import SwiftUI

struct CardsView: View {
  @StateObject private var viewModel = CardsViewModel()

  var body: some View {
    CardDetailView(
      viewModel: CardDetailViewModel(
        load: LoadCardsUseCase(gateway: LoadCardsGateway())))  // ! skipped-layer CardsView -> CardDetailViewModel
  }
}

struct CardDetailView: View {
  let viewModel: CardDetailViewModel

  var body: some View { EmptyView() }
}
// file: Sources/Domain/CardUseCases.swift
protocol LoadCardsUseCaseProtocol {
  func execute() async
}

struct LoadCardsUseCase: LoadCardsUseCaseProtocol {
  let gateway: LoadCardsGateway

  func execute() async {}
}

struct RemoveCardUseCase {}
struct RenameCardUseCase {}

struct BlockCardUseCase {
  func execute() async {}
}

struct PayWithCardUseCase {
  func execute() async {
    let gateway = LoadCardsGateway()  // ! direct-instantiation PayWithCardUseCase -> LoadCardsGateway
    _ = gateway
  }
}
// file: Sources/Data/LoadCardsGateway.swift
struct LoadCardsGateway {}
