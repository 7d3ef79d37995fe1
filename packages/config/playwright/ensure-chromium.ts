import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'

/** Makes sure that the browser tests have a Chromium, installing Debian's as root; says what to do when it cannot. */
function ensureChromium(): void {
  if (findChromium()) return
  if (process.getuid?.() === 0) {
    console.log('No Chromium here: installing Debian’s package chromium …')
    for (const command of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ])
      spawnSync('apt-get', command, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (findChromium()) return
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to an installed one.',
  )
  process.exit(1)
}

ensureChromium()
