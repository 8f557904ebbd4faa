internal import Synchronization

/// What handles stand for: numbers that are checked before anything is done with them.
///
/// The lower half of a handle is a place, the upper half how often that was used: a handle that was freed stands for
/// nothing, even where its place has something else by now.
final class Handles: Sendable {
  /// Those of the process.
  static let all = Handles()

  private struct Slot {
    var use: UInt32 = 1
    var object: (any AnyObject & Sendable)?
  }

  private struct Slots {
    var slots: [Slot] = []
    var free: [UInt32] = []
  }

  private let slots = Mutex(Slots())

  /// A handle for something new.
  func add(_ object: any AnyObject & Sendable) -> UInt64 {
    slots.withLock { slots in
      let place: UInt32
      if let free = slots.free.popLast() {
        place = free
      } else {
        place = UInt32(slots.slots.count)
        slots.slots.append(Slot())
      }
      slots.slots[Int(place)].object = object
      return UInt64(slots.slots[Int(place)].use) << 32 | UInt64(place)
    }
  }

  /// What a handle stands for.
  ///
  /// - Throws: ``Fault`` if that is nothing, or of another kind.
  func object<Object>(_ handle: UInt64, _ kind: String) throws(Fault) -> Object {
    let object = slots.withLock { slots in Self.place(of: handle, in: slots).flatMap { slots.slots[$0].object } }
    guard let object = object as? Object else { throw Fault(.badHandle, "\(handle) is no handle of \(kind)") }
    return object
  }

  /// Forgets a handle; what it stands for goes when nobody uses it any more.
  ///
  /// - Throws: ``Fault`` if it stands for nothing.
  func free(_ handle: UInt64) throws(Fault) {
    guard handle != 0 else { return }
    let object: (any AnyObject & Sendable)? = slots.withLock { slots in
      guard let place = Self.place(of: handle, in: slots) else { return nil }
      let object = slots.slots[place].object
      slots.slots[place].object = nil
      // A place that was used that often is not used again.
      if slots.slots[place].use < .max {
        slots.slots[place].use += 1
        slots.free.append(UInt32(place))
      }
      return object
    }
    // It goes here, outside the lock: an array of Arrow's is released, which may take the caller's time.
    if object == nil { throw Fault(.badHandle, "\(handle) is no handle, or was freed") }
  }

  private static func place(of handle: UInt64, in slots: borrowing Slots) -> Int? {
    let place = Int(handle & 0xFFFF_FFFF)
    guard slots.slots.indices.contains(place), slots.slots[place].use == UInt32(handle >> 32),
      slots.slots[place].object != nil
    else { return nil }
    return place
  }
}
