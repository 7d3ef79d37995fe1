import type { PlaywrightTestConfig } from '@playwright/test'
import { compileCache } from '../vitest/compile-cache.ts'
import { passingFolder, randomPort } from './own-place.ts'
import { endToEnd } from './preset.ts'

/**
 * Playwright settings for an app served by the real product: both listeners, a database of its own, the demo group.
 * The folder with the data is in `E2E_DATA_DIR` for the tests and goes with the run.
 *
 * @param listener which of the two the app under test is served on
 * @param settings environment variables of the product beside its folder and ports
 */
export function againstProduct(
  listener: 'staff' | 'portal',
  settings: Record<string, string> = {},
): PlaywrightTestConfig {
  // Chosen once, in the runner: its workers read this again and must meet the same server.
  const port = Number((process.env['E2E_PORT'] ??= String(randomPort())))
  const dataDir = (process.env['E2E_DATA_DIR'] ??= passingFolder())
  const baseURL = `http://localhost:${listener === 'staff' ? port : port + 1}`
  return endToEnd({
    use: { baseURL },
    webServer: {
      command: 'node ../api/src/main.ts',
      url: `${baseURL}/readyz`,
      env: {
        DATA_DIR: dataDir,
        PORT: String(port),
        PORTAL_PORT: String(port + 1),
        LOG_LEVEL: 'warn',
        ...compileCache,
        // All tests together are one user or two.
        REQUESTS_A_MINUTE: '1000000',
        FILE_REQUESTS_A_MINUTE: '1000000',
        REFUSALS_A_MINUTE: '1000000',
        ...settings,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      reuseExistingServer: false,
      timeout: 300_000,
      stdout: 'ignore',
    },
  })
}
