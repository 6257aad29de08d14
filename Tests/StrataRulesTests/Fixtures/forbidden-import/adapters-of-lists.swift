// What feeds the adapter of a list is no source of data, so its file is no file of Data.
// style: repository
// file: Sources/Feature/Talk/Adapter/TalkListAdapter.swift
import UIKit

protocol TalkListAdapterDataSource: AnyObject {}

final class TalkListAdapter: NSObject {
  private let list: UICollectionView

  init(list: UICollectionView) { self.list = list }
}
// file: Sources/Data/TalkRemoteDataSource.swift
import UIKit  // ! forbidden-import TalkRemoteDataSource -> UIKit

protocol TalkRemoteDataSource: AnyObject {}
