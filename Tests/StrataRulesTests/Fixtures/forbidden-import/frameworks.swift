// style: repository
// file: Sources/Presentation/FeedViewModel.swift
import Alamofire  // ! forbidden-import FeedViewModel -> Alamofire
import Combine

final class FeedViewModel {}
// file: Sources/Domain/Entities/Feed.swift
import Foundation
import SwiftUI  // ! forbidden-import Feed -> SwiftUI
import class UIKit.UIImage  // ! forbidden-import Feed -> UIKit.UIImage
import class Foundation.URLSession  // ! forbidden-import Feed -> Foundation.URLSession

#if canImport(CoreData)
import CoreData  // ! forbidden-import Feed -> CoreData
#endif
#if DEBUG
import Alamofire
#endif

struct Feed {}
// file: Sources/Data/FeedRepositoryImpl.swift
import Alamofire
import UIKit  // ! forbidden-import FeedRepositoryImpl -> UIKit

final class FeedRepositoryImpl {}
// file: Sources/App/AppDependencies.swift
import Alamofire
import SwiftUI

final class AppDependencies {}
// file: Tests/FeedTests.swift
import Alamofire
import XCTest

final class FeedTests: XCTestCase {}
