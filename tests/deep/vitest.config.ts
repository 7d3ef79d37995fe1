import { defineConfig } from 'vitest/config'
import { patience } from '../../packages/config/vitest/patience.ts'
import { WeightiestFirst } from './order.ts'

/**
 * What takes too long for every change: kills, restarts, fuzzing, restoring, upgrading. One case at a time, because each
 * wants the machine for itself; every case is bounded (see deep-case.ts) and talks to this machine alone.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.deep.ts'],
    globalSetup: ['../../apps/api/src/testing/global-setup.ts'],
    reporters: ['default', './summary.ts'],
    ...patience,
    fileParallelism: false,
    sequence: { sequencer: WeightiestFirst },
    slowTestThreshold: 600_000,
  },
})
