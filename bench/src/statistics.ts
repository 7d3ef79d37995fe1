import { fillContracts } from './fill-contracts.ts'
import { groupsAsked } from './groups.ts'
import { measure } from './measure.ts'
import { tell } from './measured-table.ts'
import { signIn, startProduct } from './product.ts'

const PORT = 24_680
/** Reports are asked for by few, one after the other; what one of them waits is what counts. */
const CONNECTIONS = 1

const report = (path: string, more = '') => `/api/statistics/${path}?as_of=${dayOf(0)}${more}`

const conditions = [
  { field: 'gender', operator: 'is', value: 'Nữ' },
  { field: 'date_of_birth', operator: 'between', from: '1985-01-01', to: '1995-12-31' },
  { field: 'native_place', operator: 'contain', value: 'hai phong' },
]

const cases = [
  { name: 'people by unit', path: report('employees') },
  { name: 'the same, of a day three years ago', path: `/api/statistics/employees?as_of=${dayOf(-1095)}` },
  { name: 'people by nature of work', path: report('employees', '&by=nature_of_work') },
  { name: 'addresses', path: report('employees/address') },
  { name: 'ages', path: report('employees/ages') },
  { name: 'children', path: report('employees/children') },
  { name: 'levels of education', path: report('employees/education-levels') },
  { name: 'seniority', path: report('employees/seniority') },
  { name: 'contracts', path: report('contracts') },
  {
    name: 'volatility of 12 months',
    path: `/api/statistics/employees/volatility?from=${dayOf(-340).slice(0, 7)}&to=${dayOf(0).slice(0, 7)}`,
  },
  {
    name: 'conditions with three fields',
    path: '/api/statistics/employees/with-conditions',
    body: { match: 'and', conditions, size: 50 },
  },
  { name: 'the first page, /home', path: '/api/home' },
]

/**
 * `npm run bench:statistics [sizes…]`: the reports of a company, people by three conditions and the first page, at each size
 * of the group; 10,000 and 1,000,000 by default. With `--companies 2` the first two companies alone hold them.
 */
for (const { size, filled } of groupsAsked(process.argv.slice(2), [10_000, 1_000_000])) {
  const environment = await filled(PORT)
  await fillContracts(environment)
  const product = await startProduct(environment)
  try {
    console.log(`\nStatistics: group of ${size}; one request after the other\n`)
    await tell(measure(product, environment, cases, CONNECTIONS))
    const head = { ...product, ...(await signIn(environment, 'Đội trưởng')) }
    const home = [{ name: "the first page of a unit's head, /home", path: '/api/home' }]
    await tell(measure(head, environment, home, CONNECTIONS))
  } finally {
    await product.stop()
  }
}

function dayOf(after: number): string {
  return new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)
}
