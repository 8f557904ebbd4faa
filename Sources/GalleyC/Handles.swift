internal import Synchronization

/// The objects behind the handles that callers hold.
///
/// Every handle is checked before it is used.
///
/// The lower half of a handle is the index of a slot, the upper half counts the uses of that slot. So a freed handle refers to no
/// object, even if its slot holds another by now.
final class Handles: Sendable {
  /// The handles of the process.
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

  /// Stores an object and returns a handle for it.
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

  /// The object behind a handle.
  ///
  /// - Throws: ``Fault`` if there is none, or if it is of another kind.
  func object<Object>(_ handle: UInt64, _ kind: String) throws(Fault) -> Object {
    let object = slots.withLock { slots in Self.place(of: handle, in: slots).flatMap { slots.slots[$0].object } }
    guard let object = object as? Object else { throw Fault(.badHandle, "\(handle) is no handle of \(kind)") }
    return object
  }

  /// Invalidates a handle.
  ///
  /// Its object is freed once no call uses it any more; the handle 0 is ignored.
  ///
  /// - Throws: ``Fault`` if there is no object behind it.
  func free(_ handle: UInt64) throws(Fault) {
    guard handle != 0 else { return }
    let object: (any AnyObject & Sendable)? = slots.withLock { slots in
      guard let place = Self.place(of: handle, in: slots) else { return nil }
      let object = slots.slots[place].object
      slots.slots[place].object = nil
      // A slot whose count of uses would overflow is not used again.
      if slots.slots[place].use < .max {
        slots.slots[place].use += 1
        slots.free.append(UInt32(place))
      }
      return object
    }
    // The object is freed here, outside the lock: releasing an Arrow array calls the caller's code.
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
