// style: repository
// rules: skipped-layer, direct-instantiation
// A value for previews may consist of such values; what production code uses of them is production code.
// file: Sources/Domain/Repositories/FerryRepository.swift
protocol FerryRepository { func ferries() async throws -> [String] }
// file: Sources/Data/Repositories/FerryRepositoryImpl.swift
final class FerryRepositoryImpl: FerryRepository {
  func ferries() async throws -> [String] { [] }
}
// file: Sources/Presentation/FerryViewModel.swift
final class FerryViewModel {
  let repository: FerryRepository  // ! skipped-layer FerryViewModel -> FerryRepository
  init(repository: FerryRepository) { self.repository = repository }  // ! skipped-layer FerryViewModel -> FerryRepository
}
// file: Sources/Presentation/FerryView.swift
import SwiftUI

struct FerryView: View {
  let viewModel: FerryViewModel
  var body: some View { EmptyView() }
}
#Preview { FerryView(viewModel: .forPreviews) }
// file: Sources/Presentation/Samples.swift
final class FerrySamples {
  static let forPreviews = FerrySamples()
  let repository: FerryRepository = FerryRepositoryImpl()  // ! direct-instantiation FerrySamples -> FerryRepositoryImpl
}
extension FerryViewModel {
  static var forPreviews: FerryViewModel { FerryViewModel(repository: PierView.previewRepository) }
  static var mockPier: FerryViewModel { FerryViewModel(repository: FerryRepositoryImpl()) }  // ! skipped-layer FerryViewModel -> FerryRepositoryImpl
}
extension PierView {
  static var previewRepository: FerryRepository { FerryRepositoryImpl() }
}
// file: Sources/Presentation/PierView.swift
import SwiftUI

struct PierView: View {
  let viewModel = FerryViewModel.mockPier
  var body: some View { EmptyView() }
}
