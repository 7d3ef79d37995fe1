import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'

/** So many days before its paper is signed a decision takes effect at most. */
const mostBack = 365

/** The days of a decision, and the one whose place it takes. */
interface DatedDecision {
  effective_date: string
  sign_date: string | null | undefined
  corrects_id: number | null
}

/**
 * Why a decision cannot take effect on its day: it lies too far before the paper. A correction reaches back to the day of
 * the decision whose place it takes, however long ago that was. Decisions of before the product do not come here.
 */
export async function backdatedFault(
  { db, inThisCompany }: DeedContext,
  { effective_date: day, sign_date: signed, corrects_id }: DatedDecision,
): Promise<string | undefined> {
  if (!signed) return undefined
  const { rows } = await sql<{ earliest: string }>`
    select to_char(earliest, 'DD-MM-YYYY') as earliest from (
      select least(${signed}::date - ${mostBack}::integer, (select first.effective_date from decisions first
        where ${inThisCompany('first')} and first.id = ${corrects_id}::bigint)) as earliest) as reach
    where ${day}::date < earliest`.execute(db)
  const [late] = rows
  return late && `Ngày hiệu lực không được trước ngày ký quá ${mostBack} ngày, sớm nhất là ${late.earliest}.`
}
