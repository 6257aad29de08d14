// style: repository
// rules: swallowed-error
// file: Sources/Data/UserRepositoryImpl.swift
final class UserRepositoryImpl {
  func cached() -> User? { try? store.load() }

  var current: User? { try? store.load() }

  func decoded(_ list: [Data]) -> [User] { list.compactMap { try? decode($0) } }

  func stored(_ kind: Kind) -> User? {
    switch kind {
    case .user: try? store.load()
    case .none: nil
    }
  }

  func getUsers() -> AsyncStream<[User]> {
    AsyncStream { continuation in
      Task {
        try? await refreshUsersFromRemote()
        for await users in local.observeUsers() { continuation.yield(users) }
        continuation.finish()
      }
    }
  }

  func clean() async {
    try? await Task.sleep(nanoseconds: 1)
    try? FileManager.default.removeItem(at: url)
    try? FileHandle(forReadingFrom: url).close()
    defer { try? handle.close() }
    let user = try? store.load()
    guard let other = try? store.load() else { return }
    if (try? store.load()) != nil { show(user, other) }
    user.name = try? store.name()
    do {
      try await send()
    } catch is CancellationError {
    } catch {
      logger.error("\(error)")
      throw error
    }
    do { try await Task.sleep(nanoseconds: 1) } catch {}
    do { try Task.checkCancellation() } catch { return }
    do { try await send() } catch { state = .failed(error) }
    do { try read() } catch CocoaError.fileReadNoSuchFile {}
    do {
      try await send()
    } catch let error as NSError where error.code == -999 {
    } catch {
      show(error)
    }
    observable.subscribe(onError: { self.show($0) })
    publisher.sink(receiveCompletion: { completion in self.finish(completion) }, receiveValue: { _ in })
  }

  deinit { try? handle.close() }

  #if DEBUG
    func debugOnly() { try? store.save() }
  #endif
}
