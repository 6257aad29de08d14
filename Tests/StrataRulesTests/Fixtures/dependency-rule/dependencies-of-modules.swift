// style: repository
// rules: dependency-rule, direct-instantiation, role-name, misplaced-type
// Protocols that say what has a repository are no repositories, and what creates them all is a composition root.
// file: Sources/DataLayer/DependencyInjection/StorageDependency.swift
struct StorageDependencyImpl: StorageDependency {
  let notes: NoteRepository = NoteRepositoryImpl()
  let tags: TagRepository = TagRepositoryImpl()
}
// file: Sources/DataLayer/Repositories/NoteRepositoryImpl.swift
struct NoteRepositoryImpl: NoteRepository {
  func notes() async throws -> [String] { [] }
}

struct TagRepositoryImpl: TagRepository {
  func tags() async throws -> [String] { [] }
}
// In the domain, these protocols are part of it, although their folder is called like one that builds.
// file: Sources/DomainLayer/DependencyInjection/StorageDependency.swift
protocol StorageDependency: HasNoRepository, HasNoteRepository, HasTagRepository {}

protocol HasNoRepository {}

protocol HasNoteRepository {
  var notes: NoteRepository { get }
}

protocol HasTagRepository {
  var tags: TagRepository { get }
}
// file: Sources/DomainLayer/Repositories/NoteRepository.swift
protocol NoteRepository {
  func notes() async throws -> [String]
}

protocol TagRepository {
  func tags() async throws -> [String]
}
// file: Sources/Presentation/NotesFlow.swift
final class NotesFlow {
  private let dependencies: StorageDependency

  init(dependencies: StorageDependency) { self.dependencies = dependencies }
}
