/// The arguments of the command line as the system passes them, which Swift repairs where they are not UTF-8.
enum RawArguments {
  /// Which argument is not UTF-8, the first after the program's name being 1; `nil` if all are.
  static var firstMalformed: Int? {
    (0..<Int(CommandLine.argc)).first { number in
      unsafe CommandLine.unsafeArgv[number].map { unsafe String(validatingCString: $0) == nil } ?? false
    }
  }
}
