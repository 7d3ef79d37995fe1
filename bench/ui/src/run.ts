import { measure, ROUNDS, WARM_UPS } from './measure.ts'
import { measureMemory, memoryReport } from './memory.ts'
import { servePages } from './pages.ts'
import { turnsReport, weightsReport } from './report.ts'
import { tables } from './tables.ts'
import { weigh } from './weigh.ts'

/** Builds, measures, weighs and prints. */
export async function run() {
  console.log('Building and measuring; this takes some minutes …')
  const pages = await servePages()
  try {
    console.log(
      `\nNext page of 100 rows × 12 columns from memory; median of ${ROUNDS} after ${WARM_UPS} warm-ups (fastest–slowest)\n`,
    )
    console.log(turnsReport(await measure(pages.address, tables)))
    console.log(`\n${memoryReport(await measureMemory(pages.address))}`)
  } finally {
    await pages.close()
  }
  const weighed = []
  for (const table of tables) if (table.size) weighed.push({ table, weight: await weigh(table.size) })
  console.log(`\nBrotli, quality 11\n\n${weightsReport(weighed)}`)
}
