// Type scales, what applies them, and the documents that hold them are part of the library's surface.
@_exported public import StyleDocument
@_exported public import Typography
