// The folder is a target of C: a target of Swift with files beside its program makes that program link Foundation, which takes 40 MB of it
// and a third of the time in which it starts.
