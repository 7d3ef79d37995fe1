import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { AuditEntry } from '../../contract/audit.ts'
import { type FieldValues, savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { resultsOf } from './result-rows.ts'
import { settleResults } from './settle-results.ts'

/** What is entered of somebody's result; what is not sent stays. */
export type ResultEntry = Schemas['ExamResultEntry']

/**
 * Enters results of a held test, all or none, and reckons what follows of them. Answers what the trail is told of it, a line
 * for each person.
 * @throws ApiFailure 404 for somebody of another test, 409 for one's own result and for a stale save, 400 for a score of
 *   an absent person or of a part of another test
 */
export async function enterResults(
  context: ProductContext,
  examId: number,
  entries: readonly ResultEntry[],
): Promise<AuditEntry[]> {
  const { db, inThisCompany, session } = context
  const ids = entries.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) {
    throw invalidInput({ results: ['Mỗi người chỉ có một dòng kết quả.'] })
  }
  const { rows } = await sql<{ id: number; employee_id: number; version: number }>`
    select id, employee_id, version from exam_people
    where ${inThisCompany('exam_people')} and exam_id = ${examId} and id = any(${ids}::bigint[])
    order by id for update`.execute(db)
  if (rows.length !== ids.length) throw notFound()
  if (rows.some(({ employee_id: employee }) => employee === session.employeeId)) {
    throw new ApiFailure(409, 'Bạn không nhập được kết quả của chính mình. Hãy nhờ người khác nhập.')
  }
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  if (entries.some(({ id, version }) => version !== undefined && version !== versions.get(id))) {
    throw stale({ results: await resultsOf(context, examId) })
  }
  const before = await toldResults(context, examId, ids)
  await writePeople(context, entries)
  await writeScores(context, examId, entries)
  await settleResults(context, examId, ids)
  const after = await toldResults(context, examId, ids)
  return ids.flatMap((recordId) => {
    const now = after.get(recordId)
    return now === undefined ? [] : [{ recordId, ...savedChanges(before.get(recordId) ?? {}, now) }]
  })
}

/** Results as the trail tells them, with the names of the parts beside their scores. */
async function toldResults(
  context: ProductContext,
  examId: number,
  ids: readonly number[],
): Promise<Map<number, FieldValues>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from exam_parts where ${context.inThisCompany('exam_parts')} and exam_id = ${examId}`.execute(
    context.db,
  )
  const parts = new Map(rows.map(({ id, name }) => [id, name]))
  const results = await resultsOf(context, examId, sql`exam_people.id = any(${ids}::bigint[])`)
  return new Map(
    results.map(({ id, scores, total, classify_name, passed, absent_reason, remark }) => {
      const named = scores.map(({ part_id: part, score }) => ({ id: part, name: parts.get(part), score }))
      return [id, { scores: named, total, classify_name, passed, absent_reason, remark }]
    }),
  )
}

async function writePeople(context: ProductContext, entries: readonly ResultEntry[]): Promise<void> {
  const { db, inThisCompany } = context
  const plain = entries.map(({ id, absent_reason: absent, remark }) => ({
    id,
    has_absent: absent !== undefined,
    absent: absent ?? null,
    has_remark: remark !== undefined,
    remark: remark ?? null,
  }))
  const absent = entries.flatMap(({ id, absent_reason: reason }) => (reason ? [id] : []))
  await sql`delete from exam_scores
    where ${inThisCompany('exam_scores')} and person_id = any(${absent}::bigint[])`.execute(db)
  await sql`
    update exam_people person set
      total = case when entry.has_absent and entry.absent is not null then null else person.total end,
      passed = case when entry.has_absent and entry.absent is not null then null else person.passed end,
      classify_id = case when entry.has_absent and entry.absent is not null then null else person.classify_id end,
      absent_reason = case when entry.has_absent then entry.absent else person.absent_reason end,
      remark = case when entry.has_remark then entry.remark else person.remark end
    from jsonb_to_recordset(${JSON.stringify(plain)}::jsonb)
      as entry (id bigint, has_absent boolean, absent text, has_remark boolean, remark text)
    where ${inThisCompany('person')} and person.id = entry.id`.execute(db)
}

async function writeScores(
  context: ProductContext,
  examId: number,
  entries: readonly ResultEntry[],
): Promise<void> {
  const { db, companyId, inThisCompany } = context
  const scores = entries.flatMap(({ id, scores: given = [] }) =>
    given.map(({ part_id: part, score }) => ({ person: id, part, score })),
  )
  if (scores.length === 0) return
  const parts = await sql<{ id: number }>`
    select id from exam_parts where ${inThisCompany('exam_parts')} and exam_id = ${examId}`.execute(db)
  const known = new Set(parts.rows.map(({ id }) => id))
  const pairs = new Set(scores.map(({ person, part }) => `${person}/${part}`))
  if (pairs.size !== scores.length || scores.some(({ part }) => !known.has(part))) {
    throw invalidInput({ results: ['Có phần thi không thuộc đợt kiểm tra này, hoặc được nhập hai lần.'] })
  }
  const people = scores.flatMap(({ person, score }) => (score === null ? [] : [person]))
  const absent = await sql`
    select from exam_people where ${inThisCompany('exam_people')} and id = any(${people}::bigint[])
      and absent_reason is not null`.execute(db)
  if (absent.rows.length > 0) {
    throw invalidInput({ results: ['Người vắng mặt không có điểm. Hãy bỏ lý do vắng rồi nhập điểm.'] })
  }
  const sent = sql`jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as entry (person bigint, part bigint, score numeric)`
  await sql`delete from exam_scores given using ${sent}
    where ${inThisCompany('given')} and given.person_id = entry.person and given.part_id = entry.part
      and entry.score is null`.execute(db)
  await sql`
    insert into exam_scores (company_id, exam_id, person_id, part_id, score)
    select ${companyId}, ${examId}, entry.person, entry.part, entry.score from ${sent} where entry.score is not null
    on conflict (company_id, person_id, part_id) do update set score = excluded.score, from_quiz = false`.execute(
    db,
  )
}
