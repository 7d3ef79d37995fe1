import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './find-chromium.ts'

/**
 * Playwright settings that both apps share: Debian's or the machine's Chromium, Vietnamese locale and time zone.
 *
 * @param settings what the app adds: `webServer`, `use.baseURL`, projects
 */
export function endToEnd(settings: PlaywrightTestConfig): PlaywrightTestConfig {
  const { use, ...rest } = settings
  return defineConfig({
    testDir: 'e2e',
    testMatch: '**/*.e2e.ts',
    fullyParallel: true,
    workers: 2,
    // `@deep` is what `npm run test:deep` runs.
    ...(process.env['E2E_DEEP'] ? { grep: /@deep/ } : { grepInvert: /@deep/ }),
    forbidOnly: Boolean(process.env['CI']),
    // What passes only at a second try is mended.
    retries: 0,
    // Guards against hanging, wide enough for a busy machine; no test measures time.
    timeout: 180_000,
    expect: { timeout: 30_000 },
    reporter: [['list'], [join(import.meta.dirname, 'end-of-run.ts')]],
    ...rest,
    use: {
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
      // Opening and closing a browser context took a tenth of all the work; what a test has stored and set goes before the next.
      reuseContext: true,
      // Without a graphics card each frame of a movement is drawn by the processor: a quarter of all the work. What is about
      // movement sets `reducedMotion: 'no-preference'`.
      contextOptions: { reducedMotion: 'reduce' },
      // Every fresh context would install the worker and with it every file of the app; what is about it allows it.
      serviceWorkers: 'block',
      // Recording every test took a third of all the work; `playwright test --trace on` records what is looked into.
      trace: 'off',
      screenshot: 'only-on-failure',
      launchOptions: chromiumLaunchOptions(),
      ...use,
    },
  })
}
