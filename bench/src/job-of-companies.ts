import { connect } from '@nhansu/api/db/connect.ts'
import type { AnyJob } from '@nhansu/api/jobs/define-job.ts'
import { perform } from '@nhansu/api/jobs/perform.ts'
import { readSettings } from '@nhansu/api/settings.ts'
import { openForCommand } from '@nhansu/api/start/database.ts'
import { Client } from 'pg'

/** What a job over the whole group came to, company after company. */
export interface Round {
  seconds: number
  slowestCompany: number
  /** The figures of its result, of all companies together. */
  result: Readonly<Record<string, number>>
}

/** A group without a product beside it, as its jobs see it. */
export interface JobGround {
  /** The owner of the tables; it sees a company once it is named. */
  owner: Client
  companies: readonly number[]
  /** Does a job in one company after the other, to the end. */
  inEach: (job: AnyJob) => Promise<Round>
}

/** Opens the database of a data folder for jobs that are done once for each company. */
export async function onJobGround<T>(
  environment: NodeJS.ProcessEnv,
  work: (ground: JobGround) => Promise<T>,
): Promise<T> {
  const settings = readSettings(environment)
  const opened = await openForCommand(settings, 'bench')
  const database = connect(opened.urls.app, { max: 4, name: 'nhansu-bench', statementTimeout: 0 })
  const owner = new Client({ connectionString: opened.urls.owner })
  try {
    await owner.connect()
    const { rows } = await owner.query<{ id: number }>('select id from companies order by id')
    const companies = rows.map(({ id }) => id)
    return await work({
      owner,
      companies,
      inEach: async (job) => {
        const round = { seconds: 0, slowestCompany: 0, result: {} as Record<string, number> }
        for (const companyId of companies) {
          await owner.query(`select set_config('app.company_id', $1, false)`, [String(companyId)])
          const { rows: queued } = await owner.query<{ id: string; queue_id: string }>(
            `insert into job_runs (company_id, name, title, state, input, queue_id)
             values ($1, $2, 'Việc', 'queued', '{}', gen_random_uuid()) returning id, queue_id`,
            [companyId, job.name],
          )
          const [{ id: runId, queue_id: id } = { id: '0', queue_id: '' }] = queued
          const start = performance.now()
          await perform({ database, settings, log: console.error }, job, {
            id,
            data: { companyId, runId: Number(runId) },
            isLastAttempt: true,
            signal: new AbortController().signal,
          })
          const seconds = (performance.now() - start) / 1000
          const { rows: done } = await owner.query<{ result: Record<string, number> }>(
            `select result from job_runs where company_id = $1 and id = $2 and state = 'done'`,
            [companyId, runId],
          )
          if (done[0] === undefined) throw new Error(`${job.name} of company ${companyId} did not end well`)
          round.seconds += seconds
          round.slowestCompany = Math.max(round.slowestCompany, seconds)
          for (const [name, figure] of Object.entries(done[0].result))
            round.result[name] = (round.result[name] ?? 0) + figure
        }
        return round
      },
    })
  } finally {
    await owner.end()
    await database.close()
    await opened.close()
  }
}
