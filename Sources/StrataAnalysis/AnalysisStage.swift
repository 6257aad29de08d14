/// The stage of an analysis, for a progress display.
public enum AnalysisStage: Sendable, Hashable {
  case listing
  case reading(files: Int, of: Int)
  case detectingModules
  case resolving(files: Int)
  case classifying(types: Int)
  case checking
}
