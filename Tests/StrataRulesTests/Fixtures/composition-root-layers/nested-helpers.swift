// style: module
// What a part nests belongs to that part, also if it is called like another layer.
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  let data = Data()

  struct Data {
    private let shared = Shared()
    func dials() -> DialRepository { shared.repository }

    final class Shared {
      lazy var repository = DialRepositoryImp()
    }

    final class Store {
      lazy var repository = DialRepositoryImp()
    }
  }

  struct Domain {
    enum Data {
      static func dials() -> DialRepository { DialRepositoryImp() }  // ! composition-root-layers DependenciesContainer.Domain.Data -> DialRepositoryImp
    }
  }
}
// file: Sources/Implementation/Domain/Gateways/DialRepository.swift
protocol DialRepository {
  func dial()
}
// file: Sources/Implementation/Data/Repositories/DialRepositoryImp.swift
struct DialRepositoryImp: DialRepository {
  func dial() {}
}
