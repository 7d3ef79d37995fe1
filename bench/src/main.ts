import { employeeCases } from './cases.ts'
import { measure, type Measured } from './measure.ts'
import { environmentOf, fill, startProduct } from './product.ts'

const PORT = 24_640

/** `npm run bench [sizes…]`: measures the employees list at each size of the group; 10,000 and 1,000,000 by default. */
const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [10_000, 1_000_000]) {
  const environment = environmentOf(`employees-${size}`, PORT)
  await fill(environment, size)
  const product = await startProduct(environment)
  try {
    const { total, cases } = await employeeCases(product)
    console.log(
      `\nGET /employees, 30 rows with total; group of ${size}, company of ${total}; 16 connections\n`,
    )
    const measured = await measure(product, environment, cases)
    console.log(table(measured))
    for (const { name, wholeTableReads } of measured)
      for (const place of wholeTableReads) {
        console.error(`${name}: ${place}`)
        process.exitCode = 1
      }
  } finally {
    await product.stop()
  }
}

function table(rows: readonly Measured[]): string {
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
