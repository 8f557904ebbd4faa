import FontKit
import TestSupport
import Testing
