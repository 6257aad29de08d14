#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  extension Image {
    /// Nil if the bytes are no picture.
    init?(data: Data) {
      #if canImport(UIKit)
        guard let picture = UIImage(data: data) else { return nil }
        self.init(uiImage: picture)
      #elseif canImport(AppKit)
        guard let picture = NSImage(data: data) else { return nil }
        self.init(nsImage: picture)
      #else
        return nil
      #endif
    }
  }
#endif
