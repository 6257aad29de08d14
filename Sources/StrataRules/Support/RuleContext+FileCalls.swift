extension RuleContext {
  /// The calls that read or write files, by file: found once, for the first rule that needs them.
  var fileCalls: [FileCalls.Call] {
    knownFileCalls.withLock { known in
      if let known { return known }
      let finder = FileCalls(project.graph, vocabulary)
      let calls = keptByFile("calls for files") { finder.calls(in: $0) }.flatMap { $0 }
      known = calls
      return calls
    }
  }
}
