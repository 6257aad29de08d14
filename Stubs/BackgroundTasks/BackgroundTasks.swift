import Foundation

open class BGTaskRequest: NSObject {
  open var identifier: String { "" }
  open var earliestBeginDate: Date?

  fileprivate override init() {}
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) {}
}

open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // Unchecked, as the framework has it.
  public class var shared: BGTaskScheduler { BGTaskScheduler() }

  open func submit(_ taskRequest: BGTaskRequest) throws {}
}
