/// The framework Accessibility's, whose module is not stubbed.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
