#if canImport(SwiftUI)
  import SwiftUI

  /// What the module shows: a view whose type stays its own affair.
  public typealias Screen = AnyView
#endif
