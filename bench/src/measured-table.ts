import type { Measured } from './measure.ts'

/**
 * Prints what is measured as a table of Markdown, row by row as it comes, and names each place where a plan would read a
 * growing table from end to end: the run fails by it.
 */
export async function tell(measured: AsyncIterable<Measured>): Promise<void> {
  console.log(
    '| case | req/s | p50 ms | p99 ms | bare pg loop req/s (p50/p99) | ratio | statements | processor ms, server + database | of the statements alone |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for await (const each of measured) {
    console.log(row(each))
    for (const place of each.wholeTableReads) {
      console.error(`${each.name}: ${place}`)
      process.exitCode = 1
    }
  }
}

function row({ name, product, bare, statements, perRequest, processor }: Measured): string {
  const ratio = (product.requestsPerSecond / bare.requestsPerSecond).toFixed(2)
  const failed = product.failures > 0 ? ` (${product.failures} failed)` : ''
  return `| ${name} | ${number(product.requestsPerSecond)}${failed} | ${number(product.p50)} | ${number(product.p99)} | ${number(bare.requestsPerSecond)} (${number(bare.p50)}/${number(bare.p99)}) | ${ratio} | ${statements} | ${perRequest.server.toFixed(2)} + ${perRequest.database.toFixed(2)} | ${processor.toFixed(1)} |`
}

/** Nothing where nothing was answered in time. */
function number(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value >= 100 ? value.toFixed(0) : value.toFixed(1)
}
