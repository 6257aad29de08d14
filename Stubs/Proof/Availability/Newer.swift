// Each marked line uses what is newer than macOS 14 and iOS 17.
import Synchronization

func follow<Elements: AsyncSequence>(_ elements: Elements) async where Elements.Failure == Never {  // newer
}

func run(_ lines: some AsyncSequence<String, Never>) async {  // newer
  var iterator = lines.makeAsyncIterator()
  _ = await iterator.next(isolation: #isolation)  // newer
}

let count = Mutex(0)  // newer

func first(of bytes: [UInt8]) -> UInt8 { bytes.span[0] }  // newer
