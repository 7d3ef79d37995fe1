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
  const { rows } = await sql<{ earliest: string; is_first: boolean }>`
    select to_char(least(a_year_back, first_day), 'DD-MM-YYYY') as earliest, coalesce(first_day < a_year_back, false) as is_first
    from (select ${signed}::date - ${mostBack}::integer as a_year_back, (select first.effective_date from decisions first
        where ${inThisCompany('first')} and first.id = ${corrects_id}::bigint) as first_day) as reach
    where ${day}::date < least(a_year_back, first_day)`.execute(db)
  const [late] = rows
  if (late === undefined) return undefined
  if (late.is_first)
    return `Ngày hiệu lực không được trước ngày hiệu lực của quyết định được đính chính (${late.earliest}).`
  return `Ngày hiệu lực không được trước ngày ký quá ${mostBack} ngày, sớm nhất là ${late.earliest}.`
}
