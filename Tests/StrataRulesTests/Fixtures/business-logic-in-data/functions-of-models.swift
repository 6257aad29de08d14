// style: repository
// file: Sources/Domain/Models/Tenant.swift
enum Bracket { case youth, adult }
enum LeaseError: Error { case short }
struct Tenant {
  func age(on day: Date) -> Int { 3 }
  func nights(until day: Date) -> Int { 2 }
  func page(of size: Int) -> Int { 1 }
  func label(for language: String) -> String { "" }
  static func seniority(of tenant: Tenant) -> Int { 4 }
}
// file: Sources/Data/Repositories/TenantRepositoryImpl.swift
protocol TenantRepository {}
final class TenantRepositoryImpl: TenantRepository {
  func bracket(_ tenant: Tenant) -> Bracket { tenant.age(on: .now) < 27 ? .youth : .adult }  // ! business-logic-in-data

  func group(_ tenant: Tenant) -> Bracket {
    let age = tenant.age(on: .now)
    if age < 27 { return .youth }  // ! business-logic-in-data
    return .adult
  }

  func check(_ tenant: Tenant) throws {
    guard tenant.nights(until: .now) >= 2 else { throw LeaseError.short }  // ! business-logic-in-data
  }

  func kind(_ tenant: Tenant) -> Bracket {
    switch tenant.age(on: .now) {  // ! business-logic-in-data
    case ..<27: return .youth
    default: return .adult
    }
  }

  func isSenior(_ tenant: Tenant) -> Bool { Tenant.seniority(of: tenant) > 3 }  // ! business-logic-in-data

  func adults(_ tenants: [Tenant]) -> [Tenant] {
    tenants.filter { $0.nights(until: .now) >= 18 }  // ! business-logic-in-data
  }
}
// file: Sources/Data/DataSources/TenantDataSource.swift
final class TenantDataSource {
  // Pages, orders and texts.
  func isLast(_ tenant: Tenant) -> Bool { tenant.page(of: 20) > 3 }
  func sorted(_ tenants: [Tenant]) -> [Tenant] { tenants.sorted { $0.age(on: .now) < $1.age(on: .now) } }
  func name(_ tenant: Tenant) -> String { tenant.label(for: "en") > "m" ? "a" : "b" }
  func hasVisits(_ tenant: Tenant) -> Bool { tenant.nights(until: .now) > 0 ? true : false }
}
