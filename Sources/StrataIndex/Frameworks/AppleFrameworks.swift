/// Class hierarchies and hand-overs of UIKit, AppKit, Core Data and the test frameworks.
enum AppleFrameworks {
  static let uiKit = """
    @_exported import Foundation
    public class UIResponder: NSObject {}
    public class UIView: UIResponder { var subviews: [UIView]; var superview: UIView?; var window: UIWindow?; var layer: CALayer; init(frame: CGRect); static func animate(withDuration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) }
    public class UIWindow: UIView { var rootViewController: UIViewController? }
    public class UIControl: UIView {}
    public class UIButton: UIControl { var titleLabel: UILabel? }
    public class UILabel: UIView {}
    public class UITextField: UIControl { var text: String? }
    public class UISwitch: UIControl {}
    public class UISlider: UIControl {}
    public class UISegmentedControl: UIControl {}
    public class UIRefreshControl: UIControl {}
    public class UIPageControl: UIControl {}
    public class UIDatePicker: UIControl {}
    public class UIImageView: UIView { var image: UIImage? }
    public class UIScrollView: UIView {}
    public class UITextView: UIScrollView {}
    public class UIStackView: UIView { var arrangedSubviews: [UIView] }
    public class UISearchBar: UIView {}
    public class UINavigationBar: UIView {}
    public class UITabBar: UIView {}
    public class UIToolbar: UIView {}
    public class UIPickerView: UIView {}
    public class UIActivityIndicatorView: UIView {}
    public class UIProgressView: UIView {}
    public class UITableView: UIScrollView { func dequeueReusableCell(withIdentifier: String, for indexPath: IndexPath) -> UITableViewCell; func cellForRow(at indexPath: IndexPath) -> UITableViewCell? }
    public class UICollectionView: UIScrollView { func dequeueReusableCell(withReuseIdentifier: String, for indexPath: IndexPath) -> UICollectionViewCell }
    public class UITableViewCell: UIView { var textLabel: UILabel?; var imageView: UIImageView?; var contentView: UIView }
    public class UITableViewHeaderFooterView: UIView { var contentView: UIView }
    public class UICollectionReusableView: UIView {}
    public class UICollectionViewCell: UICollectionReusableView { var contentView: UIView }
    public class UIVisualEffectView: UIView {}
    public class WKWebView: UIView {}
    public class UIViewController: UIResponder {
      var view: UIView
      var navigationController: UINavigationController?
      var tabBarController: UITabBarController?
      var presentedViewController: UIViewController?
      var presentingViewController: UIViewController?
      var parent: UIViewController?
      var children: [UIViewController]
      var navigationItem: UINavigationItem
      var title: String?
      init(nibName: String?, bundle: Bundle?)
      func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
      func dismiss(animated: Bool, completion: (() -> Void)? = nil)
    }
    public class UINavigationController: UIViewController { init(rootViewController: UIViewController); var viewControllers: [UIViewController]; var topViewController: UIViewController?; var visibleViewController: UIViewController?; func pushViewController(_ controller: UIViewController, animated: Bool) }
    public class UITabBarController: UIViewController { var viewControllers: [UIViewController]?; var selectedViewController: UIViewController? }
    public class UITableViewController: UIViewController { var tableView: UITableView }
    public class UICollectionViewController: UIViewController { var collectionView: UICollectionView }
    public class UISplitViewController: UIViewController {}
    public class UIPageViewController: UIViewController {}
    public class UIAlertController: UIViewController { var textFields: [UITextField]? }
    public class UISearchController: UIViewController { var searchBar: UISearchBar }
    public class UIHostingController<Content>: UIViewController { init(rootView: Content); var rootView: Content }
    public class UIImagePickerController: UINavigationController {}
    public class UIActivityViewController: UIViewController {}
    public class SFSafariViewController: UIViewController { init(url: URL) }
    public class UIApplication: UIResponder { static var shared: UIApplication; var delegate: UIApplicationDelegate?; var windows: [UIWindow] }
    public protocol UIApplicationDelegate {}
    public class UIImage: NSObject { init?(named: String); init?(data: Data); init?(systemName: String) }
    public class UIColor: NSObject {}
    public class UIFont: NSObject {}
    public class UIStoryboard: NSObject { init(name: String, bundle: Bundle?); func instantiateViewController(withIdentifier: String) -> UIViewController; func instantiateInitialViewController() -> UIViewController? }
    public class UINib: NSObject { init(nibName: String, bundle: Bundle?) }
    public class UINavigationItem: NSObject {}
    public class UIBarButtonItem: NSObject {}
    public class UIGestureRecognizer: NSObject {}
    public class UIDevice: NSObject { static var current: UIDevice }
    public class UIScreen: NSObject { static var main: UIScreen }
    public class CALayer: NSObject {}
    public protocol UITableViewDataSource {}
    public protocol UITableViewDelegate {}
    """

  static let coreData = """
    @_exported import Foundation
    public class NSManagedObject: NSObject { var managedObjectContext: NSManagedObjectContext? }
    public class NSManagedObjectContext: NSObject { func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T]; func perform(_ block: () -> Void); func performAndWait(_ block: () -> Void); func save() throws; func delete(_ object: NSManagedObject) }
    public class NSFetchRequest<ResultType>: NSObject { init(entityName: String); init(); var predicate: NSPredicate? }
    public class NSPersistentContainer: NSObject { var viewContext: NSManagedObjectContext; func newBackgroundContext() -> NSManagedObjectContext; func performBackgroundTask(_ block: (NSManagedObjectContext) -> Void) }
    public class NSFetchedResultsController<ResultType>: NSObject { var fetchedObjects: [ResultType]?; func object(at indexPath: IndexPath) -> ResultType }
    """

  static let xcTest = """
    @_exported import Foundation
    public class XCTest: NSObject {}
    public class XCTestCase: XCTest { func expectation(description: String) -> XCTestExpectation; func fulfillment(of expectations: [XCTestExpectation], timeout: Double = 1) async; func wait(for expectations: [XCTestExpectation], timeout: Double = 1); func waitForExpectations(timeout: Double, handler: ((Error?) -> Void)? = nil); func addTeardownBlock(_ block: () -> Void) }
    public class XCTestExpectation: NSObject { init(description: String); func fulfill(); var expectedFulfillmentCount: Int; var isInverted: Bool }
    public func XCTUnwrap<T>(_ value: T?, _ message: String = "") throws -> T
    public func XCTAssert(_ value: Bool, _ message: String = "")
    public func XCTAssertTrue(_ value: Bool, _ message: String = "")
    public func XCTAssertFalse(_ value: Bool, _ message: String = "")
    public func XCTAssertNil(_ value: Any?, _ message: String = "")
    public func XCTAssertNotNil(_ value: Any?, _ message: String = "")
    public func XCTAssertEqual<T>(_ a: T, _ b: T, _ message: String = "")
    public func XCTAssertEqual<T>(_ a: T, _ b: T, accuracy: T, _ message: String = "")
    public func XCTAssertNotEqual<T>(_ a: T, _ b: T, _ message: String = "")
    public func XCTAssertIdentical<T>(_ a: T, _ b: T, _ message: String = "")
    public func XCTAssertGreaterThan<T>(_ a: T, _ b: T, _ message: String = "")
    public func XCTAssertGreaterThanOrEqual<T>(_ a: T, _ b: T, _ message: String = "")
    public func XCTAssertLessThan<T>(_ a: T, _ b: T, _ message: String = "")
    public func XCTAssertLessThanOrEqual<T>(_ a: T, _ b: T, _ message: String = "")
    public func XCTAssertThrowsError<T>(_ value: T, _ message: String = "", _ handler: (Error) -> Void = { _ in })
    public func XCTAssertNoThrow<T>(_ value: T, _ message: String = "")
    public func XCTFail(_ message: String = "")
    public func XCTSkipIf(_ value: Bool, _ message: String = "")
    """
}
