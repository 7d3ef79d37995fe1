import { campaignsOf, candidateCases } from './candidate-cases.ts'
import { fillCandidates } from './fill-candidates.ts'
import { measure } from './measure.ts'
import { tell } from './measured-table.ts'
import { environmentOf, fill, startProduct } from './product.ts'

const PORT = 24_660
/** Employees beside them; they are what candidates are not. */
const EMPLOYEES = 10_000

/**
 * `npm run bench:candidates [sizes…]`: measures the lists of candidates and the list of campaigns with its counts at each
 * size of the group; 1,000,000 candidates by default.
 */
const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [1_000_000]) {
  const environment = environmentOf(`candidates-${size}`, PORT)
  await fill(environment, EMPLOYEES)
  await fillCandidates(environment, size)
  const product = await startProduct(environment)
  try {
    const campaigns = await campaignsOf(product)
    const cases = await candidateCases(product, campaigns)
    console.log(
      `\nCandidates: group of ${size}, ${campaigns.total} in one company, ${campaigns.largest.candidate_total} in one campaign; 16 connections\n`,
    )
    await tell(measure(product, environment, cases))
  } finally {
    await product.stop()
  }
}
