// style: repository
// file: Sources/Data/Rings.swift
final class AuthRepositoryImpl: AuthRepository {
  private weak var session: SessionService?

  init(session: SessionService?) { self.session = session }
}

final class SessionService {
  init(auth: AuthRepository) {}
}

final class LogService {
  init(sink: @escaping () -> SinkService) {}
}

final class SinkService {
  init(log: LogService) {}
}

/// A decorator takes one of its own kind.
final class CachedAuthRepository: AuthRepository {
  init(wrapped: AuthRepository) {}
}

final class TreeService {
  var parent: TreeService?
  var other: LeafService?
}

final class LeafService {
  init(tree: TreeService) {}
}
// file: Sources/Domain/AuthRepository.swift
protocol AuthRepository {}
