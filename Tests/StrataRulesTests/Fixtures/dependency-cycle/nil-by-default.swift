// style: repository
// rules: dependency-cycle
// What is nil by default is not needed for the creation.
// file: Sources/Data/Repositories/CrateRepositoryImpl.swift
final class CrateRepositoryImpl: CrateRepository {
  private let audit: CrateAuditService?
  init(audit: CrateAuditService? = nil) { self.audit = audit }
}

final class CrateAuditService {
  init(repository: CrateRepository) {}
}
// file: Sources/Data/Repositories/PalletRepositoryImpl.swift
final class PalletRepositoryImpl: PalletRepository {
  init(name: String? = nil, audit: PalletAuditService?) {}  // ! dependency-cycle PalletAuditService -> PalletRepositoryImpl
}

final class PalletAuditService {
  init(repository: PalletRepository) {}  // ! dependency-cycle PalletAuditService -> PalletRepositoryImpl
}
// file: Sources/Domain/Repositories.swift
protocol CrateRepository {}
protocol PalletRepository {}
