import type { Schemas } from '@nhansu/sdk/contract'
import { filledConsent, groundedFields, shippedFormFields } from '@nhansu/sdk/domains/application-form'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { campaignWord } from '../../portal/portal-place.ts'

type Field = Schemas['ApplicationFormField']

/** What an applicant is asked by a campaign, and by when he hears. */
export interface OpenForm {
  /** The random word of the campaign's address. */
  word: string
  fields: readonly Field[]
  questions: readonly Schemas['ApplicationQuestion'][]
  consents: readonly Schemas['ExternalConsent'][]
  answer_within_days: number
  answer_by: string
}

interface FormRow {
  public_id: string
  state: 'open' | 'paused' | 'expired' | 'done'
  is_published: boolean
  form_fields: readonly Field[]
  questions: readonly Schemas['ApplicationQuestion'][]
  answer_within_days: number
  answer_by: string
}

const closed: Readonly<Record<Exclude<FormRow['state'], 'open'>, string>> = {
  paused: 'Đợt tuyển dụng đang tạm ngừng nhận hồ sơ.',
  expired: 'Đã hết hạn nộp hồ sơ.',
  done: 'Đợt tuyển dụng đã kết thúc.',
}

/**
 * The form of the campaign that the link leads to.
 * @param hold whether the campaign is held until the end of the transaction, so that it stays open meanwhile
 * @throws ApiFailure 409 in words where the campaign takes no applications now
 */
export async function openForm(context: LinkContext, hold = false): Promise<OpenForm> {
  const { db, inThisCompany, recordId } = context
  const { rows } = await sql<FormRow>`
    select public_id, is_published, campaign_state(status, is_paused, deadline) as state, form_fields, questions,
      answer_within_days, ((now() at time zone 'Asia/Ho_Chi_Minh')::date + answer_within_days)::text as answer_by
    from recruitments where ${inThisCompany('recruitments')} and id = ${recordId}
    ${hold ? sql`for no key update` : sql``}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the link leads to no campaign')
  if (row.state !== 'open') throw new ApiFailure(409, closed[row.state])
  const fields = row.form_fields.length > 0 ? row.form_fields : shippedFormFields
  const asksSensitive = fields.some(({ field }) => groundedFields.has(field))
  return {
    word: campaignWord(row.public_id),
    fields,
    questions: row.questions,
    consents: await consentsOf(context, asksSensitive),
    answer_within_days: row.answer_within_days,
    answer_by: row.answer_by,
  }
}

/** The texts in force, as they are read; the one for sensitive data only where such are asked for. */
async function consentsOf(
  { db, inThisCompany }: LinkContext,
  asksSensitive: boolean,
): Promise<Schemas['ExternalConsent'][]> {
  const { rows } = await sql<{
    purpose: Schemas['ConsentPurpose']
    number: number
    content: string
    days: number
    months: number
  }>`
    select distinct on (purpose) purpose, number, content,
      law_value('keep_rejected_candidate_days', (now() at time zone 'Asia/Ho_Chi_Minh')::date)::integer as days,
      greatest(1, law_value('keep_archived_candidate_months', (now() at time zone 'Asia/Ho_Chi_Minh')::date)::integer) as months
    from consent_texts where ${inThisCompany('consent_texts')} order by purpose, number desc`.execute(db)
  const order = ['processing', 'sensitive', 'reserve', 'group']
  return rows
    .filter(({ purpose }) => purpose !== 'sensitive' || asksSensitive)
    .toSorted((one, other) => order.indexOf(one.purpose) - order.indexOf(other.purpose))
    .map(({ purpose, number, content, days, months }) => ({
      purpose,
      number,
      content: filledConsent(content, { days, months }),
      is_required: purpose === 'processing',
    }))
}
