// `import Galley` brings the public surface of every module.

@_exported public import Audit
@_exported public import BundledFonts
@_exported public import Drawing
@_exported public import FontKit
@_exported public import JSONText
@_exported public import ListDocument
@_exported public import Recordings
@_exported public import Sizing
@_exported public import StyleDocument
@_exported public import TextAnalysis
@_exported public import TextLayout
@_exported public import Translations
@_exported public import Typography
