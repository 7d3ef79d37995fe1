import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { candidatureFields, lockCandidate, openCandidate, personFields } from './candidate-rows.ts'
import { refuseTwin } from './twins.ts'
import { isThere, visibleCandidates } from './visible-candidates.ts'

type Fields = Readonly<Record<string, unknown>>
type NewCandidate = Omit<Schemas['CandidateStore'], 'consent_reserve'>

/** Where a new candidature begins. */
interface Beginning {
  recruitmentId: number | null
  state: 'new' | 'archived'
  reason?: string
  archivedUntil?: string | null
}

/** Writes the person, or what is new of one who is there already, and his candidature. */
export async function writeNewCandidate(
  context: ProductContext,
  body: NewCandidate,
  beginning: Beginning,
): Promise<{ id: number; applicantId: number }> {
  checkPerson(body)
  const known = body.applicant_id ?? null
  if (known !== null) await requireKnown(context, known)
  if (body.is_other_person !== true) await refuseTwin(context, body, known)
  const person = chosen(body, personFields)
  const applicantId = known ?? (await insert(context, 'applicants', person))
  if (known !== null) await change(context, 'applicants', known, person)
  const id = await insert(context, 'candidates', {
    ...chosen(body, candidatureFields),
    applicant_id: applicantId,
    recruitment_id: beginning.recruitmentId,
    state: beginning.state,
    state_reason: beginning.reason ?? null,
    archived_until: beginning.archivedUntil ?? null,
    created_by: context.session.userId,
  })
  await saveTags(context, id, body.tags)
  await noteMove(context, { id, from: null, to: beginning.state, reason: beginning.reason ?? null })
  context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: body } })
  return { id, applicantId }
}

/** Changes what is sent of a candidate. */
export async function changeCandidate(
  context: ProductContext,
  id: number,
  { version, tags, is_other_person: isOther, ...body }: Schemas['CandidateUpdate'],
): Promise<void> {
  const candidate = await lockCandidate(context, id, version)
  const { candidate: before } = await openCandidate(context, id)
  checkPerson(body)
  if (isOther !== true) await refuseTwin(context, body, candidate.applicant_id)
  const person = chosen(body, personFields)
  if (Object.keys(person).length > 0) await change(context, 'applicants', candidate.applicant_id, person)
  // Also without a field of its own it is saved, so that its version moves on.
  await change(context, 'candidates', id, chosen(body, candidatureFields))
  await saveTags(context, id, tags)
  context.audit({
    recordId: id,
    ...savedChanges({ ...before }, { ...body, ...(tags && { tags }) }),
    ...(version === undefined && { detail: { without_version: true } }),
  })
}

/**
 * Holds the campaign in which somebody applies. Its key stays free: a candidate that is written twice in one transaction looks at
 * it, and whoever writes him must not wait here for somebody who waits for him.
 * @throws ApiFailure 404 when it is not there, 409 unless it is open
 */
export async function lockOpenCampaign(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
): Promise<{ quantity: number }> {
  const { rows } = await sql<{ status: string; quantity: number }>`
    select status, quantity from recruitments where ${inThisCompany('recruitments')} and id = ${id} for no key update`.execute(
    db,
  )
  const [campaign] = rows
  if (campaign === undefined) throw notFound()
  if (campaign.status === 'done') throw new ApiFailure(409, 'Đợt tuyển dụng đã kết thúc.')
  if (campaign.status !== 'recruiting') throw new ApiFailure(409, 'Đợt tuyển dụng chưa mở nhận hồ sơ.')
  return campaign
}

/** One row of a candidate's history. */
export interface NewMove {
  id: number
  from: string | null
  to: string
  reason?: string | null
  way?: string | null
  /** True where it takes back the step before. */
  isBack?: boolean
}

/** Writes a move down; nobody changes it later. */
export async function noteMove(
  { db, companyId, session }: ProductContext,
  { id, from, to, reason = null, way = null, isBack = false }: NewMove,
): Promise<void> {
  await sql`insert into candidate_moves (company_id, candidate_id, from_state, to_state, reason, way, is_back, moved_by)
    values (${companyId}, ${id}, ${from}, ${to}, ${reason}, ${way}, ${isBack}, ${session.userId})`.execute(db)
}

async function saveTags(
  { db, companyId, inThisCompany }: ProductContext,
  id: number,
  tags?: readonly string[],
) {
  if (tags === undefined) return
  await sql`delete from candidate_tags where ${inThisCompany('candidate_tags')} and candidate_id = ${id}`.execute(
    db,
  )
  await sql`insert into candidate_tags (company_id, candidate_id, tag)
    select distinct ${companyId}::integer, ${id}::bigint, btrim(tag) from unnest(${tags}::text[]) as tag`.execute(
    db,
  )
}

async function requireKnown(context: ProductContext, applicantId: number): Promise<void> {
  const { rows } = await sql`
    select id from candidates where ${context.inThisCompany('candidates')} and ${isThere}
      and ${visibleRows(context, visibleCandidates)} and applicant_id = ${applicantId} limit 1`.execute(
    context.db,
  )
  if (rows.length === 0) throw invalidInput({ applicant_id: ['Không tìm thấy hồ sơ này.'] })
}

/** Điều 3 BLLĐ 2019: an employee is at least 15; days of work end after they begin. */
export function checkPerson({ date_of_birth: birth, experiences = [] }: Partial<NewCandidate>): void {
  const now = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const latest = `${Number(now.slice(0, 4)) - 15}${now.slice(4)}`
  if (birth !== undefined && (birth > latest || birth < '1900-01-02')) {
    throw invalidInput({ date_of_birth: ['Người lao động phải từ đủ 15 tuổi.'] })
  }
  const wrong = experiences.findIndex(({ from, to }) => from && to && to < from)
  if (wrong >= 0) {
    throw invalidInput({ [`experiences.${wrong}.to`]: ['Ngày kết thúc không được trước ngày bắt đầu.'] })
  }
}

export function chosen(body: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      if (body[name] === undefined) return []
      return [[name, name === 'experiences' ? JSON.stringify(body[name]) : body[name]]]
    }),
  )
}

type Written = 'applicants' | 'candidates'

async function insert({ db, companyId }: ProductContext, table: Written, values: Fields): Promise<number> {
  const names = Object.keys(values)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (company_id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${companyId}, ${sql.join(Object.values(values))}) returning id`.execute(db)
  return Number(rows[0]?.id)
}

async function change({ db, inThisCompany }: ProductContext, table: Written, id: number, values: Fields) {
  const changes = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
    where ${inThisCompany(table)} and id = ${id}`.execute(db)
}
