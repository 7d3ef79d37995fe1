import { defineConfig, mergeConfig } from 'vitest/config'
import { inNode } from '@nhansu/config/vitest/node'

export default mergeConfig(
  inNode,
  defineConfig({
    test: { globalSetup: ['src/testing/global-setup.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
  }),
)
