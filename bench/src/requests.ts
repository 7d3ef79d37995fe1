import { tellArchive, tellErasures } from './data-rights.ts'
import { asOwner } from './fill-companies.ts'
import { fillRequests } from './fill-requests.ts'
import { groupsAsked } from './groups.ts'
import { listPath } from './list-path.ts'
import { measure } from './measure.ts'
import { tell } from './measured-table.ts'
import { ask, type Product, startProduct } from './product.ts'
import { send } from './serving-cost.ts'

const PORT = 24_800
/** How many one call reviews at most, and how many are reviewed. */
const [AT_ONCE, REVIEWED] = [100, 500]

/**
 * `npm run bench:requests [sizes…] [--companies 2]`: the lists of requests for changes of files, 'Ai đã xem' of one person,
 * the review of five hundred requests, one person's data as an archive and the erasure of leavers (`BENCH_ERASED`, 1,000) at
 * each size of the group; 100,000 people by default.
 */
for (const { size, filled } of groupsAsked(process.argv.slice(2), [100_000])) {
  const environment = await filled(PORT)
  await fillRequests(environment)
  const { requests, views, seen } = await counted(environment)
  const product = await startProduct(environment)
  try {
    console.log(
      `\nRequests for changes: group of ${size}, ${requests} requests and ${views} views in the company; 16 connections\n`,
    )
    await tell(measure(product, environment, requestCases(seen)))
    await tellReview(product)
    await tellArchive(product, seen)
    await tellErasures(product)
  } finally {
    await product.stop()
  }
}

/** What reviewers and people ask most. */
function requestCases(seen: number) {
  const requests = (query: Parameters<typeof listPath>[1]) => listPath('/api/request-change-infos', query)
  const waiting = { state: { operator: 'in', value: ['waiting'] } }
  return [
    { name: 'requests, first page', path: requests({}) },
    { name: 'the same, page 500', path: requests({ page: 500 }) },
    { name: 'those that wait', path: requests({ filter: waiting }) },
    {
      name: "those that wait, 'nguyen an'",
      path: requests({ filter: waiting, search: { value: 'nguyen an' } }),
    },
    { name: "'Ai đã xem' of who was seen most", path: `/api/employees/${seen}/data-views` },
  ]
}

/** Five hundred requests that wait, reviewed by as few calls as may be. */
async function tellReview(product: Product): Promise<void> {
  const filter = { state: { operator: 'in', value: ['waiting'] } }
  const ids: number[] = []
  for (let page = 1; ids.length < REVIEWED; page += 1) {
    const path = listPath('/api/request-change-infos', { filter, page })
    // As the contract has them.
    const { requests } = (await ask(product, path)) as { requests: { id: number }[] }
    if (requests.length === 0) break
    ids.push(...requests.map(({ id }) => id))
  }
  const times: number[] = []
  let done = 0
  for (let from = 0; from < Math.min(ids.length, REVIEWED); from += AT_ONCE) {
    const body = JSON.stringify({ ids: ids.slice(from, from + AT_ONCE), accept: true })
    const before = performance.now()
    const { text } = await send(product, '/api/request-change-infos/review-bulk', body)
    times.push(performance.now() - before)
    const { data } = JSON.parse(text()) as { data: { results: { done: boolean }[] } }
    done += data.results.filter((each) => each.done).length
  }
  const total = times.reduce((sum, each) => sum + each, 0)
  console.log(
    `\nreview of ${done} requests by ${times.length} calls: ${total.toFixed(0)} ms, the slowest call ${Math.max(...times).toFixed(0)} ms`,
  )
}

/** How many requests and views the company has, and whom most views are about. */
function counted(environment: NodeJS.ProcessEnv): Promise<{ requests: number; views: number; seen: number }> {
  return asOwner(environment, async (client) => {
    await client.query(`select set_config('app.company_id', '2', false)`)
    const { rows } = await client.query<{ requests: number; views: number; seen: number }>(
      `select (select count(*) from request_change_infos where company_id = 2)::integer as requests,
         (select count(*) from personal_data_views where company_id = 2)::integer as views,
         (select employee_id from personal_data_view_people where company_id = 2
           group by employee_id order by count(*) desc limit 1)::integer as seen`,
    )
    const [first = { requests: 0, views: 0, seen: 0 }] = rows
    return first
  })
}
