import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  // Most of it waits for other programs: the checker of expressions, the linter, the one that reads imports.
  test: { environment: 'node', include: ['*.test.ts'], testTimeout: 240_000, maxWorkers: 2 },
})
