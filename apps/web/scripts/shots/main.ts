import { mkdir } from 'node:fs/promises'
import { demoPassword } from '@nhansu/config/playwright/run-product'
import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { chromium } from 'playwright'
import { writeContactSheet } from './contact-sheet.ts'
import { declaredScreens } from './declared-screens.ts'
import { findProduct } from '../find-product.ts'
import { readOptions, type ShotOptions } from './options.ts'
import { photograph, views } from './photograph.ts'

const AT_ONCE = 2

/** What has been started, and how it is ended again. */
type CleanUp = (() => Promise<void>)[]

/** Photographs every screen and writes the page that shows the pictures. */
async function shoot({ out, login, only }: ShotOptions, cleanUp: CleanUp): Promise<void> {
  const subjects = (await declaredScreens()).filter(({ path }) => path.startsWith(only))
  await mkdir(out, { recursive: true })
  const starting = findProduct()
  cleanUp.push(async () => (await starting).stop())
  const { origin, dataDir } = await starting
  const browser = await chromium.launch({ ...chromiumLaunchOptions(), handleSIGINT: false })
  cleanUp.push(() => browser.close())

  const password = demoPassword(dataDir, login)
  if (password === undefined) throw new Error(`${dataDir}/demo.txt has no account ${login}`)
  let done = 0
  const told = () => {
    done += 1
    process.stdout.write(`\r${done} of ${subjects.length * views.length} pictures`)
  }
  const left = [...views]
  const oneAfterTheOther = async () => {
    for (let view = left.shift(); view; view = left.shift())
      await photograph(browser, view, { subjects, visitor: { origin, login, password }, out, told })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther))
  await writeContactSheet(out, subjects)
  console.log(`\n${out}/index.html`)
}

/** `npm run shots`: a picture of every declared screen, wide and narrow, light and dark, and one page that shows them all. */
async function main(): Promise<void> {
  const options = readOptions()
  const cleanUp: CleanUp = []
  const cancelled = new Promise<void>((resolve) => {
    const cancel = () => {
      process.exitCode = 130
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, cancel)
  })
  const shooting = shoot(options, cleanUp)
  // Cancelling closes the browser under the work; what it says of that interests nobody.
  shooting.catch(() => undefined)
  try {
    await Promise.race([shooting, cancelled])
  } finally {
    for (const step of cleanUp.toReversed()) await step().catch(() => undefined)
  }
}

await main()
