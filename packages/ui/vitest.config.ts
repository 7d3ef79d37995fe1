import { inChromium } from '@nhansu/config/vitest/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** Guards against hanging, wide enough for a busy machine; no test asserts a time. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'], ...timeouts },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'browser', include: ['src/**/*.test.tsx'], browser: inChromium(), ...timeouts },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: inChromium(), ...timeouts },
      },
    ],
  },
})
