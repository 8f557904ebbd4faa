#ifndef GALLEY_ALLOCATIONS_H
#define GALLEY_ALLOCATIONS_H

// How many pieces of memory the program has asked for so far, in all its libraries.
unsigned long allocation_count(void);

#endif
