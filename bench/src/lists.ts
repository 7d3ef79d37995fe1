import { employeeCases } from './cases.ts'
import { asOwner } from './fill-companies.ts'
import { fillContracts } from './fill-contracts.ts'
import { groupsAsked } from './groups.ts'
import { listPath } from './list-path.ts'
import { measure } from './measure.ts'
import { tell } from './measured-table.ts'
import { type Product, startProduct } from './product.ts'

const PORT = 24_690
const threeYearsAgo = new Date(Date.now() - 1_095 * 86_400_000).toISOString().slice(0, 10)

/**
 * `npm run bench:lists [sizes…]`: the further filters of the employees list, the list of a past day, the board of contracts
 * that end and the tasks of leavers, at each size of the group; 1,000,000 by default. With `--companies 2` the first two
 * companies alone hold them.
 */
for (const { size, filled } of groupsAsked(process.argv.slice(2), [1_000_000])) {
  const environment = await filled(PORT)
  await fillContracts(environment)
  const number = await someNumber(environment)
  const product = await startProduct(environment)
  try {
    const { total, cases } = await furtherCases(product, number)
    console.log(`\nFurther lists: group of ${size}, company of ${total}; 16 connections\n`)
    await tell(measure(product, environment, cases))
  } finally {
    await product.stop()
  }
}

async function furtherCases(product: Product, number: string) {
  const { total, unit } = await employeeCases(product)
  const employees = (filter: object) => listPath('/api/employees', { filter })
  const anyOf = (...value: (string | number)[]) => ({ operator: 'in', value })
  const tasks = (query: Parameters<typeof listPath>[1]) => listPath('/api/leaver-tasks', query)
  return {
    total,
    cases: [
      { name: 'a level of position', path: employees({ position_level: anyOf(3) }) },
      {
        name: 'two levels and a unit',
        path: employees({ position_level: anyOf(3, 4), department_id: anyOf(unit) }),
      },
      { name: 'aged 30 to 35', path: employees({ age: { operator: 'between', from: 30, to: 35 } }) },
      { name: 'a level of education', path: employees({ education_level: anyOf('Cao học') }) },
      {
        name: 'leavers, the last ones first',
        path: `${listPath('/api/employees', { sort: '-leave_date' })}&employment_status=2`,
      },
      { name: 'of a day three years ago', path: `${listPath('/api/employees', {})}&as_of=${threeYearsAgo}` },
      {
        name: 'of that day, a unit',
        path: `${listPath('/api/employees', { filter: { department_id: anyOf(unit) } })}&as_of=${threeYearsAgo}`,
      },
      { name: 'without an account', path: employees({ account_state: anyOf('none') }) },
      { name: 'with a closed account', path: employees({ account_state: anyOf('closed') }) },
      {
        name: 'an identity number',
        path: listPath('/api/employees', { search: { value: number } }),
      },
      { name: 'the board of contracts', path: '/api/contracts/board' },
      { name: 'the board of a unit', path: `/api/contracts/board?department_id=${unit}` },
      { name: 'what is late on the board', path: '/api/contracts/board?late=true' },
      { name: 'tasks of leavers, first page', path: tasks({}) },
      {
        name: 'those that are open or overdue',
        path: tasks({ filter: { status: anyOf('open', 'overdue') } }),
      },
      {
        name: 'those that are overdue',
        path: tasks({ filter: { status: anyOf('overdue') }, sort: 'due_date' }),
      },
    ],
  }
}

/** The identity number of somebody of the company; no call tells one whole without leaving a trace. */
function someNumber(environment: NodeJS.ProcessEnv): Promise<string> {
  return asOwner(environment, async (client) => {
    await client.query(`select set_config('app.company_id', '2', false)`)
    const { rows } = await client.query<{ id_number: string }>(
      'select id_number from employee_papers where company_id = 2 and id_number is not null order by employee_id limit 1',
    )
    return rows[0]?.id_number ?? ''
  })
}
