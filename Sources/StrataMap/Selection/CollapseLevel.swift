/// What one box of a picture stands for.
public enum CollapseLevel: String, Sendable, CaseIterable {
  case layer, module, folder, feature, type

  /// From the finest to the coarsest.
  static let byDetail: [CollapseLevel] = [.type, .folder, .feature, .module, .layer]

  /// `12 modules`
  var noun: String { rawValue }
}
