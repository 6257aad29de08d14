import StrataLibc
import StrataThreads

// A closed pipe must not end the process, and a closed standard descriptor must not be reused for one of its files.
signal(SIGPIPE, SIG_IGN)
for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
  _ = open("/dev/null", O_RDWR)
}
ProcessHeap.prepare()
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), Console.standard()).rawValue)
