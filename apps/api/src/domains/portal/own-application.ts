import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { LinkContext } from '../../contract/handlers.ts'
import { linkEnded } from '../../contract/run-by-link.ts'
import { appointmentsOf, eraseOn, offerOf, renewalOf, resultOf } from '../recruitment/public.ts'
import { campaignWord } from '../../portal/portal-place.ts'

type Own = Schemas['OwnApplication']
type CandidateState = Schemas['CandidateState']

/** An application with what its page is made of. */
export interface OwnRow {
  id: number
  recruitment_id: number
  candidate_id: number | null
  reference: string
  public_id: string
  campaign_name: string
  company_name: string
  data_contact: string | null
  data_phone: string | null
  /** Null while HR has not let it through yet; to its sender it is received all the same. */
  candidate_state: CandidateState | null
  is_open: boolean
  answer_by: string
  sent_at: string
  withdrawn_at: string | null
  content: Own['content']
  full_address: string | null
  new_province_id: number | null
  answers: Own['answers']
  files: Own['files']
  consents: Own['consents']
  erase_request: Own['erase_request']
  email_confirmed: boolean | null
  ended_on: string | null
  kept_until: string | null
  version: number
}

/** What an applicant reads of each state. What HR has decided and not told him yet reads as being looked at. */
const ownStates: Readonly<Record<CandidateState, Own['state']>> = {
  new: 'received',
  seen: 'reading',
  contacted: 'reading',
  confirmed: 'confirmed',
  accepted: 'reading',
  employee: 'accepted',
  failed: 'reading',
  work_refused: 'refused',
  withdrawn: 'withdrawn',
  archived: 'archived',
}

/** States in which an application can still be taken back. */
export const withdrawable: ReadonlySet<CandidateState> = new Set<CandidateState>([
  'new',
  'seen',
  'contacted',
  'confirmed',
  'accepted',
])

/**
 * The application that the secret leads to, as its sender reads it: what came with it and nothing else, whatever HR merges
 * later.
 */
export async function ownApplication(context: LinkContext): Promise<Own> {
  const {
    candidate_id: candidateId,
    id: _,
    recruitment_id: __,
    candidate_state: held,
    is_open: isOpen,
    public_id: publicId,
    ...row
  } = await ownRow(context)
  const state = held ?? 'new'
  // Whoever takes his application back may be kept in the pool by his own wish.
  const isThere = row.withdrawn_at === null || state === 'archived'
  const living = isThere ? candidateId : null
  const appointments = living === null ? [] : await appointmentsOf(context, living)
  const offer = living === null ? null : ((await offerOf(context, living)) ?? null)
  const result = living === null ? null : ((await resultOf(context, living)) ?? null)
  const read = isThere ? ownState(state, appointments, offer, result) : 'withdrawn'
  return {
    ...row,
    campaign_id: campaignWord(publicId),
    state: read,
    appointments,
    offer,
    result,
    renewal: candidateId === null ? null : await renewalOf(context, candidateId),
    ended_on: read === 'refused' || read === 'withdrawn' ? row.ended_on : null,
    // Of what HR has decided and not told, not even the day is seen.
    kept_until: over.has(read) ? row.kept_until : null,
    may_change: isThere && isOpen && state === 'new',
    may_withdraw: isThere && withdrawable.has(state),
    may_add_papers: isThere && (withdrawable.has(state) || state === 'employee'),
  }
}

/** States of an application that has come to an end, and is kept for a while. */
const over: ReadonlySet<Own['state']> = new Set<Own['state']>(['failed', 'refused', 'withdrawn', 'archived'])

/** What he reads: an appointment or an offer that he was told of says more than the state itself. */
function ownState(
  state: CandidateState,
  appointments: Own['appointments'],
  offer: Own['offer'],
  result: Own['result'],
): Own['state'] {
  if (result !== null) return 'failed'
  if (offer !== null) return 'accepted'
  const asked = appointments.filter(({ may_answer: mayAnswer }) => mayAnswer)
  if (asked.some(({ answer }) => answer === null)) return 'invited'
  if (asked.some(({ answer }) => answer === 'coming')) return 'confirmed'
  return asked.length > 0 ? 'reading' : ownStates[state]
}

/**
 * The row behind it; held until the end of the transaction where it is to be changed.
 * @throws ApiFailure 401 for what was erased in the same moment
 */
export async function ownRow(context: LinkContext, hold = false): Promise<OwnRow> {
  const { db, inThisCompany, recordId } = context
  const { rows } = await sql<OwnRow>`
    select application.id, application.recruitment_id::integer as recruitment_id, application.candidate_id, application.reference, campaign.public_id,
      campaign.name as campaign_name, company.name as company_name, profile.data_contact, profile.data_phone,
      candidates.state as candidate_state,
      campaign_state(campaign.status, campaign.is_paused, campaign.deadline) = 'open' as is_open,
      ((application.sent_at at time zone 'Asia/Ho_Chi_Minh')::date + campaign.answer_within_days)::text as answer_by,
      case when application.content ->> 'email' <> '' then application.email_confirmed_at is not null end as email_confirmed,
      (${eraseOn})::text as kept_until,
      (coalesce(application.withdrawn_at, candidates.ended_at) at time zone 'Asia/Ho_Chi_Minh')::date::text as ended_on,
      application.sent_at, application.withdrawn_at, application.content, application.version,
      address_text(application.content ->> 'address', (application.content ->> 'new_district_id')::integer, null) as full_address,
      (select commune.province_id from new_districts commune
        where commune.id = (application.content ->> 'new_district_id')::integer) as new_province_id,
      (select coalesce(jsonb_agg(jsonb_build_object('key', answer.key, 'value', answer.value) order by answer.key), '[]')
        from jsonb_each(application.answers) answer) as answers,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', came.kind, 'question_key', came.question_key, 'name', file.name,
          'size', file.size)
          order by came.added_at, file.id), '[]')
        from application_files came
        join files file on file.company_id = came.company_id and file.id = came.file_id and file.removed_at is null
        where ${inThisCompany('came')} and came.application_id = application.id
          and file.scan_state <> 'infected') as files,
      (select coalesce(jsonb_agg(jsonb_build_object('purpose', given.purpose, 'number', given.text_version,
          'content', text.content, 'given_at', given.given_at, 'until', given.until, 'withdrawn_at', given.withdrawn_at)
          order by given.given_at, given.purpose), '[]')
        from application_consents given
        join consent_texts text on text.company_id = given.company_id and text.purpose = given.purpose
          and text.number = given.text_version
        where ${inThisCompany('given')} and given.application_id = application.id) as consents,
      case when application.erase_refusal is not null then jsonb_build_object('asked_at', application.erase_asked_at,
        'refusal', application.erase_refusal, 'due', application.erase_due, 'answer', application.erase_answer,
        'answered_at', application.erase_answered_at) end as erase_request
    from applications application
    join recruitments campaign on ${inThisCompany('campaign')} and campaign.id = application.recruitment_id
    join companies company on company.id = application.company_id
    left join company_profiles profile on ${inThisCompany('profile')}
    left join candidates on ${inThisCompany('candidates')} and candidates.id = application.candidate_id
    where ${inThisCompany('application')} and application.id = ${recordId} and application.erased_at is null
    ${hold ? sql`for update of application` : sql``}`.execute(db)
  const [row] = rows
  if (row === undefined) throw linkEnded('application')
  return row
}
