import { inChromium } from '@nhansu/config/vitest/browser'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,test,scripts}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.ts'],
          globalSetup: 'test/support/browser-server.ts',
          browser: inChromium(),
          testTimeout: 30_000,
        },
      },
    ],
  },
})
