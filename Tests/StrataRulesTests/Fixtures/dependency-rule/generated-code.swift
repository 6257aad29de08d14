// Generated code is resolved and not judged; extensions of its types and code that uses them are.
// rules: all
// file: strata.yml
generated: ["**/*.generated.swift", Data/API]
layers:
  Domain: {match: {path: Domain}}
  Data: {match: {path: Data}, uses: [Domain]}
rules:
  dependency-rule: error
  type-name-length: warning
  unassigned-type: error
// file: Domain/Order.generated.swift
struct Order {
  let dto: OrderDTO
  struct ANameThatIsMuchLongerThanAnybodyWouldWrite {}
}
// file: Other/Names.generated.swift
enum Names {}
// file: Domain/Order+Total.swift
extension Order {
  func total(of dto: OrderDTO) -> Int {  // ! dependency-rule Order -> OrderDTO
    dto.total + self.dto.total  // ! dependency-rule Order -> OrderDTO
  }
}

struct Basket {
  let order: Order

  func total() -> Int { order.dto.total }  // ! dependency-rule Basket -> OrderDTO
}
// file: Data/API/OrderDTO.swift
struct OrderDTO { let total: Int }
