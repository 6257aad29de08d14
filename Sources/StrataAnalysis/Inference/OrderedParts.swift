import StrataModel

/// The parts of a code base from top to bottom.
struct OrderedParts {
  var list: [(part: Part, standing: PartStanding?)]
  var traffic: LayerTraffic
  /// By part: the modules of its types.
  let modules: [Set<ModuleID>]

  init(_ list: [(part: Part, standing: PartStanding?)], _ traffic: LayerTraffic, _ graph: Graph) {
    self.list = list
    self.traffic = traffic
    modules = list.map { Set($0.part.types.map { graph[$0].module }) }
  }

  /// The references from one part up to another.
  struct Upward {
    var from: String
    var to: String
    var count: Int
    /// Those in the other direction.
    var forward: Int
    /// They are findings. Otherwise the two use each other so evenly that the definition allows it.
    var isFinding: Bool

    var sentence: String {
      "\(counted(count, "reference")) \(inflected("run", count)) \(from) → \(to), \(grouped(forward)) the other way"
        + (isFinding ? "" : ": allowed, since it is not clear which of the two is above")
    }
  }

  /// From all parts, the most first.
  var upward: [Upward] {
    list.indices.flatMap(upward).enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }

  /// Fewer references are exceptions, whatever runs the other way.
  private static let fewestForHabit = 3
  /// One reference against so many in the other direction is an exception: the code base has an order, and this breaks it.
  private static let exceptionShare = 5
  /// The same for references past the presenters, which only the names of types tell from others.
  private static let skipShare = 20

  /// Whether references from a part up to another one are exceptions to an order that the code base follows, or break an
  /// order that all styles state.
  private func isFinding(_ from: Int, _ to: Int, back: Int, forward: Int) -> Bool {
    if isSkip(from, to, count: back) { return true }
    // What has other names in the folders of scenes is one of their parts nevertheless.
    if isOfScenes(from), isOfScenes(to), list[from].part.isBesideScenes || list[to].part.isBesideScenes { return false }
    let (back, forward) = isOfScenes(from) == isOfScenes(to) ? (back, forward) : together(from, to)
    let (standing, upper) = (list[from].standing, list[to].standing)
    if forward == 0, list[from].part.isOfModules, list[to].part.isOfModules { return false }
    // What several apps compile uses what each of them declares for itself.
    let compiledBy = list[from].part.compiledBy
    if list[to].part.compiledBy.isEmpty, !compiledBy.isDisjoint(with: modules[to]) { return false }
    if upper == .top(isRoot: true) { return true }
    // What is left of a module is no layer above or below its folders, and no screens are above others.
    if list[to].part.isRest || list[from].part.isRest { return false }
    if list[to].part.hasScreens, list[from].part.hasScreens { return false }
    if PartStanding.isArchitecture(upper, above: standing),
      back <= forward || list[from].part.isNamed && list[to].part.isNamed
    {
      return true
    }
    return forward > 0 && (back < Self.fewestForHabit || back * Self.exceptionShare <= forward)
  }

  private func isOfScenes(_ position: Int) -> Bool {
    list[position].part.sceneRole != nil || list[position].part.isBesideScenes
  }

  /// Whether two parts are of the same scenes, one of them by its folder alone.
  func areOfSameScenes(_ one: String, _ other: String) -> Bool {
    let both = list.indices.filter { list[$0].part.name == one || list[$0].part.name == other }
    return both.allSatisfy(isOfScenes) && both.contains { list[$0].part.isBesideScenes }
  }

  /// The references between a part of scenes and another part with those of the other parts of scenes: these are one.
  private func together(_ from: Int, _ to: Int) -> (back: Int, forward: Int) {
    let other = list[isOfScenes(from) ? to : from].part.name
    let names = list.indices.filter(isOfScenes).map { list[$0].part.name }
    let out = names.reduce(0) { $0 + traffic.all($1, other) }
    let into = names.reduce(0) { $0 + traffic.all(other, $1) }
    return isOfScenes(from) ? (out, into) : (into, out)
  }

  /// Whether references run past the presenters, between parts of scenes that these separate, and are exceptions to that.
  private func isSkip(_ from: Int, _ to: Int, count: Int) -> Bool {
    guard let role = list[from].part.sceneRole, let other = list[to].part.sceneRole, role.isApart(from: other),
      let presenters = list.firstIndex(where: { $0.part.sceneRole == .presenter })
    else { return false }
    func traffic(_ position: Int) -> Int {
      let (name, middle) = (list[position].part.name, list[presenters].part.name)
      return self.traffic.all(name, middle) + self.traffic.all(middle, name)
    }
    return count > 0 && count * Self.skipShare <= traffic(from) + traffic(to)
  }

  /// The parts below one that it must not use, although it does: those that only presenters use.
  func skipped(from position: Int) -> [String] {
    let name = list[position].part.name
    return list.indices.dropFirst(position + 1).filter {
      isSkip(position, $0, count: traffic.all(name, list[$0].part.name))
    }.map { list[$0].part.name }
  }

  /// The composition roots that a part of Presentation uses more than they use it: they create the screens that it shows, as
  /// in the styles. Parts that lead from screen to screen do that always.
  func factories(of position: Int) -> [String] {
    let (part, standing) = list[position]
    guard standing == .presentation else { return [] }
    return list[..<position].filter { root in
      let uses = traffic.all(part.name, root.part.name)
      return root.standing == .flow && uses > 0
        || root.standing == .top(isRoot: true) && uses > traffic.all(root.part.name, part.name)
    }.map(\.part.name)
  }

  /// Those of one part. A composition root and a neutral part may use everything.
  func upward(from position: Int) -> [Upward] {
    let (part, standing) = list[position]
    if standing == .top(isRoot: true) || standing == .bottom(isNeutral: true) { return [] }
    let allowed = factories(of: position)
    return list[..<position].indices.compactMap { index in
      let upper = list[index]
      if allowed.contains(upper.part.name) { return nil }
      let (back, forward) = (traffic.all(part.name, upper.part.name), traffic.all(upper.part.name, part.name))
      if back == 0 { return nil }
      return Upward(
        from: part.name, to: upper.part.name, count: back, forward: forward,
        isFinding: isFinding(position, index, back: back, forward: forward))
    }
  }
}
