// style: repository
// file: src/features/trip/domain/entities/trip.swift
struct Trip {
  let row: TripRow  // ! dependency-rule Trip -> TripRow
}
// file: src/InfraStructure/storage/TripRow.swift
struct TripRow {
  let title: String
}
// file: src/core/keychain/TokenBox.swift
struct TokenBox {
  let token: String
}
// file: src/screens/TripTitle.swift
struct TripTitle {
  let box: TokenBox  // ! dependency-rule TripTitle -> TokenBox
}
// file: src/core/utils/Pair.swift
struct Pair {
  let first: Int
}
