#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(UIKit)
    import UIKit

    extension Image {
      /// Nil if the bytes are no picture.
      init?(data: Data) {
        guard let picture = UIImage(data: data) else { return nil }
        self.init(uiImage: picture)
      }
    }
  #elseif canImport(AppKit)
    import AppKit

    extension Image {
      /// Nil if the bytes are no picture.
      init?(data: Data) {
        guard let picture = NSImage(data: data) else { return nil }
        self.init(nsImage: picture)
      }
    }
  #endif
#endif
