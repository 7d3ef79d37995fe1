import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound, stale } from '../../../contract/failure.ts'
import { answerRules } from '../../../contract/field-needs.ts'
import { type RowReaches, rowReaches, shownBy } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { namesIn } from '../../../contract/list-query/names.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { ListField, ListSource } from '../../../contract/list-query/source.ts'
import { isThere, visibleCandidates } from './visible-candidates.ts'

export type Candidate = Schemas['Candidate']
export type CandidateRow = Schemas['CandidateRow']
export type CandidateState = Schemas['CandidateState']

const person = (
  column: string,
): RawBuilder<unknown> => sql`(select ${sql.ref(`a.${column}`)} from applicants a
  where a.company_id = candidates.company_id and a.id = candidates.applicant_id)`
const campaign = (
  column: string,
): RawBuilder<unknown> => sql`(select ${sql.ref(`r.${column}`)} from recruitments r
  where r.company_id = candidates.company_id and r.id = candidates.recruitment_id)`
const userName = (column: string): RawBuilder<unknown> => sql`(
  select known.full_name from names_of_users(array[${sql.ref(`candidates.${column}`)}]) known)`

/** Fields that are the person's, and so the same in all his candidatures. */
export const personFields = [
  'full_name',
  'gender',
  'date_of_birth',
  'phone',
  'email',
  'id_number',
  'address',
  'new_district_id',
  'ward_id',
  'height',
  'weight',
  'marital_status',
  'edu_level',
  'school',
  'major',
  'graduation_year',
  'grade',
  'languages',
  'it_skills',
  'experiences',
  'relatives_in_group',
] as const

/** Fields of one candidature. */
export const candidatureFields = [
  'source',
  'referrer_id',
  'expected_salary',
  'available_date',
  'shift_ok',
  'conflict_of_interest',
  'note',
] as const

/** The day until which somebody has agreed to stay in the pool; null without a living consent. */
export const consentUntil: RawBuilder<unknown> = sql`(select max(consent.until) from applicant_consents consent
  where consent.company_id = candidates.company_id and consent.applicant_id = candidates.applicant_id
    and consent.purpose = 'reserve' and consent.withdrawn_at is null)`

/**
 * When a candidate is erased by itself (Điều 25 Luật 91/2025/QH15): so many days after an end that was none of ours, and
 * when the time in the pool is over or the consent to it was taken back.
 */
export const eraseOn: RawBuilder<unknown> = sql`case
  when candidates.hold_reason is not null then null
  when candidates.state in ('failed', 'work_refused', 'withdrawn') then
    (candidates.ended_at at time zone 'Asia/Ho_Chi_Minh')::date
      + law_value('keep_rejected_candidate_days', (candidates.ended_at at time zone 'Asia/Ho_Chi_Minh')::date)::integer
  when candidates.state = 'archived' then
    least(candidates.archived_until, coalesce(${consentUntil}, (now() at time zone 'Asia/Ho_Chi_Minh')::date - 1)) + 1
  end`

const files = sql`files.company_id = candidates.company_id and files.owner_kind = 'candidate'
  and files.owner_id = candidates.id and files.removed_at is null`

/** What can be selected of a candidate beside the columns of its table. */
const computed: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...Object.fromEntries(personFields.map((field) => [field, person(field)])),
  full_name: sql`candidates.full_name`,
  phone: sql`candidates.phone`,
  full_address: sql`(select address_text(a.address, a.new_district_id, a.ward_id) from applicants a
    where a.company_id = candidates.company_id and a.id = candidates.applicant_id)`,
  recruitment_code: campaign('code'),
  recruitment_name: campaign('name'),
  position_name: sql`(select p.name from recruitments r
    join positions p on p.company_id = r.company_id and p.id = r.position_id
    where r.company_id = candidates.company_id and r.id = candidates.recruitment_id)`,
  referrer_name: sql`(select e.full_name from employees e
    where e.company_id = candidates.company_id and e.id = candidates.referrer_id)`,
  seen_by_name: userName('seen_by'),
  tags: sql`coalesce((select array_agg(t.tag order by t.tag) from candidate_tags t
    where t.company_id = candidates.company_id and t.candidate_id = candidates.id), '{}')`,
  has_cv: sql`exists (select from files where ${files} and files.purpose = 'candidate_cv')`,
  consent_until: consentUntil,
  erase_on: eraseOn,
  consents: sql`coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'purpose', c.purpose, 'text_version', c.text_version,
      'way', c.way, 'given_at', c.given_at, 'until', c.until, 'withdrawn_at', c.withdrawn_at) order by c.id desc)
    from applicant_consents c where c.company_id = candidates.company_id and c.applicant_id = candidates.applicant_id), '[]')`,
  files: sql`coalesce((select jsonb_agg(jsonb_build_object('id', files.id, 'kind', files.purpose, 'name', files.name,
      'media_type', files.media_type, 'size', files.size, 'created_at', files.created_at) order by files.id desc)
    from files where ${files}), '[]')`,
}

const ofRow = [
  'id',
  'applicant_id',
  'recruitment_id',
  'recruitment_code',
  'recruitment_name',
  'position_name',
  'full_name',
  'gender',
  'date_of_birth',
  'phone',
  'email',
  'edu_level',
  'major',
  'source',
  'expected_salary',
  'state',
  'state_reason',
  'applied_at',
  'archived_until',
  'tags',
  'has_cv',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Schemas['CandidateRow'])[]

const ofCandidate = [
  ...new Set([
    ...ofRow,
    ...personFields,
    ...candidatureFields,
    'full_address',
    'referrer_name',
    'seen_at',
    'seen_by_name',
    'refusal',
    'offered_salary',
    'offered_start',
    'probation_group',
    'probation_days',
    'hold_reason',
    'erase_on',
    'consents',
    'files',
  ] as const satisfies readonly (keyof Candidate)[]),
]

/** Selects these fields of a candidate by their names on the wire. */
export function candidateColumns(fields: Iterable<string>): RawBuilder<unknown> {
  return sql.join(
    [...fields].map(
      (field) => sql`${computed[field] ?? sql.ref(`candidates.${field}`)} as ${sql.ref(field)}`,
    ),
  )
}

/** The columns of a row of a list. */
export const rowColumns: RawBuilder<unknown> = candidateColumns(ofRow)

const among = (key: string, which: (values: readonly unknown[]) => RawBuilder<unknown>): ListField => ({
  values: key.endsWith('_id') ? 'integer' : 'string',
  matches: (values, { inThisCompany }) => ({
    table: 'candidates',
    key: 'id',
    where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.id`)} in (
      select candidates.id from candidates where ${inThisCompany('candidates')} and ${which(values)})`,
  }),
})
const ofPerson = (which: (values: readonly unknown[]) => RawBuilder<unknown>) =>
  among(
    'person',
    (values) => sql`exists (select from applicants a
    where a.company_id = candidates.company_id and a.id = candidates.applicant_id and ${which(values)})`,
  )

/** How lists of candidates are found, filtered and sorted. */
export const candidateSource: ListSource = {
  table: 'candidates',
  words: { table: 'candidate_words', key: 'candidate_id' },
  defaultSort: '-applied_at',
  fields: {
    full_name: { sortsBy: sql`candidates.sort_name` },
    date_of_birth: { sortsBy: person('date_of_birth') },
    recruitment_id: { values: 'integer', names: namesIn('recruitments') },
    edu_level: ofPerson((values) => sql`a.edu_level = any(${values}::text[])`),
    languages: ofPerson((values) => sql`a.languages && ${values}::text[]`),
    it_skills: ofPerson((values) => sql`a.it_skills && ${values}::text[]`),
    tags: among(
      'tags',
      (values) => sql`exists (select from candidate_tags t
      where t.company_id = candidates.company_id and t.candidate_id = candidates.id and t.tag = any(${values}::text[]))`,
    ),
    position_id: {
      ...among(
        'position_id',
        (values) => sql`exists (select from recruitments r
        where r.company_id = candidates.company_id and r.id = candidates.recruitment_id
          and r.position_id = any(${values}::bigint[]))`,
      ),
      names: namesIn('positions'),
    },
  },
}

/** A candidate who lies open before whoever asks, with all there is of him. */
export interface OpenCandidate {
  candidate: Candidate
  reaches: RowReaches
}

/**
 * Opens a candidate as far as the operation's rights reach.
 * @throws ApiFailure 404 for one who is not there, or not for whoever asks
 */
export async function openCandidate(context: ProductContext, id: number): Promise<OpenCandidate> {
  const { rows } = await sql<Candidate & { reaches: RowReaches }>`
    select ${candidateColumns(ofCandidate)}, ${rowReaches(context, visibleCandidates)} as reaches from candidates
    where ${context.inThisCompany('candidates')} and ${isThere} and ${visibleRows(context, visibleCandidates)}
      and candidates.id = ${id}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  const { reaches, ...candidate } = rows[0]
  return { candidate, reaches }
}

/**
 * A candidate as his reader may see him. What leaves as a file has no answer of its own in the contract, so that the rights
 * on fields are always those of the call that shows one.
 */
export async function showCandidate(context: ProductContext, id: number): Promise<{ candidate: Candidate }> {
  const { candidate, reaches } = await openCandidate(context, id)
  const rules = answerRules(operationNamed('candidates.show'), 'candidate')
  const { dotted_fields: _, ...shown } = shownBy(rules, context, candidate, reaches)
  // The contract requires only fields that everybody with a way in may see.
  return { candidate: shown as Candidate }
}

/** What a move looks at. */
export interface LockedCandidate {
  id: number
  applicant_id: number
  recruitment_id: number | null
  state: CandidateState
  version: number
}

/**
 * Holds a candidate until the end of the transaction, so that of two who write the second sees what the first did.
 * @throws ApiFailure 404 when he is not there or not for the writer, 409 with the newer values for a stale save
 */
export async function lockCandidate(
  context: ProductContext,
  id: number,
  version?: number,
): Promise<LockedCandidate> {
  const { rows } = await sql<LockedCandidate>`
    select id, applicant_id, recruitment_id, state, version from candidates
    where ${context.inThisCompany('candidates')} and ${isThere} and ${visibleRows(context, visibleCandidates)}
      and candidates.id = ${id} for update`.execute(context.db)
  const [candidate] = rows
  if (candidate === undefined) throw notFound()
  if (version !== undefined && version !== candidate.version) throw stale(await showCandidate(context, id))
  return candidate
}
