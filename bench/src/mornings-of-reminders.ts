import { remind } from '@nhansu/api/domains/settings/reminders/remind.ts'
import { onJobGround } from './job-of-companies.ts'

/** What the reminders of a morning came to, company after company. */
export interface Morning {
  seconds: number
  slowestCompany: number
  /** How many people were told of something. */
  told: number
}

/** Two mornings over the whole group: the first tells everything that is due, the second finds that all has been told. */
export function morningsOfReminders(environment: NodeJS.ProcessEnv): Promise<Morning[]> {
  return onJobGround(environment, async ({ owner, companies, inEach }) => {
    for (const id of companies) {
      await owner.query(`select set_config('app.company_id', $1, false)`, [String(id)])
      await owner.query('delete from reminders_told where company_id = $1', [id])
      await owner.query('delete from reminder_mails where company_id = $1', [id])
    }
    const morning = async (): Promise<Morning> => {
      const { result, ...times } = await inEach(remind)
      return { ...times, told: result['told'] ?? 0 }
    }
    return [await morning(), await morning()]
  })
}
