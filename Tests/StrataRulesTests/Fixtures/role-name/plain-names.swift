// DTOs that are named for their contents alone are a convention, too.
// style: repository
// file: App/Data/DTOs/Orchard.swift
struct OrchardResponse: Decodable {
  let trees: [Tree]
  let owner: Owner
  let soil: Soil
  let fence: Fence
  let press: CiderPress
}
struct Tree: Decodable { let height: Int }  // ! role-name Tree
struct Owner: Decodable { let name: String }  // ! role-name Tree
struct Soil: Decodable { let acidity: Double }  // ! role-name Tree
struct Fence: Decodable { let length: Int }  // ! role-name Tree
struct CiderPress: Decodable { let litres: Int }  // ! role-name Tree
