// style: repository
// rules: swallowed-error
// file: Sources/Presentation/ItemViewModel.swift
final class ItemViewModel {
  func load() {
    Task {
      do {
        try await useCase.execute()
      } catch {  // ! swallowed-error ItemViewModel -> load()
        // Handle error
      }
      do { try await useCase.execute() } catch {}  // ! swallowed-error
      do {
        try await useCase.execute()
      } catch let error as ItemError {
        show(error)
      } catch {  // ! swallowed-error
        print(error)
        debugPrint("failed")
      }
    }
  }

  func save() {
    try? store.save()  // ! swallowed-error
    _ = try? store.save()  // ! swallowed-error
    let _ = try? store.save()  // ! swallowed-error
    Task { try? await useCase.execute() }  // ! swallowed-error
    if isReady {
      try? store.save()  // ! swallowed-error
    }
    observable.subscribe(
      onNext: { _ in },
      onError: { _ in }  // ! swallowed-error
    )
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { show($0) })  // ! swallowed-error
  }
}

func migrate() {
  try? store.migrate()  // ! swallowed-error migrate() -> migrate()
}
