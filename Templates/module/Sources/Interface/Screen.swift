#if canImport(SwiftUI)
  import SwiftUI

  /// What the module shows: a view whose type stays its own affair.
  public typealias Screen = AnyView
#else
  /// What the module shows: a terminal stands in for SwiftUI where there is none.
  public typealias Screen = any TerminalScreen
#endif
