#if canImport(SwiftUI)
  import SwiftUI

  /// A view of a module, without its type.
  public typealias Screen = AnyView
#endif
