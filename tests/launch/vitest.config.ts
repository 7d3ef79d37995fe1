import { defineConfig } from 'vitest/config'

/** The whole product as a process of its own: started, stopped, killed. Every time limit is a guard against hanging. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
