// style: repository
// rules: direct-instantiation, dependency-rule, skipped-layer
// file: Sources/Presentation/Modules/List/ListBuilder.swift
import UIKit

final class ListBuilder {
  func build() -> UIViewController {
    let repository = CharacterRepository(source: CharacterRemoteDataSource())
    return ListViewController(model: ListViewModel(load: LoadCharactersUseCase(repository: repository)))
  }
}
// file: Sources/Presentation/Modules/List/ListViewController.swift
import UIKit

final class ListViewController: UIViewController {
  private let model: ListViewModel

  init(model: ListViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
// file: Sources/Presentation/Modules/List/ListViewModel.swift
final class ListViewModel {
  private let load: LoadCharactersUseCase
  init(load: LoadCharactersUseCase) { self.load = load }
}
// file: Sources/Domain/LoadCharactersUseCase.swift
protocol CharacterRepositoryProtocol {}

final class LoadCharactersUseCase {
  private let repository: CharacterRepositoryProtocol
  init(repository: CharacterRepositoryProtocol) { self.repository = repository }
}
// file: Sources/Data/CharacterRepository.swift
final class CharacterRepository: CharacterRepositoryProtocol {
  private let source: CharacterRemoteDataSource
  init(source: CharacterRemoteDataSource) { self.source = source }
}
// file: Sources/Data/CharacterRemoteDataSource.swift
final class CharacterRemoteDataSource {}
