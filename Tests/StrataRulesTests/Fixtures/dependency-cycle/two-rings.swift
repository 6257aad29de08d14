// Each cycle is a finding: accepting one accepts none of the others that share a type with it.
// style: repository
// file: Sources/Data/AccountService.swift
final class AccountService {
  init(
    ledger: LedgerService,  // strata:disable:this dependency-cycle — the ledger is split next
    billing: BillingService,  // ! dependency-cycle AccountService -> BillingService
    audit: AuditService  // ! dependency-cycle AccountService -> AuditService → BillingService
  ) {}
}

final class LedgerService {
  init(account: AccountService) {}
}

final class BillingService {
  init(account: AccountService) {}  // ! dependency-cycle AccountService -> BillingService ! dependency-cycle AccountService -> AuditService → BillingService
}

final class AuditService {
  init(billing: BillingService) {}  // ! dependency-cycle AccountService -> AuditService → BillingService
}
