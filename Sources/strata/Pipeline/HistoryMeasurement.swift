import StrataModel
import StrataThreads

/// Measures commits, on several threads if these are allowed. Each of them goes from one commit to the next: from the first
/// one on, and from the last one back, until they meet. More than two divide the commits before.
struct HistoryMeasurement {
  /// Measures one commit, after another one or as the first.
  typealias Measure = (HistoryCommits.Commit) -> Result<HistoryPoint, UserError>

  private let commits: [HistoryCommits.Commit]
  private let jobs: Int

  /// - Parameters:
  ///   - commits: in the order of time.
  ///   - jobs: how many threads may be used.
  init(_ commits: [HistoryCommits.Commit], jobs: Int) { (self.commits, self.jobs) = (commits, jobs) }

  /// A first check of everything costs as much as several steps: so many commits are worth a thread.
  private static let leastShare = 10

  /// In the order of the commits.
  /// - Parameters:
  ///   - begin: called on each thread, with the number of threads that its checks may use.
  ///   - progress: called from any thread, with the number of commits that are measured or being measured.
  func results(
    _ begin: @escaping @Sendable (_ jobs: Int) -> Measure, progress: @escaping @Sendable (Int) -> Void
  ) -> [Result<HistoryPoint, UserError>] {
    let workers = max(1, min(jobs, commits.count / Self.leastShare))
    let count = (workers + 1) / 2
    let sections = (0..<count).map { number in
      Section(commits.count * number / count..<commits.count * (number + 1) / count)
    }
    let slots = ResultSlots<Result<HistoryPoint, UserError>>(commits.count)
    let (queue, begun) = (WorkQueue(workers), Guarded(0))
    // Fewer threads than workers may start; one that is left then takes the rest.
    Threads.run(workers) { [commits, jobs] _ in
      while let worker = queue.take() {
        let measure = begin(max(1, jobs / workers))
        while let index = sections[worker / 2].take(fromEnd: worker % 2 == 1) {
          progress(
            begun.withLock { begun in
              begun += 1
              return begun
            })
          slots.set(index, measure(commits[index]))
        }
      }
    }
    return slots.all.compactMap(\.self)
  }

  /// Neighbouring commits, which are taken from both ends.
  private final class Section: Sendable {
    private let rest: Guarded<Range<Int>>

    init(_ range: Range<Int>) { rest = Guarded(range) }

    func take(fromEnd: Bool) -> Int? {
      rest.withLock { rest in
        guard !rest.isEmpty else { return nil }
        let index = fromEnd ? rest.upperBound - 1 : rest.lowerBound
        rest = fromEnd ? rest.lowerBound..<index : index + 1..<rest.upperBound
        return index
      }
    }
  }
}
