import { Client } from 'pg'
import { connect } from '@nhansu/api/db/connect.ts'
import { inCompany } from '@nhansu/api/db/transaction.ts'
import { enqueue } from '@nhansu/api/jobs/enqueue.ts'
import { jobs } from '@nhansu/api/jobs/registry.ts'
import { readSettings } from '@nhansu/api/settings.ts'
import { openForCommand } from '@nhansu/api/start/database.ts'
import { asOwner } from './fill-companies.ts'
import { ask, type Product } from './product.ts'
import { send, untilDone } from './serving-cost.ts'

/** The company that a started product is signed in to. */
const COMPANY = 2
/** One order takes no more people. */
const AT_ONCE = 5_000
const LATER = '2028-02-29'

/** Has people of the company transferred on a day to come, and lets that day be today. @returns how many */
export async function dueTransfers(
  product: Product,
  environment: NodeJS.ProcessEnv,
  count: number,
): Promise<number> {
  // A list without pages ends after a thousand.
  const ids = await asOwnerOf(environment, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      'select id from employees where company_id = $1 and active order by id limit $2',
      [COMPANY, count],
    )
    return rows.map(({ id }) => Number(id))
  })
  const { departments } = await ask(product, '/api/departments?pagination=false')
  const { positions } = await ask(product, '/api/positions')
  // As the contract has it.
  const [unit] = (departments as { id: number; level: number }[]).toSorted((a, b) => b.level - a.level)
  const main_position = { position_id: (positions as { id: number }[])[0]?.id, department_id: unit?.id }
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const body = {
      kind: 'transfer',
      ids: ids.slice(from, from + AT_ONCE),
      effective_date: LATER,
      facts: { main_position },
    }
    const { text } = await send(product, '/api/employees/job-changes', JSON.stringify(body))
    const { run_id } = (JSON.parse(text()) as { data: { run_id: number | null } }).data
    if (run_id !== null) await untilDone(product, run_id)
  }
  return asOwnerOf(environment, async (owner) => {
    const { rowCount } = await owner.query(
      `update job_changes set effective_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date
       where company_id = $1 and state = 'waiting' and effective_date = $2`,
      [COMPANY, LATER],
    )
    return rowCount ?? 0
  })
}

/** Asks the database as the owner of its tables, who sees the rows of the company that he has named. */
function asOwnerOf<T>(environment: NodeJS.ProcessEnv, work: (owner: Client) => Promise<T>): Promise<T> {
  return asOwner(environment, async (owner) => {
    await owner.query(`set app.company_id = ${COMPANY}`)
    return work(owner)
  })
}

/** Lets the day turn in the company, and waits for it. */
export async function turnOfDay(environment: NodeJS.ProcessEnv): Promise<{ bytes: number }> {
  const opened = await openForCommand(readSettings(environment), 'bench')
  const database = connect(opened.urls.app, { max: 1, name: 'nhansu-bench' })
  try {
    const run = await inCompany(database, { companyId: COMPANY, readOnly: false }, (transaction) =>
      enqueue(transaction, jobs['employees.day-turn'], {}),
    )
    while (!(await isDone(opened.urls.app, run))) await new Promise((resolve) => setTimeout(resolve, 250))
    return { bytes: 0 }
  } finally {
    await database.close()
    await opened.close()
  }
}

/** Whether a run of nobody, which no call tells of, is done. */
async function isDone(url: string, run: number): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set app.company_id = ${COMPANY}`)
    const { rows } = await client.query<{ state: string; message: string | null }>(
      'select state, message from job_runs where id = $1',
      [run],
    )
    const { state, message } = rows[0] ?? { state: 'lost', message: null }
    if (!['queued', 'running', 'done'].includes(state)) throw new Error(`the turn ${state}: ${message}`)
    return state === 'done'
  } finally {
    await client.end()
  }
}
