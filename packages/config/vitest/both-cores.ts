/**
 * Files of tests at once. Vitest leaves one core out, so that of two cores one was idle while a file waited for its browser or
 * for the programs that it starts.
 */
export const bothCores = 2
