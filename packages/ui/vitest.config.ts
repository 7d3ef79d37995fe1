import { bothCores } from '@nhansu/config/vitest/both-cores'
import { inChromium } from '@nhansu/config/vitest/browser'
import { patience } from '@nhansu/config/vitest/patience'
import { SlowestFiles } from '@nhansu/config/vitest/slowest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'

/**
 * Files of tests share their process or their page, one after the other: loading React and the kit anew for each is work
 * for nothing. So a test leaves nothing behind, and what a module keeps is kept for the next file. Stories each begin anew.
 */
const shared = { isolate: false, maxWorkers: bothCores, ...patience }

export default defineConfig({
  test: {
    maxWorkers: bothCores,
    reporters: ['default', new SlowestFiles()],
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'], ...shared },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'browser', include: ['src/**/*.test.tsx'], browser: inChromium(), ...shared },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: inChromium(), maxWorkers: bothCores, ...patience },
      },
    ],
  },
})
