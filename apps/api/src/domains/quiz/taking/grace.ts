/** Seconds after the deadline in which what was under way may still arrive. */
export const graceSeconds = 5
