import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { demoPassword } from '@nhansu/config/playwright/run-product'
import { type Browser, chromium, type Page } from 'playwright'
import { signIn } from './sign-in.ts'

const ROUNDS = 5
const SLOWDOWN = 4
/** No task may keep the page from answering for longer, in milliseconds. */
const LONGEST = 150

declare global {
  interface Window {
    longestTask?: number
  }
}

/** Milliseconds of one thing that is done on the screen. */
interface Step {
  until: number
  longest: number
}

/** Does something and waits until it shows. @returns how long both took, and the longest task meanwhile */
async function step(page: Page, act: () => Promise<unknown>, shown: () => Promise<unknown>): Promise<Step> {
  await page.evaluate(() => {
    window.longestTask = 0
  })
  const start = performance.now()
  await act()
  await shown()
  const until = performance.now() - start
  // What still follows belongs to it.
  await page.waitForFunction(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2000 })),
  )
  return { until, longest: await page.evaluate(() => window.longestTask ?? 0) }
}

async function round(browser: Browser, origin: string, password: string): Promise<Record<string, Step>> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'vi-VN',
    viewport: { width: 1440, height: 1000 },
    serviceWorkers: 'block',
  })
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask ?? 0, duration)
    }).observe({ type: 'longtask' })
  })
  try {
    const page = await context.newPage()
    await signIn(page, { login: 'hungtq', password })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const tree = page.getByRole('tree', { name: 'Cây đơn vị' })
    const rows = tree.getByRole('treeitem')
    const open = await step(
      page,
      () => page.goto('/don-vi'),
      () => rows.first().waitFor(),
    )
    const heightOf = () => tree.evaluate((element) => element.getBoundingClientRect().height)
    const before = await heightOf()
    await page.getByLabel('Mở đến cấp').click()
    const expand = await step(
      page,
      () => page.getByRole('option', { name: 'Mở hết' }).click(),
      () =>
        page.waitForFunction(
          (height) => (document.querySelector('[role="tree"]')?.clientHeight ?? 0) > height,
          before,
        ),
    )
    const field = page.getByRole('textbox', { name: 'Tìm trong cây' })
    const all = await heightOf()
    const search = await step(
      page,
      () => field.pressSequentially('to lai xe'),
      () =>
        page.waitForFunction(
          (height) => (document.querySelector('[role="tree"]')?.clientHeight ?? height) < height,
          all,
        ),
    )
    return { 'first paint': open, 'expand all': expand, search }
  } finally {
    await context.close()
  }
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (place: number) => (sorted[place] ?? Number.NaN).toFixed(0)
  return `${at(Math.floor(sorted.length / 2))} (${at(0)}–${at(sorted.length - 1)})`
}

/** Run by `npm run bench:units` beside a product with ten thousand units; fails when a task is longer than it may be. */
async function main(): Promise<void> {
  const origin = `http://localhost:${process.env['PORT']}`
  const password = demoPassword(process.env['DATA_DIR'] ?? '', 'hungtq') ?? ''
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const rounds: Record<string, Step>[] = []
    // The first one warms the disk up.
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      const one = await round(browser, origin, password)
      if (turn > 0) rounds.push(one)
    }
    console.log(`/don-vi with 10,000 units at ${SLOWDOWN}× CPU; median of ${ROUNDS} (fastest–slowest)\n`)
    console.log('| what | until it shows, ms | longest task, ms |\n|---|---|---|')
    for (const what of Object.keys(rounds[0] ?? {})) {
      const steps = rounds.flatMap((one) => one[what] ?? [])
      const longest = steps.map((one) => one.longest)
      console.log(`| ${what} | ${spread(steps.map(({ until }) => until))} | ${spread(longest)} |`)
      if (longest.filter((time) => time > LONGEST).length > ROUNDS / 2) process.exitCode = 1
    }
  } finally {
    await browser.close()
  }
}

await main()
