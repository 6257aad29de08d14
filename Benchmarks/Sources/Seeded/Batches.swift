/// Divides seeds among runs: groups of one run touch different types in different files, so that they cannot
/// influence each other.
enum Batches {
  static func divide(_ groups: [SeedGroup], atMost size: Int = 400) -> [[SeedGroup]] {
    var batches: [(groups: [SeedGroup], claims: Set<String>)] = []
    for group in groups {
      let claims = group.claims
      if let index = batches.firstIndex(where: { $0.groups.count < size && $0.claims.isDisjoint(with: claims) }) {
        batches[index].groups.append(group)
        batches[index].claims.formUnion(claims)
      } else {
        batches.append(([group], claims))
      }
    }
    return batches.map(\.groups)
  }
}
