import { installPackage } from '../debian/install-package.ts'
import { findChromium } from './find-chromium.ts'

/** Makes sure that the browser tests have a Chromium, installing Debian's as root; says what to do when it cannot. */
function ensureChromium(): void {
  if (!findChromium()) installPackage('chromium')
  if (findChromium()) return
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to an installed one.',
  )
  process.exit(1)
}

ensureChromium()
