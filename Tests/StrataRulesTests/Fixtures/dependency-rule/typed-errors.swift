// style: repository
// rules: dependency-rule, infrastructure-error-leak
// The errors of a `do` block have a type if all its calls throw that one.
// file: Sources/Data/Vault.swift
enum VaultFault: Error {
  case lost, broken(VaultPart)
  var code: Int { 1 }
}
struct VaultPart { var label = "" }
struct VaultDesk {
  func open() throws(VaultFault) -> Int { 1 }
}
// file: Sources/Domain/Order.swift
enum OrderFault: Error {
  case lost
  var code: Int { 1 }
}
func check() throws(OrderFault) {}
func check(all: Bool) throws {}

struct Order {
  func open(_ vault: VaultDesk) {  // ! dependency-rule
    do {
      _ = try vault.open()  // ! dependency-rule
    } catch {
      print(error.code)  // ! infrastructure-error-leak
      if case .broken(let part) = error {  // ! infrastructure-error-leak
        print(part.label)  // ! dependency-rule
      }
    }
    do {
      _ = try vault.open()  // ! dependency-rule
    } catch .lost {  // ! infrastructure-error-leak
    } catch {}
  }

  func fail() throws(VaultFault) {  // ! infrastructure-error-leak
    throw .lost  // ! infrastructure-error-leak
  }

  func mixed(_ vault: VaultDesk) {  // ! dependency-rule
    do {
      _ = try vault.open()  // ! dependency-rule
      try check(all: true)
    } catch {
      print(error.localizedDescription)
    }
    do {
      try check()
      _ = try? vault.open()  // ! dependency-rule
    } catch {
      print(error.code)
    }
    do {
      throw VaultFault.lost  // ! infrastructure-error-leak
    } catch {
      print(error.localizedDescription)
    }
    do throws(OrderFault) {
      throw .lost
    } catch {
      print(error.code)
    }
  }
}
