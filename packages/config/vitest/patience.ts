/**
 * How long tests wait before they call it hanging: wide enough for two cores that have much else to do, since no test
 * measures time. What is polled for without a limit of its own has the same patience, and not Vitest's one second.
 */
export const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}
