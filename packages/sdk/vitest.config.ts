import { inChromium } from '@nhansu/config/vitest/browser'
import { bothCores } from '@nhansu/config/vitest/both-cores'
import { patience } from '@nhansu/config/vitest/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: bothCores,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,test,scripts}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          maxWorkers: bothCores,
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.ts'],
          globalSetup: 'test/support/browser-server.ts',
          browser: inChromium(),
          maxWorkers: bothCores,
          ...patience,
        },
      },
    ],
  },
})
