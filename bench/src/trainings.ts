import { fillTrainings } from './fill-trainings.ts'
import { groupsAsked } from './groups.ts'
import { listPath } from './list-path.ts'
import { measure } from './measure.ts'
import { tell } from './measured-table.ts'
import { nightsOfNeeds } from './night-of-needs.ts'
import { ask, type Product, startProduct } from './product.ts'

const PORT = 24_670

/**
 * `npm run bench:trainings [sizes…]`: the lists of courses and of certificates held at each size, as many employees in the
 * group beside them, and two nights of training needs over all of these; 1,000,000 by default. With `--companies 2` the first
 * two companies alone hold the people, and every company as many courses as one of the two has people.
 */
for (const { size, companies, filled } of groupsAsked(process.argv.slice(2), [1_000_000])) {
  const environment = await filled(PORT)
  await fillTrainings(environment, Math.ceil(size / companies))
  for (const night of await nightsOfNeeds(environment)) {
    const { seconds, slowestCompany, raised, settled } = night
    console.log(
      `a night over ${size} employees: ${seconds.toFixed(1)} s, ${slowestCompany.toFixed(1)} s in the slowest company; ${raised} needs raised, ${settled} settled`,
    )
  }
  const product = await startProduct(environment)
  try {
    console.log(`\nCourses and certificates held: group of ${size}; 16 connections\n`)
    await tell(measure(product, environment, await trainingCases(product)))
  } finally {
    await product.stop()
  }
}

/** What those who plan and those who look after certificates ask for most. */
async function trainingCases(product: Product) {
  const courses = '/api/trainings'
  const held = '/api/employee-certificates'
  const [kind] = (
    (await ask(product, '/api/certificates?pagination=true&size=30')) as { certificates: { id: number }[] }
  ).certificates
  const ending = { expiry_date: { operator: 'between', from: dayAfter(0), to: dayAfter(60) } }
  return [
    { name: 'courses, first page', path: listPath(courses) },
    { name: 'the same, page 500', path: listPath(courses, { page: 500 }) },
    {
      name: 'courses that are running',
      path: listPath(courses, { filter: { status: { operator: 'in', value: ['running'] } } }),
    },
    { name: "courses, 'xe nang'", path: listPath(courses, { search: { value: 'xe nang' } }) },
    {
      name: 'courses of a month',
      path: listPath(courses, {
        filter: { start_date: { operator: 'between', from: dayAfter(-30), to: dayAfter(0) } },
      }),
    },
    { name: 'certificates held, first page', path: listPath(held) },
    { name: 'the same, page 500', path: listPath(held, { page: 500 }) },
    { name: 'those that end within 60 days', path: listPath(held, { sort: 'expiry_date', filter: ending }) },
    {
      name: 'those of one kind',
      path: listPath(held, { filter: { certificate_id: { operator: 'equal', value: kind?.id } } }),
    },
    { name: "certificates, 'nguyen an'", path: listPath(held, { search: { value: 'nguyen an' } }) },
    {
      name: 'those that are expiring',
      path: listPath(held, { filter: { state: { operator: 'in', value: ['expiring'] } } }),
    },
  ]
}

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
