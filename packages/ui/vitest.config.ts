import { inChromium } from '@nhansu/config/vitest/browser'
import { patience } from '@nhansu/config/vitest/patience'
import { SlowestFiles } from '@nhansu/config/vitest/slowest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', new SlowestFiles()],
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'], ...patience },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'browser', include: ['src/**/*.test.tsx'], browser: inChromium(), ...patience },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: inChromium(), ...patience },
      },
    ],
  },
})
