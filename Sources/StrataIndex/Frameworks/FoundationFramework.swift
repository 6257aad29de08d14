/// Declarations of Foundation and Dispatch, as far as the types of expressions depend on them.
enum FoundationFramework {
  static let source = """
    public class NSObject: Hashable { var description: String; override init() }
    public protocol NSCopying {}
    public protocol NSObjectProtocol {}
    public struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable { typealias Element = UInt8; typealias Index = Int; init(); init(contentsOf url: URL) throws; init(_ elements: String.UTF8View); func base64EncodedString() -> String; func write(to url: URL) throws }
    public struct Date: Hashable, Comparable {
      init()
      init(timeIntervalSince1970: Double)
      init(timeIntervalSinceNow: Double)
      init(timeInterval: Double, since date: Date)
      var timeIntervalSince1970: Double
      var timeIntervalSinceNow: Double
      static var now: Date
      static var distantPast: Date
      static var distantFuture: Date
      func addingTimeInterval(_ interval: Double) -> Date
      func timeIntervalSince(_ date: Date) -> Double
      func formatted() -> String
    }
    public typealias TimeInterval = Double
    public struct UUID: Hashable { init(); init?(uuidString: String); var uuidString: String }
    public struct Decimal: Hashable, Comparable { init(_ value: Int); init?(string: String) }
    public struct CGFloat: FloatingPoint {}
    public struct CGPoint: Equatable { var x: CGFloat; var y: CGFloat; static let zero: CGPoint }
    public struct CGSize: Equatable { var width: CGFloat; var height: CGFloat; static let zero: CGSize }
    public struct CGRect: Equatable { var origin: CGPoint; var size: CGSize; var width: CGFloat; var height: CGFloat; static let zero: CGRect }
    public struct URL: Hashable {
      init?(string: String)
      init(fileURLWithPath: String)
      var absoluteString: String
      var path: String
      var host: String?
      var scheme: String?
      var lastPathComponent: String
      var pathComponents: [String]
      func appendingPathComponent(_ component: String) -> URL
      func appending(path: String) -> URL
      func deletingLastPathComponent() -> URL
    }
    public struct URLComponents { init?(string: String); init?(url: URL, resolvingAgainstBaseURL: Bool); var queryItems: [URLQueryItem]?; var url: URL?; var path: String; var host: String?; var scheme: String? }
    public struct URLQueryItem { var name: String; var value: String?; init(name: String, value: String?) }
    public struct URLRequest { init(url: URL); var url: URL?; var httpMethod: String?; var httpBody: Data?; var allHTTPHeaderFields: [String: String]?; mutating func setValue(_ value: String?, forHTTPHeaderField field: String) }
    public class URLResponse: NSObject {}
    public class HTTPURLResponse: URLResponse { var statusCode: Int; var allHeaderFields: [String: Any] }
    public class URLSessionConfiguration: NSObject {
      static var `default`: URLSessionConfiguration
      static var ephemeral: URLSessionConfiguration
      static func background(withIdentifier identifier: String) -> URLSessionConfiguration
      var httpAdditionalHeaders: [String: Any]?
      var protocolClasses: [AnyClass]?
    }
    public protocol URLSessionDelegate {}
    public class URLSession: NSObject {
      static let shared: URLSession
      init(configuration: URLSessionConfiguration)
      init(configuration: URLSessionConfiguration, delegate: URLSessionDelegate?, delegateQueue: OperationQueue?)
      var configuration: URLSessionConfiguration
      func data(for request: URLRequest) async throws -> (Data, URLResponse)
      func data(from url: URL) async throws -> (Data, URLResponse)
      func dataTask(with request: URLRequest, completionHandler: (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask
    }
    public class URLSessionTask: NSObject { func resume(); func cancel() }
    public class URLSessionDataTask: URLSessionTask {}
    public class JSONDecoder { init(); func decode<T>(_ type: T.Type, from data: Data) throws -> T; var dateDecodingStrategy: DateDecodingStrategy; var keyDecodingStrategy: KeyDecodingStrategy; enum DateDecodingStrategy { case iso8601; case secondsSince1970; case formatted(DateFormatter) }; enum KeyDecodingStrategy { case convertFromSnakeCase } }
    public class JSONEncoder { init(); func encode<T>(_ value: T) throws -> Data }
    public class PropertyListDecoder { init(); func decode<T>(_ type: T.Type, from data: Data) throws -> T }
    public class PropertyListEncoder { init(); func encode<T>(_ value: T) throws -> Data }
    public class Bundle: NSObject { static var main: Bundle; var bundleIdentifier: String?; func url(forResource name: String?, withExtension: String?) -> URL? }
    public class FileManager: NSObject { static var `default`: FileManager; func fileExists(atPath path: String) -> Bool; var temporaryDirectory: URL }
    public class UserDefaults: NSObject { static var standard: UserDefaults; func string(forKey key: String) -> String?; func bool(forKey key: String) -> Bool; func integer(forKey key: String) -> Int; func data(forKey key: String) -> Data?; func set(_ value: Any?, forKey key: String) }
    public class NotificationCenter: NSObject { static var `default`: NotificationCenter; func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never>; func notifications(named name: Notification.Name) -> AsyncStream<Notification> }
    public struct Notification { struct Name: Hashable { init(_ name: String) }; var name: Name; var object: Any?; var userInfo: [String: Any]? }
    public class NSError: NSObject, Error { var code: Int; var domain: String; var localizedDescription: String; var userInfo: [String: Any]; init(domain: String, code: Int, userInfo: [String: Any]? = nil) }
    public struct URLError: Error { var code: Code; struct Code: Hashable {} }
    public class Formatter: NSObject {}
    public class DateFormatter: Formatter { var dateFormat: String?; func string(from date: Date) -> String; func date(from string: String) -> Date?; var locale: Locale?; var timeZone: TimeZone? }
    public class NumberFormatter: Formatter { func string(from number: NSNumber) -> String?; func number(from string: String) -> NSNumber? }
    public class NSNumber: NSObject { var intValue: Int; var boolValue: Bool; var doubleValue: Double }
    public class NSDecimalNumber: NSNumber { static var zero: NSDecimalNumber; static var one: NSDecimalNumber; func adding(_ other: NSDecimalNumber) -> NSDecimalNumber; func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber; func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber; func dividing(by other: NSDecimalNumber) -> NSDecimalNumber; init(string: String); var stringValue: String }
    public class NSString: NSObject {}
    public class NSArray: NSObject {}
    public class NSDictionary: NSObject {}
    public class NSPredicate: NSObject { init(format: String, _ arguments: Any...) }
    public class NSSortDescriptor: NSObject { init(key: String?, ascending: Bool) }
    public class NSRegularExpression: NSObject {}
    public class NSAttributedString: NSObject { init(string: String, attributes: [Key: Any]? = nil); var string: String; struct Key: Hashable {} }
    public class NSMutableAttributedString: NSAttributedString {}
    public class NSLock: NSObject { func lock(); func unlock(); func withLock<R>(_ body: () throws -> R) rethrows -> R }
    public class NSRecursiveLock: NSLock {}
    public class OperationQueue: NSObject { static var main: OperationQueue; func addOperation(_ block: () -> Void) }
    public class Operation: NSObject {}
    public class Timer: NSObject { func invalidate() }
    public class ProcessInfo: NSObject { static var processInfo: ProcessInfo; var environment: [String: String]; var arguments: [String] }
    public struct Locale: Hashable { init(identifier: String); static var current: Locale; var identifier: String }
    public struct TimeZone: Hashable { static var current: TimeZone; init?(identifier: String) }
    public struct Calendar: Hashable { static var current: Calendar; var timeZone: TimeZone; func date(byAdding component: Component, value: Int, to date: Date) -> Date?; func startOfDay(for date: Date) -> Date; func isDate(_ date: Date, inSameDayAs other: Date) -> Bool; func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents; enum Component { case day; case month; case year; case hour; case minute; case second; case weekday } }
    public struct DateComponents { init(); var day: Int?; var month: Int?; var year: Int?; var hour: Int? }
    public struct IndexPath: Hashable, Comparable { init(row: Int, section: Int); init(item: Int, section: Int); var row: Int; var section: Int; var item: Int }
    public struct CharacterSet { static var whitespaces: CharacterSet; static var whitespacesAndNewlines: CharacterSet; static var decimalDigits: CharacterSet }
    public struct AttributedString {}
    public struct Measurement<UnitType> { var value: Double; init(value: Double, unit: UnitType) }
    public struct Predicate<Input> {}
    public struct SortDescriptor<Compared> {}
    public protocol LocalizedError: Error { var errorDescription: String? { get }; var failureReason: String? { get } }
    public protocol CustomNSError: Error {}
    public class DispatchQueue: NSObject {
      static var main: DispatchQueue
      static func global() -> DispatchQueue
      init(label: String)
      func async(execute work: () -> Void)
      func sync<T>(execute work: () throws -> T) rethrows -> T
      func asyncAfter(deadline: DispatchTime, execute work: () -> Void)
    }
    public class DispatchGroup: NSObject { init(); func enter(); func leave(); func notify(queue: DispatchQueue, execute work: () -> Void) }
    public struct DispatchTime: Comparable { static func now() -> DispatchTime }
    public class DispatchSemaphore: NSObject { init(value: Int); func wait(); func signal() }
    public func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String
    public func NSStringFromClass(_ type: AnyClass) -> String
    extension StringProtocol {
      func trimmingCharacters(in set: CharacterSet) -> String
      func components(separatedBy separator: String) -> [String]
      func replacingOccurrences(of target: String, with replacement: String) -> String
      func contains(_ other: String) -> Bool
      func range(of other: String) -> Range<String.StringIndex>?
      func data(using encoding: String.Encoding) -> Data?
      func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String?
      func capitalized(with locale: Locale) -> String
      var capitalized: String { get }
      func localizedCaseInsensitiveContains(_ other: String) -> Bool
    }
    """
}
