import StrataModel

/// The parts and usages of a map that a query selects. Test code is not part of any picture.
struct MapSelection {
  /// Ascending.
  private(set) var parts: [Int]
  /// Indices into the usages of the map, ascending.
  private(set) var usages: [Int]
  /// The usages in test code, which are left out.
  let testUsages: Int

  var omissions: [String] {
    if testUsages == 0 { return [] }
    return ["\(counted(testUsages, "usage")) in test code \(testUsages == 1 ? "is" : "are") not drawn."]
  }

  init(_ map: CodeMap, _ query: MapQuery) throws(MapError) {
    parts = map.parts.indices.filter { !map.parts[$0].isTest && map.parts[$0].isInFocus }
    usages = map.usages.indices.filter { index in
      let usage = map.usages[index]
      return !usage.isTest && !map.parts[usage.from].isTest && !map.parts[usage.to].isTest
    }
    testUsages = map.usages.count - usages.count
    let selector = PartSelector(map)
    if !query.focus.isEmpty {
      var start: Set<Int> = []
      for word in query.focus { start.formUnion(try selector.parts(word)) }
      let reach = Reach(map, usages)
      let distances = reach.distances(from: start, .both, limit: query.depth ?? 1)
      keep(map, distances: distances, limit: query.depth ?? 1)
    }
    for word in query.reaches {
      let reach = Reach(map, usages)
      let found = reach.distances(from: try selector.parts(word), .backward, limit: query.depth)
      keep(map, Set(found.keys))
    }
    if let (from, to) = query.between {
      let reach = Reach(map, usages)
      let (starts, ends) = (try selector.parts(from), try selector.parts(to))
      let found = Set(reach.distances(from: starts, .forward, limit: query.depth).keys)
        .intersection(reach.distances(from: ends, .backward, limit: query.depth).keys)
      if found.isDisjoint(with: starts) || found.isDisjoint(with: ends) {
        throw MapError("'\(from)' does not depend on '\(to)', neither directly nor through others")
      }
      keep(map, found)
    }
    if query.onlyViolations {
      usages = usages.filter { map.verdicts[map.usages[$0].verdict].status == .found }
      parts = Set(usages.flatMap { [map.usages[$0].from, map.usages[$0].to] }).sorted()
    }
  }

  private mutating func keep(_ map: CodeMap, _ kept: Set<Int>) {
    usages = usages.filter { kept.contains(map.usages[$0].from) && kept.contains(map.usages[$0].to) }
    parts = kept.sorted()
  }

  /// Usages between parts that both are as far away as allowed say nothing about the middle.
  private mutating func keep(_ map: CodeMap, distances: [Int: Int], limit: Int) {
    usages = usages.filter { index in
      guard let from = distances[map.usages[index].from], let to = distances[map.usages[index].to] else { return false }
      return min(from, to) < max(limit, 1)
    }
    parts = distances.keys.sorted()
  }
}

/// Which parts depend on which, directly or not.
private struct Reach {
  enum Direction { case forward, backward, both }

  private var uses: [[Int]]
  private var users: [[Int]]

  init(_ map: CodeMap, _ usages: [Int]) {
    uses = Array(repeating: [], count: map.parts.count)
    users = uses
    var seen: Set<Int> = []
    for index in usages {
      let (from, to) = (map.usages[index].from, map.usages[index].to)
      guard from != to, seen.insert(from * map.parts.count + to).inserted else { continue }
      uses[from].append(to)
      users[to].append(from)
    }
  }

  /// The number of steps to each part that can be reached.
  func distances(from start: Set<Int>, _ direction: Direction, limit: Int?) -> [Int: Int] {
    var distances = Dictionary(uniqueKeysWithValues: start.map { ($0, 0) })
    var front = start.sorted()
    var step = 0
    while !front.isEmpty, limit.map({ step < $0 }) ?? true {
      step += 1
      var next: [Int] = []
      for part in front {
        let around = (direction == .backward ? [] : uses[part]) + (direction == .forward ? [] : users[part])
        for other in around where distances[other] == nil {
          distances[other] = step
          next.append(other)
        }
      }
      front = next
    }
    return distances
  }
}
