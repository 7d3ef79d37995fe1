import { inChromium } from '@nhansu/config/vitest/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'browser', include: ['src/**/*.test.tsx'], browser: inChromium() },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: inChromium() },
      },
    ],
  },
})
