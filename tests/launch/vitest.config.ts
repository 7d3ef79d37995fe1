import { defineConfig } from 'vitest/config'
import { patience } from '../../packages/config/vitest/patience.ts'

/** The whole product as a process of its own: started, stopped, killed. Every time limit is a guard against hanging. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['started-folder.ts'],
    ...patience,
    maxWorkers: 2,
  },
})
