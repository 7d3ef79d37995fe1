import { mkdir } from 'node:fs/promises'
import { demoPassword } from '@nhansu/config/playwright/run-product'
import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { chromium } from 'playwright'
import { writeContactSheet } from './contact-sheet.ts'
import { declaredScreens } from './declared-screens.ts'
import { findProduct } from './find-product.ts'
import { readOptions } from './options.ts'
import { photograph, views } from './photograph.ts'

const AT_ONCE = 2

/** `npm run shots`: a picture of every declared screen, wide and narrow, light and dark, and one page that shows them all. */
async function main(): Promise<void> {
  const { out, login, only } = readOptions()
  const subjects = (await declaredScreens()).filter(({ path }) => path.startsWith(only))
  await mkdir(out, { recursive: true })
  await using work = new AsyncDisposableStack()
  const product = await findProduct()
  work.defer(() => product.stop())
  const browser = await chromium.launch({ ...chromiumLaunchOptions(), handleSIGINT: false })
  work.defer(() => browser.close())
  const cancelled = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Cancelled()))
  })

  const password = demoPassword(product.dataDir, login)
  if (password === undefined) throw new Error(`${product.dataDir}/demo.txt has no account ${login}`)
  const visitor = { origin: product.origin, login, password }
  let done = 0
  const told = () => {
    done += 1
    process.stdout.write(`\r${done} of ${subjects.length * views.length} pictures`)
  }
  const left = [...views]
  const window = async () => {
    for (let view = left.shift(); view; view = left.shift())
      await photograph(browser, view, { subjects, visitor, out, told })
  }
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, window)), cancelled])
  await writeContactSheet(out, subjects)
  console.log(`\n${out}/index.html`)
}

class Cancelled extends Error {}

await main().catch((error: unknown) => {
  process.exitCode = error instanceof Cancelled ? 130 : 1
  if (!(error instanceof Cancelled)) console.error(error)
})
