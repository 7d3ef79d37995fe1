import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endToEnd } from '@nhansu/config/playwright/preset'

/** Chosen once, in the runner: its workers read this file again and must meet the same server. */
const port = (process.env['E2E_PORT'] ??= String(20_000 + 2 * Math.floor(Math.random() * 10_000)))
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'nhansu-e2e-')))
const baseURL = `http://localhost:${port}`

/** The built app against the real server: both APIs, a database of its own, the demo group. */
export default endToEnd({
  use: { baseURL },
  // Guards against hanging, wide enough for a busy machine; no test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalTeardown: './e2e/parts/remove-data.ts',
  webServer: {
    command: 'node ../api/src/main.ts',
    url: `${baseURL}/readyz`,
    env: {
      DATA_DIR: dataDir,
      PORT: port,
      PORTAL_PORT: String(Number(port) + 1),
      COMPANY_APPS_URL: 'https://apps.example.com',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
  },
})
