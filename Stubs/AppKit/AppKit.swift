import Foundation
import SwiftUI

@MainActor
public final class NSApplication {
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  public static let shared = NSApplication()
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
  public func activate() {}
}

public final class NSImage {
  public init?(data: Data) {}
}

extension Image {
  /// Declared by SwiftUI; here, since that stub knows no AppKit.
  public init(nsImage: NSImage) { self.init("") }
}
