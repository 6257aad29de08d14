import BenchmarkSupport

/// Chooses what is seeded where: for every operator and every pair of layers or roles that the definition forbids.
struct SeedPlan {
  /// Types that are alike for the definition, so that one question answers for all pairs.
  private struct Pairing {
    var sources: [DeclaredType]
    var targets: [DeclaredType]
    var ban: Policy.Ban
  }

  private let members: [Policy.Ban: [Pairing]]
  private let files: [Policy.Ban: [Pairing]]
  private let folders: FolderChoice
  private var random: RandomSource
  private var nextNumber = 0

  init(_ base: CodeBase, seed: UInt64) {
    random = RandomSource(seed: seed)
    folders = FolderChoice(base)
    let policy = Policy(base.definition)
    let parties = Dictionary(grouping: base.types, by: \.party).sorted { $0.value[0].index < $1.value[0].index }
    let layers = Dictionary(grouping: base.types.filter { $0.folderLayer != nil }, by: { $0.folderLayer ?? "" })
      .sorted { $0.key < $1.key }
    var members: [Policy.Ban: [Pairing]] = [:]
    var files: [Policy.Ban: [Pairing]] = [:]
    for (target, targets) in parties {
      for (source, sources) in parties {
        guard let ban = policy.ban(source, target) else { continue }
        members[ban, default: []].append(Pairing(sources: sources, targets: targets, ban: ban))
      }
      for (layer, sources) in layers {
        guard let ban = policy.ban(Policy.Party(layer: layer), target) else { continue }
        files[ban, default: []].append(Pairing(sources: sources, targets: targets, ban: ban))
      }
    }
    (self.members, self.files) = (members, files)
  }

  var bans: [Policy.Ban] { members.keys.sorted { ($0.rule, $0.name) < ($1.rule, $1.name) } }

  /// One seed for each operator and pair, in random order.
  mutating func single(_ operators: [Operator], perPair: Int, limit: Int) -> [SeedGroup] {
    var groups: [SeedGroup] = []
    for candidate in operators {
      let pairings = candidate.placement.isFileLevel ? files : members
      for ban in pairings.keys.sorted(by: { ($0.rule, $0.name) < ($1.rule, $1.name) }) {
        for _ in 0..<perPair {
          if let seed = choose(candidate, pairings[ban] ?? []) { groups.append(SeedGroup(seeds: [seed])) }
        }
      }
    }
    groups.shuffle(using: &random)
    return Array(groups.prefix(limit))
  }

  /// Several seeds of one source and one target in different members.
  mutating func several(_ operators: [Operator], count: Int, limit: Int) -> [SeedGroup] {
    let usable = operators.filter { !$0.placement.isFileLevel && $0.expectation == .found }
    let bans = bans
    guard !usable.isEmpty, !bans.isEmpty else { return [] }
    var groups: [SeedGroup] = []
    for attempt in 0..<max(1, limit / count) {
      let ban = bans[attempt % bans.count]
      guard let first = choose(random.pick(usable), members[ban] ?? []) else { continue }
      var seeds = [first]
      for candidate in usable.shuffled(using: &random) where seeds.count < count && candidate.id != first.candidate.id {
        if let seed = seed(candidate, first.source, first.target, ban) { seeds.append(seed) }
      }
      groups.append(SeedGroup(seeds: seeds))
    }
    return groups
  }

  /// The same source and target with another operator; nil if it does not fit.
  mutating func another(_ candidate: Operator, like seed: Seed) -> Seed? {
    self.seed(candidate, seed.source, seed.target, seed.ban)
  }

  private mutating func choose(_ candidate: Operator, _ pairings: [Pairing]) -> Seed? {
    guard !pairings.isEmpty else { return nil }
    for _ in 0..<80 {
      let pairing = random.pick(pairings)
      let source = random.pick(pairing.sources)
      let target = random.pick(pairing.targets)
      if let seed = seed(candidate, source, target, pairing.ban) { return seed }
    }
    return nil
  }

  private mutating func seed(
    _ candidate: Operator, _ source: DeclaredType, _ target: DeclaredType, _ ban: Policy.Ban
  ) -> Seed? {
    guard source.outermost != target.outermost, candidate.fits(source: source), candidate.fits(target: target),
      let place = folders.place(candidate.placement, of: source, &random),
      place.module == target.module || target.isPublic, candidate.named == nil || ban.rule == "dependency-rule",
      candidate.besideTarget == nil || place.module == target.module && source.folderLayer == source.layer
    else { return nil }
    nextNumber += 1
    return Seed(
      number: nextNumber, candidate: candidate, source: source, target: target, ban: ban, place: place.place,
      module: place.module)
  }
}
