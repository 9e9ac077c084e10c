// Grows with the first capability.
