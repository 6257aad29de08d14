// style: repository
// rules: logic-in-view
// A function of a view model has the name of one of a collection; an extension of a collection is one.
// file: Presentation/Posts/PostsView.swift
import SwiftUI

struct Post { let title: String }
enum Order { case newest }

extension Sequence {
  func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] { [] }
}

final class PostsViewModel: ObservableObject {
  let posts: [Post] = []
  init() {}
  func sort(by order: Order) {}
}

struct PostsView: View {
  @ObservedObject var viewModel: PostsViewModel

  var body: some View {
    Button("Newest") { viewModel.sort(by: .newest) }
    Text(viewModel.posts.sorted(by: \.title)[0].title)  // ! logic-in-view PostsView -> body: sorts
  }
}
