import { connect } from '@nhansu/api/db/connect.ts'
import { raiseNeeds } from '@nhansu/api/domains/training/needs/raise-needs.ts'
import { perform } from '@nhansu/api/jobs/perform.ts'
import { readSettings } from '@nhansu/api/settings.ts'
import { openForCommand } from '@nhansu/api/start/database.ts'
import { Client } from 'pg'

/** What the nightly look at everybody came to, company after company. */
export interface Night {
  seconds: number
  slowestCompany: number
  raised: number
  settled: number
}

/** Two nights of training needs over the whole group: the first writes all of them down, the second finds nothing new. */
export async function nightsOfNeeds(environment: NodeJS.ProcessEnv): Promise<Night[]> {
  const settings = readSettings(environment)
  const opened = await openForCommand(settings, 'bench')
  const database = connect(opened.urls.app, { max: 4, name: 'nhansu-bench', statementTimeout: 0 })
  const owner = new Client({ connectionString: opened.urls.owner })
  try {
    await owner.connect()
    const { rows: companies } = await owner.query<{ id: number }>('select id from companies order by id')
    for (const { id } of companies) {
      await owner.query(`select set_config('app.company_id', $1, false)`, [String(id)])
      await owner.query(`delete from training_needs where source <> 'proposal'`)
    }
    await owner.query('vacuum (analyze) training_needs')
    return [await night(), await night()]

    async function night(): Promise<Night> {
      const come: Night = { seconds: 0, slowestCompany: 0, raised: 0, settled: 0 }
      for (const { id: companyId } of companies) {
        await owner.query(`select set_config('app.company_id', $1, false)`, [String(companyId)])
        const { rows } = await owner.query<{ id: string; queue_id: string }>(
          `insert into job_runs (company_id, name, title, state, input, queue_id)
           values ($1, $2, 'Nhu cầu', 'queued', '{}', gen_random_uuid()) returning id, queue_id`,
          [companyId, raiseNeeds.name],
        )
        const [{ id: runId, queue_id: id } = { id: '0', queue_id: '' }] = rows
        const start = performance.now()
        await perform({ database, settings, log: console.error }, raiseNeeds, {
          id,
          data: { companyId, runId: Number(runId) },
          isLastAttempt: true,
          signal: new AbortController().signal,
        })
        const seconds = (performance.now() - start) / 1000
        const { rows: done } = await owner.query<{ result: { raised: number; settled: number } }>(
          `select result from job_runs where company_id = $1 and id = $2 and state = 'done'`,
          [companyId, runId],
        )
        const [{ result } = { result: undefined }] = done
        if (result === undefined) throw new Error(`the night of company ${companyId} did not end well`)
        come.seconds += seconds
        come.slowestCompany = Math.max(come.slowestCompany, seconds)
        come.raised += result.raised
        come.settled += result.settled
      }
      return come
    }
  } finally {
    await owner.end()
    await database.close()
    await opened.close()
  }
}
