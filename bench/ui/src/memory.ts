import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { type CDPSession, chromium, type Page } from 'playwright'

/** Page changes before the first reading: by then everything that is loaded once is there. */
const SETTLING = 50
const CHANGES = 200
/** Pages to go before it turns round; the bench has 32. Both counts above come back to page 1. */
const ONE_WAY = 25

/** What a page holds after the garbage was collected. */
export interface Holding {
  /** MB of the script heap. */
  heap: number
  nodes: number
  listeners: number
}

/** What DataTable holds before and after 200 page changes of 100 rows; equal figures mean that nothing piles up. */
export async function measureMemory(address: string): Promise<{ before: Holding; after: Holding }> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'vi-VN' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(new URL('?table=ours', address).href)
    await page.getByText('HS000001').waitFor()
    await turnPages(page, SETTLING)
    const before = await holding(devtools)
    await turnPages(page, CHANGES)
    return { before, after: await holding(devtools) }
  } finally {
    await browser.close()
  }
}

/** One sentence for the report. */
export function memoryReport({ before, after }: { before: Holding; after: Holding }): string {
  const say = ({ heap, nodes, listeners }: Holding) =>
    `${heap.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`
  return `DataTable held ${say(before)}; after ${CHANGES} more page changes ${say(after)}`
}

/** Goes forth and back between the first pages, waiting for all 100 rows of each. */
async function turnPages(page: Page, times: number) {
  for (let time = 0; time < times; time++) {
    const back = Math.floor(time / ONE_WAY) % 2 === 1
    await page.getByRole('button', { name: back ? 'Trang trước' : 'Trang sau' }).click()
    const shown = (time % ONE_WAY) + 1
    const at = back ? ONE_WAY + 1 - shown : shown + 1
    await page.locator(`tr[aria-rowindex="${at * 100 + 1}"]`).waitFor()
  }
}

async function holding(devtools: CDPSession): Promise<Holding> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize') / 1_000_000, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
