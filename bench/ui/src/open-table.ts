import type { Browser, CDPSession, Page } from 'playwright'
import type { Sample } from '../pages/probe.ts'
import type { Table } from './tables.ts'

/** One page change as the script saw it. Milliseconds. */
export interface Turn extends Sample {
  /** What the page's main thread worked, from the click until the table was still. */
  work: number
}

/** A table in a window and process of its own. */
export interface OpenTable {
  table: Table
  /** Rows that the window shows, those at its edge included. */
  rowsInView: number
  /** Presses 'next page' with the mouse and measures. @param slowdown 1 for the machine as it is, 4 for a quarter */
  turn: (slowdown: number) => Promise<Turn>
}

/** Opens a table at its first page. */
export async function openTable(browser: Browser, address: string, table: Table): Promise<OpenTable> {
  // A context each: pages of one context may share a process, and so each other's slowdown.
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'vi-VN' })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${table.name}: ${error.message}`))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(new URL(table.query, address).href)
  await page.getByText('HS000001').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const { next, rowsInView } = await page.evaluate(() => {
    const { probe } = window
    if (!probe) throw new Error('this page has no probe')
    return { next: probe.marks.next, rowsInView: probe.rowsInView() }
  })
  const button = await middleOf(page, next)
  let shown = 1
  return {
    table,
    rowsInView,
    turn: async (slowdown) => {
      shown += 1
      return turn({ page, devtools, button, to: shown, rowsInView, slowdown })
    },
  }
}

interface TurnInput {
  page: Page
  devtools: CDPSession
  button: { x: number; y: number }
  to: number
  rowsInView: number
  slowdown: number
}

async function turn({ page, devtools, button, to, rowsInView, slowdown }: TurnInput): Promise<Turn> {
  await page.bringToFront()
  // Hovering is done before the clock runs.
  await page.mouse.move(button.x, button.y)
  await page.evaluate(([next, rows]) => window.probe?.arm(next, rows), [to, rowsInView] as const)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    const before = await workOf(devtools)
    await page.mouse.click(button.x, button.y)
    const sample = await page.evaluate(() => window.probe?.result())
    if (!sample) throw new Error('this page has no probe')
    return { ...sample, work: (await workOf(devtools)) - before }
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

/** Milliseconds that the main thread has worked since the page was opened. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`nothing to press is ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
