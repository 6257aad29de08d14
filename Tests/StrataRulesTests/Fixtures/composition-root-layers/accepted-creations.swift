// style: module
// Accepting a creation of another layer accepts none of another type that later lines make for it.
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  private let domain = Domain()
}

private extension DependenciesContainer {
  struct Domain {
    func open() -> TicketRepository {
      TicketRepositoryImp(  // ! composition-root-layers DependenciesContainer.Domain -> TicketRepositoryImp
        source: TicketDataSource())
    }

    func accepted() -> TicketRepository {
      // strata:disable:next composition-root-layers — moves to the part of Data
      TicketRepositoryImp(
        source: TicketDataSource())  // ! composition-root-layers DependenciesContainer.Domain -> TicketDataSource
    }

    func acceptedOnOneLine() -> TicketRepository {
      // strata:disable:next composition-root-layers — moves to the part of Data
      TicketRepositoryImp(source: TicketDataSource())
    }
  }
}
// file: Sources/Implementation/Domain/TicketRepository.swift
protocol TicketRepository {}
// file: Sources/Implementation/Data/TicketRepositoryImp.swift
struct TicketRepositoryImp: TicketRepository {
  let source: TicketDataSource
}

struct TicketDataSource {}
