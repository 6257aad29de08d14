import StrataThreads

// A reader that goes away is no reason to die, and what is closed must not be reused for a file of ours.
signal(SIGPIPE, SIG_IGN)
for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
  _ = open("/dev/null", O_RDWR)
}
ProcessHeap.prepare()
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), Console.standard()).rawValue)
