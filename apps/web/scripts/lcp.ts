import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { demoPassword } from '@nhansu/config/playwright/run-product'
import { largestPaint, median, openSlowly } from '@nhansu/config/playwright/slow-line'
import { type Browser, chromium } from 'playwright'
import { findProduct } from './find-product.ts'
import { type Account, signIn } from './sign-in.ts'

const RUNS = 5
/** What a visitor must not wait longer for, in milliseconds. */
const aims = { 'sign-in': 1600, home: 2000 } as const

/** One visit with nothing in any cache; with an account it is that of somebody who has signed in before. */
async function visit(browser: Browser, origin: string, account?: Account): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, locale: 'vi-VN', serviceWorkers: 'block' })
  const page = await context.newPage()
  if (account) await signIn(page, account)
  await openSlowly(page, account ? '/' : '/dang-nhap')
  const paint = await largestPaint(page)
  await context.close()
  return paint
}

/** `npm run bench:web`: medians of the largest paint of the sign-in page and the first page; fails when an aim is missed. */
async function main(): Promise<void> {
  const product = await findProduct()
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const login = 'chaulm'
    const account = { login, password: demoPassword(product.dataDir, login) ?? '' }
    for (const [page, aim] of Object.entries(aims)) {
      const paints: number[] = []
      while (paints.length < RUNS)
        paints.push(await visit(browser, product.origin, page === 'home' ? account : undefined))
      const all = paints.map((paint) => paint.toFixed(0)).join(', ')
      console.log(`${page}: ${median(paints).toFixed(0)} ms (${all}), aim ${aim} ms`)
      if (median(paints) > aim) process.exitCode = 1
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

await main()
