// style: module
// file: Sources/Implementation/Domain/BusinessModels/Item.swift
struct Item: Hashable {  // ! model-identifiable Item
  let id: String
}

// file: Sources/Implementation/Domain/BusinessModels/Order.swift
struct Order {
  let id: String
}
extension Order: Identifiable {}

// file: Sources/Implementation/Domain/BusinessModels/Customer.swift
protocol Person: Identifiable {}
struct Customer: Person {
  let id: String
}

// file: Sources/Implementation/Domain/BusinessModels/Stored.swift
import Records
struct Stored: Record { let id: String }
@Entity struct Noted { let id: String }
struct Computed { var id: String { "" } }
struct Hidden { private let id: String }
struct Named { let identifier: String }

// file: Sources/Implementation/Data/ItemDTO.swift
struct ItemDTO: Decodable { let id: String }
