import { raiseNeeds } from '@nhansu/api/domains/training/needs/raise-needs.ts'
import { onJobGround } from './job-of-companies.ts'

/** What the nightly look at everybody came to, company after company. */
export interface Night {
  seconds: number
  slowestCompany: number
  raised: number
  settled: number
}

/** Two nights of training needs over the whole group: the first writes all of them down, the second finds nothing new. */
export function nightsOfNeeds(environment: NodeJS.ProcessEnv): Promise<Night[]> {
  return onJobGround(environment, async ({ owner, companies, inEach }) => {
    for (const id of companies) {
      await owner.query(`select set_config('app.company_id', $1, false)`, [String(id)])
      await owner.query(`delete from training_needs where source <> 'proposal'`)
    }
    await owner.query('vacuum (analyze) training_needs')
    const night = async (): Promise<Night> => {
      const { result, ...times } = await inEach(raiseNeeds)
      return { ...times, raised: result['raised'] ?? 0, settled: result['settled'] ?? 0 }
    }
    return [await night(), await night()]
  })
}
