import { playwright } from '@vitest/browser-playwright'
import { chromiumLaunchOptions } from '../playwright/find-chromium.ts'

/**
 * Vitest's browser mode in the machine's Chromium.
 * A function on purpose: Vitest writes into the object, so every project needs its own.
 */
export function inChromium() {
  return {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions: chromiumLaunchOptions() }),
    instances: [{ browser: 'chromium' as const }],
  }
}
