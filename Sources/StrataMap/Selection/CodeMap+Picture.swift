import StrataModel

extension CodeMap {
  /// A picture of what a query selects.
  /// - Parameters:
  ///   - title: the name of the project.
  ///   - limit: what the picture may have; it is collapsed further until it fits. Without one, a picture without a level
  ///     of its own is collapsed until it fits on a screen.
  public func picture(
    _ query: MapQuery, title: String, limit: PictureLimit? = nil
  ) throws(MapError) -> MapPicture {
    let selection = try MapSelection(self, query)
    func picture(_ level: CollapseLevel) -> MapPicture {
      var collapser = Collapser(self, level)
      return collapser.picture(of: selection, title: title)
    }
    let wanted = query.collapse
    var known: [MapPicture] = []
    for level in CollapseLevel.byDetail where level != .feature || wanted == .feature || !features.isEmpty {
      if let wanted, !isCoarser(level, orSame: wanted) { continue }
      var drawn = picture(level)
      let fits = limit.map { $0.holds(drawn) } ?? (wanted != nil || PictureLimit.screen.holds(drawn))
      if fits {
        if let finest = known.first, wanted != nil {
          drawn.omissions.append(
            "Collapsed by \(level.rawValue) instead of \(finest.level.rawValue): "
              + "\(counted(finest.boxes.count, "box")) and \(counted(finest.arrows.count, "arrow")) exceed a limit.")
        }
        return drawn
      }
      known.append(drawn)
    }
    guard var smallest = known.min(by: { $0.boxes.count + $0.arrows.count < $1.boxes.count + $1.arrows.count }) else {
      return picture(wanted ?? .layer)
    }
    if let limit { limit.shorten(&smallest) }
    return smallest
  }

  private func isCoarser(_ level: CollapseLevel, orSame other: CollapseLevel) -> Bool {
    let order = CollapseLevel.byDetail
    return (order.firstIndex(of: level) ?? 0) >= (order.firstIndex(of: other) ?? 0)
  }
}

/// What a picture may have at most.
public struct PictureLimit: Sendable {
  public var boxes = Int.max
  public var arrows = Int.max
  /// The number of characters of a format.
  public var characters = Int.max
  public var length: @Sendable (MapPicture) -> Int = { _ in 0 }

  /// What can be read on one screen.
  static let screen = PictureLimit(boxes: 60, arrows: 150)

  func holds(_ picture: MapPicture) -> Bool {
    picture.boxes.count <= boxes && picture.arrows.count <= arrows && length(picture) <= characters
  }

  /// Leaves out the arrows with the fewest usages, violations last, then the boxes without arrows, until it fits.
  func shorten(_ picture: inout MapPicture) {
    let (boxCount, arrowCount) = (picture.boxes.count, picture.arrows.count)
    let ranked = picture.arrows.sorted { a, b in
      (b.usages.found, b.usages.total, a.from, a.to) < (a.usages.found, a.usages.total, b.from, b.to)
    }
    let whole = picture
    var count = min(ranked.count, arrows)
    while count > 0 {
      picture = whole
      picture.arrows = ranked.prefix(count).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
      picture.dropBoxesWithoutArrows()
      if holds(picture) { break }
      count = count * 4 / 5
    }
    picture.omissions.append(
      "\(counted(arrowCount - picture.arrows.count, "arrow")) with the fewest usages and "
        + "\(counted(boxCount - picture.boxes.count, "box")) without another arrow are left out.")
  }
}

extension MapPicture {
  fileprivate mutating func dropBoxesWithoutArrows() {
    let kept = Set(arrows.flatMap { [$0.from, $0.to] }).sorted()
    var place: [Int: Int] = [:]
    for (new, old) in kept.enumerated() { place[old] = new }
    boxes = kept.map { boxes[$0] }
    arrows = arrows.map { arrow in
      var arrow = arrow
      arrow.from = place[arrow.from] ?? 0
      arrow.to = place[arrow.to] ?? 0
      return arrow
    }
  }
}
