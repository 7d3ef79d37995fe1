import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { demoPassword } from '@nhansu/config/playwright/run-product'
import { type Browser, chromium, type Page } from 'playwright'
import { findProduct } from './find-product.ts'
import { type Account, signIn } from './sign-in.ts'

const RUNS = 5
/** Slow 4G and a quarter of this machine's processor. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWDOWN = 4
/** What a visitor must not wait longer for, in milliseconds. */
const aims = { 'sign-in': 1600, home: 2000 } as const

/** When the largest piece of content was painted, in milliseconds from the start of the navigation. */
async function largestPaint(page: Page, path: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

/** One visit with nothing in any cache; with an account it is that of somebody who has signed in before. */
async function visit(browser: Browser, origin: string, account?: Account): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, locale: 'vi-VN', serviceWorkers: 'block' })
  const page = await context.newPage()
  if (account) await signIn(page, account)
  const paint = await largestPaint(page, account ? '/' : '/dang-nhap')
  await context.close()
  return paint
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

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
