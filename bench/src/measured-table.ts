import type { Measured } from './measure.ts'

/** What was measured, as a table of Markdown. */
function measuredTable(rows: readonly Measured[]): string {
  const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))
  return [
    '| case | req/s | p50 ms | p99 ms | bare pg loop req/s (p50/p99) | ratio | statements | processor ms, server + database |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(({ name, product, bare, statements, perRequest }) => {
      const ratio = (product.requestsPerSecond / bare.requestsPerSecond).toFixed(2)
      const failed = product.failures > 0 ? ` (${product.failures} failed)` : ''
      return `| ${name} | ${number(product.requestsPerSecond)}${failed} | ${number(product.p50)} | ${number(product.p99)} | ${number(bare.requestsPerSecond)} (${number(bare.p50)}/${number(bare.p99)}) | ${ratio} | ${statements} | ${perRequest.server.toFixed(2)} + ${perRequest.database.toFixed(2)} |`
    }),
  ].join('\n')
}

/** Prints the table, and names each place where a plan would read a growing table from end to end: the run fails by it. */
export function tell(measured: readonly Measured[]): void {
  console.log(measuredTable(measured))
  for (const { name, wholeTableReads } of measured)
    for (const place of wholeTableReads) {
      console.error(`${name}: ${place}`)
      process.exitCode = 1
    }
}
