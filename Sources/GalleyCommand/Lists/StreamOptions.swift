import ArgumentParser
import Galley

/// The options for many documents in one run, which several processes may share.
struct StreamOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Take each line of the input for a whole list document.",
      discussion: "It says its name, {\"name\": \"screens/settings\", \"sections\": […]}, by which results know it."))
  var documents = false

  @Option(
    help: ArgumentHelp(
      "Do the I-th of N parts of the documents, for galley merge to put together.",
      discussion: "Which documents are in it follows from their names, and is the same everywhere.",
      valueName: "I/N"))
  var shard: String?

  @OptionGroup var going: KeepGoingOption

  func part() throws(InputError) -> Shard? {
    try refuse(["--keep-going": going.keepGoing && !documents], "documents are no lines", expected: "--documents")
    try refuse(
      ["--keep-going": going.keepGoing && shard != nil], "a line that is no document is in no part of them",
      expected: "it without --shard")
    guard let shard else { return nil }
    guard let part = Shard(shard) else {
      throw InputError(
        "--shard", "\"\(shard)\"",
        expected: "a part and how many there are, such as 2/7, of at most \(Shard.maximumCount)")
    }
    return part
  }
}
