import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'

/** Counts the wordings of what people agree to; a new wording is a new number, and old consents keep theirs. */
export const consentTextVersion = 1

/** The day of today in the zone of the product. */
export const today = sql<string>`(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/** A consent as somebody notes it. */
interface NewConsent {
  applicantId: number
  purpose: 'processing' | 'reserve'
  way: string
  /** Of the pool: the last day. */
  until?: string | null
}

/**
 * Notes what somebody has agreed to. A consent to the pool ends by itself, after `keep_archived_candidate_months` at the
 * latest (Điều 25 Luật 91/2025/QH15); a newer one takes the place of an older one.
 * @returns the last day of a consent to the pool
 * @throws ApiFailure 400 for a day that is over, or beyond what may be agreed to
 */
export async function noteConsent(
  { db, companyId, session, inThisCompany }: ProductContext,
  { applicantId, purpose, way, until = null }: NewConsent,
): Promise<string | null> {
  const { first, last } = await daysInPool({ db })
  if (until !== null && (until < first || until > last)) {
    throw invalidInput({
      [purpose === 'reserve' ? 'until' : 'archived_until']: [
        `Ngày lưu phải từ hôm nay đến ${shownDate(last)}.`,
      ],
    })
  }
  const end = purpose === 'reserve' ? (until ?? last) : null
  if (purpose === 'reserve') {
    await sql`update applicant_consents set withdrawn_at = now() where ${inThisCompany('applicant_consents')}
      and applicant_id = ${applicantId} and purpose = 'reserve' and withdrawn_at is null`.execute(db)
  }
  await sql`insert into applicant_consents (company_id, applicant_id, purpose, text_version, way, until, recorded_by)
    values (${companyId}, ${applicantId}, ${purpose}, ${consentTextVersion}, ${way}, ${end}, ${session.userId})`.execute(
    db,
  )
  return end
}

/** The last day until which somebody can agree today to stay in the pool. */
export async function lastDayInPool(transaction: Pick<CompanyTransaction, 'db'>): Promise<string> {
  return (await daysInPool(transaction)).last
}

async function daysInPool({ db }: Pick<CompanyTransaction, 'db'>): Promise<{ first: string; last: string }> {
  const { rows } = await sql<{ first: string; last: string }>`
    select ${today}::text as first, (${today} + make_interval(months =>
      greatest(1, law_value('keep_archived_candidate_months', ${today})::integer)))::date::text as last`.execute(
    db,
  )
  return rows[0] ?? { first: '', last: '' }
}
