import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'
import { disciplineOfDecision, type StandingOnDay } from '../employees/public.ts'
import type { Deed } from './type-rules.ts'

/**
 * What 'Kéo dài thời hạn nâng lương' does to the day of the next raise, where the file has one.
 * @returns the day put off by so many months of the calendar; nothing for another form
 */
export async function raisePutOff(
  context: DeedContext,
  decisionId: number,
  { pay }: StandingOnDay,
): Promise<{ deed: Deed; text: string } | undefined> {
  const months = (await disciplineOfDecision(context, decisionId))?.months ?? null
  if (months === null || pay.next_raise_date === null) return undefined
  const { rows } = await sql<{ day: string }>`
    select (${pay.next_raise_date}::date + make_interval(months => ${months}))::date as day`.execute(
    context.db,
  )
  return {
    deed: { kind: 'pay', facts: {}, pay: { next_raise_date: rows[0]?.day ?? pay.next_raise_date } },
    text: `Ngày nâng bậc lần sau lùi ${months} tháng.`,
  }
}
