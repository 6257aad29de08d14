// style: module
// file: Modules/Tours/Sources/Interface/ToursModule.swift
public protocol ToursModule { func tours() async throws }
// file: Modules/Tours/Sources/Implementation/Module/DefaultToursModule.swift
struct DefaultToursModule: ToursModule {  // ! role-name DefaultToursModule
  func tours() async throws {}
}
// file: Modules/Tours/Sources/Implementation/Domain/UseCases/GetToursUseCase.swift
protocol GetToursUseCase { func execute() async throws }

struct DefaultGetToursUseCase: GetToursUseCase {  // ! role-name DefaultGetToursUseCase
  let repository: TourRepository
  func execute() async throws { try await repository.tours() }
}
// file: Modules/Tours/Sources/Implementation/Domain/UseCases/BookTourUseCase.swift
protocol BookTourUseCaseProtocol { func execute() async throws }  // ! role-name BookTourUseCaseProtocol

struct BookTourUseCase: BookTourUseCaseProtocol {  // ! role-name BookTourUseCase
  let store: GuideStoring
  func execute() async throws { try await store.guides() }
}
// file: Modules/Tours/Sources/Implementation/Domain/Gateways/TourRepository.swift
protocol TourRepository { func tours() async throws }
// file: Modules/Tours/Sources/Implementation/Domain/Gateways/GuideStoring.swift
protocol GuideStoring { func guides() async throws }  // ! role-name GuideStoring
// file: Modules/Tours/Sources/Implementation/Data/Repositories/TourRepositoryImpl.swift
struct TourRepositoryImpl: TourRepository {  // ! role-name TourRepositoryImpl
  let source: TourDataSource
  func tours() async throws { try await source.tours() }
}
// file: Modules/Tours/Sources/Implementation/Data/Repositories/GuideRepositoryImp.swift
struct GuideRepositoryImp: GuideStoring {
  func guides() async throws {}
}
// file: Modules/Tours/Sources/Implementation/Module/Traces/TourRepositoryTrace.swift
struct TourRepositoryTrace: TourRepository {
  let base: TourRepository
  func tours() async throws { try await base.tours() }
}
// file: Modules/Tours/Sources/Implementation/Data/DataSources/TourDataSource.swift
protocol TourDataSource { func tours() async throws }

struct RemoteTourDataSource: TourDataSource {  // ! role-name RemoteTourDataSource
  func tours() async throws {}
}
// file: Modules/Tours/Sources/Implementation/Domain/Services/PriceService.swift
protocol PriceService { func price() async }

struct LivePriceService: PriceService {  // ! role-name LivePriceService
  func price() async {}
}

/// Nothing but its name says that it is a service.
struct TourManager { func reset() {} }
// file: Modules/Tours/Sources/Implementation/Presentation/ViewModels/ToursPresenter.swift
import Combine

final class ToursPresenter: ObservableObject {  // ! role-name ToursPresenter
  init(getTours: GetToursUseCase) {}
}
// file: Modules/Tours/Sources/Implementation/Presentation/Views/ToursScreen.swift
import SwiftUI

/// The guide has no pattern for views.
struct ToursScreen: View {
  @ObservedObject var viewModel: ToursPresenter
  var body: some View { Text("") }
}
// file: Modules/Tours/Sources/Implementation/Module/Logs/Logged.swift
/// Stands before any layer, so that no role names it.
struct Logged<Layer> {
  let layer: Layer
}

extension Logged: GetToursUseCase where Layer == any GetToursUseCase {
  func execute() async throws { try await layer.execute() }
}

extension Logged: TourRepository where Layer == any TourRepository {
  func tours() async throws { try await layer.tours() }
}
