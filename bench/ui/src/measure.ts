import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { chromium } from 'playwright'
import { openTable, type OpenTable, type Turn } from './open-table.ts'
import type { Table } from './tables.ts'

/** How much slower than this machine, by DevTools' throttling. */
const slowdowns = [1, 4] as const

export const WARM_UPS = 3
export const ROUNDS = 9

/** All counted page changes of one table at one slowdown. */
export interface Series {
  table: Table
  slowdown: number
  rowsInView: number
  turns: Turn[]
}

/**
 * Measures all tables in one browser. Every round turns one page of each, each time beginning with another one, so that
 * whatever else the machine does falls on all of them.
 */
export async function measure(address: string, tables: readonly Table[]): Promise<Series[]> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const open: OpenTable[] = []
    for (const table of tables) open.push(await openTable(browser, address, table))
    const all = slowdowns.flatMap((slowdown) =>
      open.map((one) => ({ open: one, series: seriesOf(one, slowdown) })),
    )
    for (let round = -WARM_UPS; round < ROUNDS; round++) {
      for (const { open: one, series } of rotated(all, round)) {
        const turn = await one.turn(series.slowdown)
        if (round >= 0) series.turns.push(turn)
      }
    }
    return all.map(({ series }) => series)
  } finally {
    await browser.close()
  }
}

function seriesOf({ table, rowsInView }: OpenTable, slowdown: number): Series {
  return { table, slowdown, rowsInView, turns: [] }
}

function rotated<Value>(list: readonly Value[], by: number): Value[] {
  const start = ((by % list.length) + list.length) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
