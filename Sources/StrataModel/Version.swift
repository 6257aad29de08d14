/// Version of the tool, as `strata --version` prints it.
public let strataVersion = "0.1.0"
