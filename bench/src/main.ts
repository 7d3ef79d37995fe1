import { employeeCases } from './cases.ts'
import { measure } from './measure.ts'
import { tell } from './measured-table.ts'
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
    await tell(measure(product, environment, cases))
  } finally {
    await product.stop()
  }
}
