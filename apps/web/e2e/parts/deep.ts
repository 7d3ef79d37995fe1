/**
 * Marks a test that `npm run test:deep` runs and `npm test` does not: a further variant of a journey that the everyday run
 * walks once. A kind of screen, and a rule of its own, stay in the everyday run.
 */
export const deep = { tag: '@deep' }
