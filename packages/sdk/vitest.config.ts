import { inChromium } from '@nhansu/config/vitest/browser'
import { patience } from '@nhansu/config/vitest/patience'
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
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.ts'],
          globalSetup: 'test/support/browser-server.ts',
          browser: inChromium(),
          ...patience,
        },
      },
    ],
  },
})
