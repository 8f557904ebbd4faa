internal import Shaping

/// HarfBuzz's buffer for words, where a value that is copied can keep it.
final class ShapingScratch {
  var buffer = ShapingBuffer()
}
