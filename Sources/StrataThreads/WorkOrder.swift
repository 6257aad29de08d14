/// In which order threads take pieces of work.
public enum WorkOrder {
  /// A piece that is more than this part of all work is large.
  private static let largePart = 400

  /// The large pieces come first, the largest of all before the others, so that no thread is left alone with one at the
  /// end. The rest stays in its order: neighbours have much in common, and find it in the processor's caches.
  public static func largeFirst<Size: BinaryInteger>(_ sizes: [Size]) -> [Int] {
    let limit = sizes.reduce(0, +) / Size(largePart)
    let large = sizes.indices.filter { sizes[$0] > limit }.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    return large + sizes.indices.filter { sizes[$0] <= limit }
  }
}
