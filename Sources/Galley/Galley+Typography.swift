// Type scales, size categories and what applies them are part of the library's surface.
@_exported public import Typography
