import StrataModel

/// One step of a flow, with the steps that it consists of.
public struct FlowStep: Sendable, Hashable {
  /// Its raw value is part of reports.
  public enum Kind: String, Sendable, CaseIterable {
    /// A function, an initializer or a computed property of the project runs.
    case call
    /// Several implementations are possible: its steps are these calls, of which one runs.
    case alternatives
    /// A value of the project is made, from values of ``FlowStep/sources`` if there are any.
    case creation
    /// A closure: its code runs where the step is.
    case closure
    /// Runs only in some cases: after `if`, `else`, `guard`, `case`, `catch`.
    case branch
    case loop
    /// Runs beside the code after it: `Task`, `async let`, a task of a group.
    case concurrent
    /// The description of a request to a server.
    case request
    /// A call leaves the project: into the network, a storage, another library.
    case external
    /// An error is thrown, or given to the code that waits for the result.
    case failure
    /// A notification is posted: its steps are those who observe it.
    case notification
    /// A value is sent into a stream, whose name is that of the step: its steps are those who get it.
    case sending
    /// Stored properties of the entry's type are set.
    case change
    /// It is not known what runs.
    case unknown
  }

  public var kind: Kind
  /// Of a call or a creation: the type whose member runs, or the file of a free function. Of what is external: the
  /// type outside the project. Otherwise empty.
  public var owner = ""
  /// Of a call: `execute(username:)`. Of a branch or loop: its condition. Of a request: `POST cli/client`.
  public var name: String
  public var layer: String?
  public var role: String?
  /// Where the step is in the code.
  public var location: SourceLocation?
  /// Of a call: where the code that runs is declared.
  public var declaration: SourceLocation?
  /// The protocol, or the superclass, by which the caller knows the owner.
  public var interface: String?
  /// Where the implementation is created.
  public var binding: SourceLocation?
  /// The result of a call; empty if there is none. The type that is made by a creation is the owner.
  public var result = ""
  /// The type of the errors of a call; `any Error` if it is not written, nil if there are none.
  public var thrown: String?
  public var isAsync = false
  /// Of what is external: `network`, `persistence` or another family of frameworks.
  public var family: String?
  /// Of a call of the network: the method and the path of its request, if they are known.
  public var request: String?
  /// Of a creation or a conversion: the types whose members are read for it. Of an error that is passed on: the errors that
  /// it may be, and the members of libraries from which it may come. Of a sending: the value, if it has a name.
  public var sources: [String] = []
  /// Of an error: it was caught or received before.
  public var isPassedOn = false
  /// Of an error: it is not thrown, but given to a closure, a continuation or a stream.
  var isGiven = false
  /// It stands in a `do` whose `catch` gets all errors.
  var isCaught = false
  /// Of a call: the errors that its code may throw, as far as they are known.
  var errors: [String] = []
  /// What else there is to say: that errors are dropped, that the code calls itself.
  public var notes: [String] = []
  /// The same call was shown before, with the same steps.
  public var isRepeated = false
  /// How many calls inside it a selection leaves out.
  public var omitted = 0
  /// Whether calls inside it are not followed, because a limit is reached.
  public var isCut = false
  public var steps: [FlowStep] = []

  public init(_ kind: Kind, _ name: String = "", at location: SourceLocation? = nil, steps: [FlowStep] = []) {
    self.kind = kind
    self.name = name
    self.location = location
    self.steps = steps
  }

  /// `SendOTPUseCase.execute(username:)`
  public var title: String { owner.isEmpty ? name : name.isEmpty ? owner : owner + "." + name }
}

/// The flows that begin at one entry.
public struct Flow: Sendable, Hashable {
  /// As it is named in reports: `LoginViewModel`, `LoginViewModel.sendOTP(phone:)`.
  public var entry: String
  /// A call for each member that the entry stands for.
  public var calls: [FlowStep]
  /// How many members of a type are left out, because they call no other part of the code base.
  public var quietMembers = 0
  /// Whether a limit left steps out.
  public var isCutOff = false
  /// How deep calls are followed, if a limit made that less than what was asked for.
  public var followedDepth: Int?

  public init(entry: String, calls: [FlowStep]) {
    self.entry = entry
    self.calls = calls
  }

  /// Steps that are not known, each location once.
  public var unknowns: [FlowStep] {
    var found: [FlowStep] = []
    var seen: Set<SourceLocation> = []
    func visit(_ steps: [FlowStep]) {
      for step in steps {
        if step.kind == .unknown, let location = step.location, seen.insert(location).inserted { found.append(step) }
        if !step.isRepeated { visit(step.steps) }
      }
    }
    visit(calls)
    return found
  }
}
