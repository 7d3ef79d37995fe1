import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { holdLettersTo } from '../emails/hold-letters.ts'
import { cancelProcedures } from '../procedures/cancel-procedures.ts'
import { candidatureFields, personFields, type CandidateState } from './candidate-rows.ts'
import { chosen } from './write-candidate.ts'

/** What somebody says of himself on the portal. */
type Content = Schemas['ApplicationContent']

/** A consent that came with an application, to the very text that was read. */
export interface GivenConsent {
  purpose: Schemas['ConsentPurpose']
  text_version: number
  until: string | null
}

/**
 * Makes a candidate of what a stranger has sent: a person and a candidature of his own, whoever else has the same number.
 * Likenesses are for HR to look at; the stranger learns nothing of them.
 */
export async function takeIn(
  { db, companyId }: CompanyTransaction,
  recruitmentId: number,
  content: Content,
  consents: readonly GivenConsent[],
): Promise<number> {
  const applicantId = await inserted(db, companyId, 'applicants', chosen(content, personFields))
  const id = await inserted(db, companyId, 'candidates', {
    ...chosen(content, candidatureFields),
    applicant_id: applicantId,
    recruitment_id: recruitmentId,
    source: 'website',
    state: 'new',
  })
  await noteOwnMove({ db, companyId }, id, null, 'new', null)
  for (const { purpose, text_version: version, until } of consents)
    await sql`insert into applicant_consents (company_id, applicant_id, purpose, text_version, way, until)
      values (${companyId}, ${applicantId}, ${purpose}, ${version}, 'form', ${until})`.execute(db)
  return id
}

/** Corrects what was taken in; the person is the candidature's own. What was sent before and is left out now is emptied. */
export async function changeTakenIn(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
  before: Content,
  now: Content,
): Promise<void> {
  const content = { ...emptied(before), ...now }
  await sql`update applicants set ${assigned(chosen(content, personFields))}
    where ${inThisCompany('applicants')} and id = (select applicant_id from candidates
      where ${inThisCompany('candidates')} and candidates.id = ${id})`.execute(db)
  await sql`update candidates set ${assigned(chosen(content, candidatureFields))}
    where ${inThisCompany('candidates')} and id = ${id}`.execute(db)
}

/** What a link's deeds look at in the candidate behind it. */
export interface OwnCandidate {
  id: number
  applicantId: number
  state: CandidateState
  /** Whether HR must keep him, for a dispute or by law. */
  isHeld: boolean
}

/** A candidate, held until the end of the transaction; undefined once he is erased or deleted. */
export async function heldOwn(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
): Promise<OwnCandidate | undefined> {
  const { rows } = await sql<OwnCandidate>`
    select id, applicant_id as "applicantId", state, hold_reason is not null as "isHeld" from candidates
    where ${inThisCompany('candidates')} and id = ${id} and removed_at is null and erased_at is null for update`.execute(
    db,
  )
  return rows[0]
}

/** Ends a candidature because its applicant takes it back: appointments to come, letters that wait and procedures end with it. */
export async function withdrawOwn(
  context: CompanyTransaction,
  id: number,
  from: CandidateState,
  reason: string | null,
): Promise<void> {
  const { db, inThisCompany } = context
  await sql`update candidates set state = 'withdrawn', state_reason = ${reason}, ended_at = now(), archived_until = null
    where ${inThisCompany('candidates')} and id = ${id}`.execute(db)
  await sql`update recruitment_schedule_candidates as seat set is_cancelled = true
    where ${inThisCompany('seat')} and seat.candidate_id = ${id} and not seat.is_cancelled and exists (
      select from recruitment_schedules schedule where ${inThisCompany('schedule')} and schedule.id = seat.schedule_id
        and schedule.starts_at > now())`.execute(db)
  await holdLettersTo(context, id)
  if (from === 'accepted') await cancelProcedures(context, id)
  await noteOwnMove(context, id, from, 'withdrawn', reason)
}

/** One row of a candidate's history, by himself. */
export async function noteOwnMove(
  { db, companyId }: Pick<CompanyTransaction, 'db' | 'companyId'>,
  id: number,
  from: CandidateState | null,
  to: CandidateState,
  reason: string | null,
): Promise<void> {
  await sql`insert into candidate_moves (company_id, candidate_id, from_state, to_state, reason)
    values (${companyId}, ${id}, ${from}, ${to}, ${reason})`.execute(db)
}

type Fields = Readonly<Record<string, unknown>>

const lists: ReadonlySet<string> = new Set(['languages', 'it_skills', 'experiences'])

function emptied(content: Content): Fields {
  return Object.fromEntries(Object.keys(content).map((field) => [field, lists.has(field) ? [] : null]))
}

function assigned(values: Fields) {
  const names = Object.keys(values)
  return names.length === 0
    ? sql`id = id`
    : sql.join(names.map((name) => sql`${sql.ref(name)} = ${values[name]}`))
}

async function inserted(
  db: CompanyTransaction['db'],
  companyId: number,
  table: 'applicants' | 'candidates',
  values: Fields,
): Promise<number> {
  const names = Object.keys(values)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (company_id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${companyId}, ${sql.join(names.map((name) => values[name]))}) returning id`.execute(db)
  return Number(rows[0]?.id)
}
