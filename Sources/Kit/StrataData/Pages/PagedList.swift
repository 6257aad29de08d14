import Foundation

/// One page of a list, as a server gives it.
public struct Page<Item: Sendable, Cursor: Sendable>: Sendable {
  /// The items, in the order of the list.
  public let items: [Item]
  /// What the next page is fetched with: a cursor, a number, an offset, a link. `nil` after the last page.
  public let next: Cursor?

  /// A page, and what the next one is fetched with.
  @inlinable public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

/// The pages of a list that have been fetched, as one list. An item is in it once: where it comes again, as it does
/// when a list grows at its beginning between two pages, the newer one takes the place of the older one.
public struct PagedList<Item: Identifiable & Sendable, Cursor: Sendable>: Sendable {
  /// The items of all pages.
  public let items: [Item]
  /// What the next page is fetched with; `nil` when these are all.
  public let next: Cursor?
  /// How many pages were fetched.
  public let pages: Int
  /// What the next page is added to: another one after each change.
  @usableFromInline let revision: UUID

  /// Whether there is nothing more to fetch.
  @inlinable public var isComplete: Bool { next == nil }

  /// A list of one page.
  @inlinable public init(_ page: Page<Item, Cursor>) {
    self.init(Self.merged([], page.items), next: page.next, pages: 1)
  }

  @inlinable init(_ items: [Item], next: Cursor?, pages: Int) {
    self.items = items
    self.next = next
    self.pages = pages
    revision = UUID()
  }

  /// The list with another page at its end.
  @inlinable public func appending(_ page: Page<Item, Cursor>) -> PagedList {
    PagedList(Self.merged(items, page.items), next: page.next, pages: pages + 1)
  }

  /// The list with other items, such as those with a change of this device.
  @inlinable public func withItems(_ change: ([Item]) throws -> [Item]) rethrows -> PagedList {
    PagedList(try change(items), next: next, pages: pages)
  }

  @inlinable static func merged(_ items: [Item], _ new: [Item]) -> [Item] {
    var items = items
    var places = Dictionary(items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for item in new {
      if let place = places[item.id] {
        items[place] = item
      } else {
        places[item.id] = items.count
        items.append(item)
      }
    }
    return items
  }
}

extension Page: Equatable where Item: Equatable, Cursor: Equatable {}
extension PagedList: Codable where Item: Codable, Cursor: Codable {}
extension PagedList: Equatable where Item: Equatable, Cursor: Equatable {
  /// Equal items, of as many pages, with as much to come.
  public static func == (left: PagedList, right: PagedList) -> Bool {
    left.items == right.items && left.next == right.next && left.pages == right.pages
  }
}
