import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FIXED_PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * Flags that every test browser starts with: root needs `--no-sandbox`, and a closed network is left in peace.
 */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, then one that is installed, then Playwright's own download.
 *
 * @returns its path, or undefined when the machine has none
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const places = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...FIXED_PLACES]
  return [...places, chromium.executablePath()].find(isExecutable)
}

/**
 * Launch options for Playwright and Vitest's browser mode. A browser that is told of no UTF-8, as on a bare machine,
 * gives a download with Vietnamese letters the name 'download'.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    args: chromiumArguments,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...(executablePath && { executablePath }),
  }
}

function isExecutable(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
