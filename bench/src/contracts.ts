import { employeeCases } from './cases.ts'
import { asOwner } from './fill-companies.ts'
import { fillContracts } from './fill-contracts.ts'
import { fillDocuments } from './fill-documents.ts'
import { groupsAsked } from './groups.ts'
import { listPath } from './list-path.ts'
import { measure } from './measure.ts'
import { tell } from './measured-table.ts'
import { morningsOfReminders } from './mornings-of-reminders.ts'
import { type Product, startProduct } from './product.ts'

const PORT = 24_710

/**
 * `npm run bench:contracts [sizes…]`: the list of contracts at each size of the group, with those of documents and of
 * decisions, one of each a person, and two mornings of reminders over all companies; 1,000,000 people by default. With
 * `--companies 2` the first two companies alone hold them.
 */
for (const { filled } of groupsAsked(process.argv.slice(2), [1_000_000])) {
  const environment = await filled(PORT)
  await fillContracts(environment)
  await fillDocuments(environment)
  const { number, contracts } = await someContract(environment)
  for (const { seconds, slowestCompany, told } of await morningsOfReminders(environment)) {
    console.log(
      `a morning of reminders over ${contracts} contracts: ${seconds.toFixed(1)} s, ${slowestCompany.toFixed(1)} s in the slowest company; ${told} people told`,
    )
  }
  const product = await startProduct(environment)
  try {
    console.log(`\nContracts, documents and decisions: ${contracts} contracts in the group; 16 connections\n`)
    await tell(measure(product, environment, await contractCases(product, number)))
  } finally {
    await product.stop()
  }
}

/** What HR asks of the three lists most. */
async function contractCases(product: Product, number: string) {
  const { unit } = await employeeCases(product)
  const [contracts, documents, decisions] = ['/api/contracts', '/api/documents', '/api/decisions'] as const
  const anyOf = (...value: (string | number)[]) => ({ operator: 'in', value })
  const status = (...value: string[]) => ({ status_name: anyOf(...value) })
  return [
    { name: 'contracts, first page', path: listPath(contracts) },
    { name: 'the same, page 500', path: listPath(contracts, { page: 500 }) },
    { name: "'Sắp hết hạn'", path: listPath(contracts, { filter: status('Sắp hết hạn') }) },
    {
      name: 'the same, by their end',
      path: listPath(contracts, { filter: status('Sắp hết hạn'), sort: 'end_date' }),
    },
    { name: "'Còn hiệu lực'", path: listPath(contracts, { filter: status('Còn hiệu lực') }) },
    {
      name: "'Sắp hết hạn' in a unit and all below",
      path: listPath(contracts, { filter: { ...status('Sắp hết hạn'), department_id: anyOf(unit) } }),
    },
    {
      name: "'Còn hiệu lực' in a unit and all below",
      path: listPath(contracts, { filter: { ...status('Còn hiệu lực'), department_id: anyOf(unit) } }),
    },
    { name: "contracts, 'nguyen an'", path: listPath(contracts, { search: { value: 'nguyen an' } }) },
    { name: 'a number of a contract', path: listPath(contracts, { search: { value: number } }) },
    { name: 'documents, first page', path: listPath(documents) },
    { name: 'the same, page 500', path: listPath(documents, { page: 500 }) },
    {
      name: 'documents that expire',
      path: listPath(documents, { filter: { expiry_state: anyOf('expiring') } }),
    },
    { name: "documents, 'nguyen an'", path: listPath(documents, { search: { value: 'nguyen an' } }) },
    { name: 'decisions, first page', path: listPath(decisions) },
    { name: 'the same, page 500', path: listPath(decisions, { page: 500 }) },
    { name: 'decisions of one type', path: listPath(decisions, { filter: { decision_type: anyOf(4) } }) },
    { name: "decisions, 'nguyen an'", path: listPath(decisions, { search: { value: 'nguyen an' } }) },
  ]
}

/** A number that a contract of the company carries, and how many contracts the group has. */
function someContract(environment: NodeJS.ProcessEnv): Promise<{ number: string; contracts: number }> {
  return asOwner(environment, async (client) => {
    const { rows: companies } = await client.query<{ id: number }>('select id from companies order by id')
    let contracts = 0
    for (const { id } of companies) {
      await client.query(`select set_config('app.company_id', $1, false)`, [String(id)])
      const { rows } = await client.query<{ total: number }>(
        'select count(*)::integer as total from contracts where company_id = $1',
        [id],
      )
      contracts += rows[0]?.total ?? 0
    }
    await client.query(`select set_config('app.company_id', '2', false)`)
    const { rows } = await client.query<{ contract_number: string }>(
      `select contract_number from contracts where company_id = 2 and contract_number like 'BENCH-%' order by id limit 1`,
    )
    return { number: rows[0]?.contract_number ?? '', contracts }
  })
}
