/// The order in which threads take pieces of work.
public enum WorkOrder {
  /// A piece that is more than this part of the whole is large.
  private static let largePart = 400

  /// Large pieces first, by descending size, so that no thread works alone on one at the end. All others keep their
  /// order: adjacent pieces share data in the processor's caches.
  public static func largeFirst<Size: BinaryInteger>(_ sizes: [Size]) -> [Int] {
    let limit = sizes.reduce(0, +) / Size(largePart)
    let large = sizes.indices.filter { sizes[$0] > limit }.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    return large + sizes.indices.filter { sizes[$0] <= limit }
  }
}
