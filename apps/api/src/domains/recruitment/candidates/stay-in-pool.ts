import type { Schemas } from '@nhansu/sdk/contract'
import { filledConsent } from '@nhansu/sdk/domains/application-form'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { consentUntil } from './candidate-rows.ts'
import { today } from './consents.ts'
import { heldOwn, noteOwnMove } from './own-way.ts'

type Renewal = Schemas['OwnRenewal']

/** Why he is in the pool, as HR reads it. */
const ownWish = 'Rút hồ sơ, đồng ý được lưu trong nguồn dự trữ.'

/**
 * By what somebody in the pool may stay there longer: the text in force, and the last day of as many months from today as
 * the law's constant says; and by what somebody who has taken his application back may be kept there. Null for anybody else,
 * and for whoever has taken that consent back or could gain no day.
 */
export async function renewalOf(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
): Promise<Renewal | null> {
  const { rows } = await sql<Renewal & Schemas['ConsentKeeping']>`
    select text.number, text.content, lasting.days, lasting.months, lasting.until::text as until
    from candidates
    cross join (
      select day, days, months, (day + make_interval(months => months))::date as until from (
        select ${today} as day, law_value('keep_rejected_candidate_days', ${today})::integer as days,
          greatest(1, law_value('keep_archived_candidate_months', ${today})::integer) as months) law
    ) lasting
    cross join lateral (
      select number, content from consent_texts where ${inThisCompany('consent_texts')} and purpose = 'reserve'
      order by number desc limit 1
    ) text
    where ${inThisCompany('candidates')} and candidates.id = ${id} and candidates.removed_at is null
      and candidates.erased_at is null and (candidates.state = 'withdrawn'
        or candidates.state = 'archived' and candidates.archived_until < lasting.until and ${consentUntil} >= lasting.day)`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) return null
  const { days, months, number, content, until } = row
  return { number, content: filledConsent(content, { days, months }), until }
}

/**
 * Lets somebody stay in the pool because he has agreed to it once more, or into it after he has taken his application back; a
 * newer consent takes the place of an older one.
 * @param number of the text that he has read
 * @returns the last day
 * @throws ApiFailure 409 for whoever cannot stay longer, and for a text that was replaced meanwhile
 */
export async function stayInPool(context: CompanyTransaction, id: number, number: number): Promise<string> {
  const { db, companyId, inThisCompany } = context
  const candidate = await heldOwn(context, id)
  const renewal = candidate === undefined ? null : await renewalOf(context, id)
  if (candidate === undefined || renewal === null)
    throw new ApiFailure(409, 'Hồ sơ không còn trong nguồn dự trữ, hoặc đã được gia hạn đến ngày xa nhất.')
  if (renewal.number !== number)
    throw new ApiFailure(409, 'Nội dung đồng ý vừa được thay đổi. Hãy đọc lại rồi gia hạn.')
  await sql`update applicant_consents set withdrawn_at = now() where ${inThisCompany('applicant_consents')}
    and applicant_id = ${candidate.applicantId} and purpose = 'reserve' and withdrawn_at is null`.execute(db)
  await sql`insert into applicant_consents (company_id, applicant_id, purpose, text_version, way, until)
    values (${companyId}, ${candidate.applicantId}, 'reserve', ${number}, 'form', ${renewal.until})`.execute(
    db,
  )
  await sql`update candidates set state = 'archived', archived_until = ${renewal.until},
      state_reason = case when state = 'archived' then state_reason else ${ownWish} end
    where ${inThisCompany('candidates')} and id = ${id}`.execute(db)
  if (candidate.state !== 'archived') await noteOwnMove(context, id, candidate.state, 'archived', ownWish)
  return renewal.until
}
