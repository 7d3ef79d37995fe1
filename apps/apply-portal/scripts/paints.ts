import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { largestPaint, median, openSlowly } from '@nhansu/config/playwright/slow-line'
import { type Browser, chromium, type Page } from 'playwright'

const RUNS = 5
/** What a visitor must not wait longer for, in milliseconds, and how far things may move under his eyes. */
const aims = { paint: 1000, usable: 2000, shift: 0.02 }

/** A page of text and nothing else: what the line and the browser cost by themselves. */
const bare =
  '<!doctype html><html lang="vi"><meta charset="utf-8"><title>Trang trơn</title><h1>Trang trơn</h1><p>Chỉ có chữ.</p></html>'

/** What one visit came to. */
interface Visit {
  paint: number
  /** Milliseconds until every control answers, the script of the page included. */
  usable: number
  shift: number
  requests: number
  elsewhere: number
  script: number
  style: number
  font: number
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openSlowly(page, address)
  const found = { paint: await largestPaint(page), ...(await loadedBy(page)) }
  await context.close()
  return found
}

function loadedBy(page: Page): Promise<Omit<Visit, 'paint'>> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const bytes = (ending: RegExp) =>
      loaded
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const shifts: { value: number }[] = []
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    // Layout shifts have a value; the types of the DOM do not know them yet.
    for (const entry of observer.takeRecords()) shifts.push(entry as unknown as { value: number })
    return {
      usable: opened?.domContentLoadedEventEnd ?? 0,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      requests: loaded.length + 1,
      elsewhere: loaded.filter(({ name }) => new URL(name).origin !== location.origin).length,
      script: bytes(/\.js$/),
      style: bytes(/\.css$/),
      font: bytes(/\.woff2?$/),
    }
  })
}

/** The addresses of the pages that are measured; the campaign is the first of the list. */
async function addresses(origin: string): Promise<Record<string, string>> {
  const list = await (await fetch(origin)).text()
  const campaign = /href="(\/tuyen-dung\/[^"/]+)"/.exec(list)?.[1]
  if (campaign === undefined) throw new Error('the portal has no open campaign')
  return {
    list: `${origin}/`,
    campaign: `${origin}${campaign}`,
    form: `${origin}${campaign}/dang-ky-du-tuyen`,
  }
}

async function serveBare(): Promise<{ server: Server; address: string }> {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(bare),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function told(page: string, visits: readonly Visit[]): string {
  const of = (name: keyof Visit) => median(visits.map((each) => each[name]))
  const paints = visits.map(({ paint }) => paint.toFixed(0)).join(', ')
  return [
    `${page}: painted ${of('paint').toFixed(0)} ms (${paints})`,
    `usable ${of('usable').toFixed(0)} ms`,
    `shift ${of('shift').toFixed(3)}`,
    `${of('requests')} requests, ${of('elsewhere')} elsewhere`,
    `script ${kilobytes(of('script'))}, style ${kilobytes(of('style'))}, fonts ${kilobytes(of('font'))}`,
  ].join('; ')
}

/** Medians of the pages that strangers open first, beside a bare page in the same run; fails when an aim is missed. */
async function main(): Promise<void> {
  const pages = await addresses(process.env['PORTAL_ORIGIN'] ?? '')
  const { server, address } = await serveBare()
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const all: Record<string, Visit[]> = {}
    // In turn, so that what else the machine does falls on all of them.
    for (let run = 0; run < RUNS; run += 1)
      for (const [page, where] of Object.entries({ bare: address, ...pages }))
        (all[page] ??= []).push(await visit(browser, where))
    for (const [page, visits] of Object.entries(all)) {
      console.log(told(page, visits))
      if (page === 'bare') continue
      const over = (Object.keys(aims) as (keyof typeof aims)[]).filter(
        (name) => median(visits.map((each) => each[name])) > aims[name],
      )
      if (over.length > 0) process.exitCode = 1
      for (const name of over) console.log(`  above its aim: ${name}, ${aims[name]}`)
    }
  } finally {
    await browser.close()
    server.close()
  }
}

await main()
