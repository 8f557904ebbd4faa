#ifndef GALLEY_ALLOCATIONS_H
#define GALLEY_ALLOCATIONS_H

// How many allocations the program and its libraries have made so far.
unsigned long allocation_count(void);

#endif
