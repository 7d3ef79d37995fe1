import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { demoPassword } from '@nhansu/config/playwright/run-product'
import { largestPaint, median, openSlowly } from '@nhansu/config/playwright/slow-line'
import { type Browser, chromium, type Page, type Response } from 'playwright'
import { findProduct } from './find-product.ts'
import { type Account, signIn } from './sign-in.ts'

const RUNS = 5
/** What a visitor must not wait longer for, in milliseconds. */
const aims = { 'sign-in': 1600, home: 2000, file: 2000 } as const
const paths = { 'sign-in': '/dang-nhap', home: '/' } as const

/** What a visit took, and what it asked for. */
interface Visit {
  /** Milliseconds until the largest paint. */
  paint: number
  /** Requests of any kind, and bytes of script as they came over the line. */
  requests: number
  scriptBytes: number
}

/** One visit with nothing in any cache; all but the sign-in page are opened by somebody who has signed in before. */
async function visit(
  browser: Browser,
  origin: string,
  name: keyof typeof aims,
  account: Account,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, locale: 'vi-VN', serviceWorkers: 'block' })
  const page = await context.newPage()
  if (name !== 'sign-in') await signIn(page, account)
  const path = name === 'file' ? await fileOfSomebody(page) : paths[name]
  // What the page before still asks for is no part of this visit.
  await page.waitForLoadState('networkidle')
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await openSlowly(page, path)
  const paint = await largestPaint(page)
  const sizes = await Promise.all(answers.filter(isScript).map((answer) => answer.request().sizes()))
  await context.close()
  const scriptBytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  return { paint, requests: answers.length, scriptBytes }
}

const isScript = (answer: Response) => answer.request().resourceType() === 'script'

/** Where the file of the first employee of the list is. */
async function fileOfSomebody(page: Page): Promise<string> {
  await page.goto('/nhan-vien')
  const link = page.locator('a[href*="/chi-tiet"]').filter({ hasNotText: /^$/ }).first()
  const href = await link.getAttribute('href')
  if (href === null) throw new Error('the list shows nobody')
  return href
}

/** `npm run bench:web`: medians of the largest paint and of what is asked for, of the sign-in page, the first page and the file of an employee; fails when an aim is missed. */
async function main(): Promise<void> {
  const product = await findProduct()
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const login = 'chaulm'
    const account = { login, password: demoPassword(product.dataDir, login) ?? '' }
    for (const page of ['sign-in', 'home', 'file'] as const) {
      const aim = aims[page]
      const visits: Visit[] = []
      while (visits.length < RUNS) visits.push(await visit(browser, product.origin, page, account))
      const paints = visits.map(({ paint }) => paint)
      const all = paints.map((paint) => paint.toFixed(0)).join(', ')
      const requests = median(visits.map((each) => each.requests))
      const scriptBytes = median(visits.map((each) => each.scriptBytes))
      const asked = `${requests} requests, ${(scriptBytes / 1000).toFixed(1)} kB of script`
      console.log(`${page}: ${median(paints).toFixed(0)} ms (${all}), aim ${aim} ms; ${asked}`)
      if (median(paints) > aim) process.exitCode = 1
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

await main()
