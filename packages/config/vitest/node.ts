import { defineConfig } from 'vitest/config'
import { patience } from './patience.ts'
import { SlowestFiles } from './slowest.ts'

/** Vitest settings for code that runs in Node: tests stand beside their source. */
export const inNode = defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    ...patience,
    reporters: ['default', new SlowestFiles()],
  },
})
