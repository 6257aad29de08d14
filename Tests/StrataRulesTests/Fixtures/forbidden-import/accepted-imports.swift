// style: repository
// rules: forbidden-import, framework-type-in-domain
// What is accepted for an import is accepted for no name of its family; while the import is open it stands for them.
// file: Sources/Presentation/Feed.swift
import Alamofire  // ! forbidden-import Feed -> Alamofire

struct Feed {
  let session: URLSession
}
// file: Sources/Presentation/Page.swift
// strata:disable:next forbidden-import — moves with ticket 12
import Alamofire

struct Page {
  let session: URLSession  // ! forbidden-import Page -> URLSession
  // strata:disable:next forbidden-import — moves with ticket 13
  let other: URLSession
}
