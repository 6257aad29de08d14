import Foundation

struct Member: Identifiable {
  let id: String
  let name: String
  let joined: Date
  let points: Int
}
