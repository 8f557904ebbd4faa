# What `swift test` writes, in short: a line when a suite ends, then what failed, then the closing line. Of a run without one,
# which something broke off, the end is shown as it was.

# Swift Testing takes a pipe for a terminal.
{ gsub(/\033\[[0-9;]*m/, ""); last[NR % 100] = $0 }
/^[^ ]+ +Test run with .* (passed|failed) after / { closing = $0; next }
/^[^ ]+ +Suite .* (passed|failed) after / { print; fflush(); next }
# A failure: what was expected, and the lines below it that say more.
/^✘/ { failures[++failureCount] = $0; inFailure = 1; next }
/^(◇|✔|➜)/ { inFailure = 0 }
inFailure { failures[++failureCount] = $0 }

END {
  if (failureCount) print "\nWhat failed:"
  for (i = 1; i <= failureCount; i++) print failures[i]
  if (closing == "") {
    print "\nThe run did not end; its last lines:"
    for (i = NR > 100 ? NR - 99 : 1; i <= NR; i++) print last[i % 100]
  } else {
    print closing
  }
}
