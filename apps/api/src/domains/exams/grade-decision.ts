import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { changePeopleAlong, draftAlong, standingAlong, takeBackDraft } from '../decisions/public.ts'
import { rightReaches } from '../documents/public.ts'
import { type StandingOnDay, standingsOn } from '../employees/public.ts'
import { shownDate } from '../../workbooks/shown-values.ts'

/** Somebody who passed a test for a rise in grade, and what the draft of its decision says of him. */
export interface RaisedGrade {
  employee_id: number
  full_name: string
  /** The pay grade that he is raised to; null where no draft can be about him. */
  pay_grade: number | null
  refusal: string | null
}

interface Passed {
  employee_id: number
  full_name: string
  /** By the name of the level that the test is for, 'Bậc 4/7'; null where that names none. */
  named_grade: number | null
  drafts: boolean
  pays: boolean
}

const highest = 8

/**
 * Whom the decision that raises grades would be about, by the results that stand now. To which grade says the level that
 * the test is for; where that names none, it is the next after the one in the file.
 * @param look how their files are read: held for whoever drafts, without holding them for who only looks
 */
export async function raisedGrades(
  context: ProductContext,
  examId: number,
  look: typeof standingsOn = standingsOn,
): Promise<RaisedGrade[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<Passed & { today: string }>`
    select employees.id as employee_id, employees.full_name,
      substring(lower(normalize(level.name, nfc)) from 'bậc\\s*([1-8])')::integer as named_grade,
      ${rightReaches(context, 'document_edit')} as drafts, ${rightReaches(context, 'employee_pay')} as pays,
      current_date as today
    from exam_people person
    join exams exam on ${inThisCompany('exam')} and exam.id = person.exam_id
    join employees on ${inThisCompany('employees')} and employees.id = person.employee_id
    left join levels level on ${inThisCompany('level')} and level.id = exam.level_to_id
    where ${inThisCompany('person')} and person.exam_id = ${examId} and person.passed
    order by employees.sort_name, employees.id`.execute(db)
  const [first] = rows
  if (first === undefined) return []
  const ids = rows.map(({ employee_id: id }) => id)
  const standings = await look(context, ids, first.today)
  return rows.map((passed): RaisedGrade => {
    const { employee_id, full_name } = passed
    const judged = judge(passed, standings.get(employee_id))
    return typeof judged === 'string'
      ? { employee_id, full_name, pay_grade: null, refusal: judged }
      : { employee_id, full_name, pay_grade: judged, refusal: null }
  })
}

function judge(
  { named_grade: named, drafts, pays }: Passed,
  now: StandingOnDay | undefined,
): number | string {
  if (!drafts || !pays) return 'Bạn không có quyền soạn quyết định xếp lương về nhân viên này.'
  if (now === undefined || now.standing === 'left' || now.standing === 'unknown') {
    return 'Nhân viên không còn làm việc ở công ty.'
  }
  const { pay_grade: held } = now.pay
  if (named !== null) return held !== null && held >= named ? `Hồ sơ đã có bậc lương ${held}.` : named
  if (held === null) return 'Hồ sơ chưa có bậc lương, và đợt kiểm tra chưa chọn bậc lên (ví dụ "Bậc 4/7").'
  return held >= highest ? 'Hồ sơ đã có bậc lương cao nhất.' : held + 1
}

/**
 * Drafts the decision for who passed, where the test asks for it and there is anybody to be raised; once.
 * @param employeeId of this person alone
 */
export async function draftGrades(
  context: ProductContext,
  examId: number,
  employeeId?: number,
): Promise<void> {
  const { db, inThisCompany } = context
  const exam = await draftingExam(context, examId)
  if (exam === undefined || exam.decision_id !== null) return
  const people = await raisedBy(context, exam, employeeId)
  if (people.length === 0) return
  const id = await draftAbout(context, exam, people)
  await sql`update exams set decision_id = ${id} where ${inThisCompany('exams')} and id = ${examId}`.execute(
    db,
  )
}

interface DraftingExam {
  id: number
  code: string
  name: string
  to_date: string
  today: string
  decision_id: number | null
}

/** The test, where it asks for a decision. */
async function draftingExam(
  { db, inThisCompany }: ProductContext,
  examId: number,
): Promise<DraftingExam | undefined> {
  const { rows } = await sql<DraftingExam>`
    select id, code, name, to_date, current_date as today, decision_id from exams
    where ${inThisCompany('exams')} and id = ${examId} and drafts_decision`.execute(db)
  return rows[0]
}

async function raisedBy(context: ProductContext, { id, code }: DraftingExam, employeeId?: number) {
  const raised = await raisedGrades(context, id)
  const about = raised.filter(({ employee_id: each }) => employeeId === undefined || each === employeeId)
  return personsOf(about, code)
}

async function draftAbout(
  context: ProductContext,
  { code, name, to_date: last, today }: DraftingExam,
  people: ReturnType<typeof personsOf>,
): Promise<number> {
  return draftAlong(context, {
    decision_type: 15,
    effective_date: today,
    summary: `Về việc nâng bậc ${people.length} nhân viên theo đợt kiểm tra ${code}`,
    reason: `Căn cứ kết quả đợt kiểm tra ${code} "${name}" ngày ${shownDate(last)};`,
    people,
  })
}

/**
 * Takes the drafts back with the publication.
 * @throws ApiFailure 409 once one is issued, 403 where it is not the caller's
 */
export async function takeBackGrades(context: ProductContext, examId: number): Promise<void> {
  const decision = await decisionOf(context, examId)
  if (decision !== null) await takeBackDraft(context, decision.id)
  for (const { id } of await laterDecisions(context, examId)) await takeBackDraft(context, id)
}

/**
 * Follows a corrected result: who did not pass after all leaves the draft, who passed comes into it, or into one of his own
 * where none is there or it is issued already.
 * @throws ApiFailure 409 where the decision about him is issued already, 403 where the draft is not the caller's
 */
export async function correctGrade(
  context: ProductContext,
  examId: number,
  { employeeId, passed }: { employeeId: number; passed: boolean | null },
): Promise<void> {
  const later = (await laterDecisions(context, examId, employeeId))[0]
  if (later !== undefined) {
    if (passed !== true) await takeBackDraft(context, later.id)
    return
  }
  const decision = await decisionOf(context, examId)
  if (decision === null) {
    if (passed === true) await draftGrades(context, examId, employeeId)
    return
  }
  const stands = decision.employee_ids.includes(employeeId)
  if (!stands && passed !== true) return
  const exam = await draftingExam(context, examId)
  const coming = exam === undefined || passed !== true ? [] : await raisedBy(context, exam, employeeId)
  if (!stands && decision.state !== 'draft') {
    if (exam !== undefined && coming.length > 0) await draftLater(context, exam, employeeId, coming)
    return
  }
  await changePeopleAlong(context, decision.id, (people) => [
    ...people.filter(({ employee_id: each }) => each !== employeeId),
    ...coming,
  ])
}

/** Drafts a decision about somebody who passed after the decision of the test was issued without him. */
async function draftLater(
  context: ProductContext,
  exam: DraftingExam,
  employeeId: number,
  people: ReturnType<typeof personsOf>,
): Promise<void> {
  const { db, inThisCompany } = context
  const id = await draftAbout(context, exam, people)
  await sql`update exam_people set raising_decision_id = ${id}
    where ${inThisCompany('exam_people')} and exam_id = ${exam.id} and employee_id = ${employeeId}`.execute(
    db,
  )
}

/** The decisions that corrections have led to, but for those that were revoked or cancelled. */
async function laterDecisions(
  context: ProductContext,
  examId: number,
  employeeId?: number,
): Promise<{ id: number }[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number }>`
    select decisions.id from exam_people person
    join decisions on ${inThisCompany('decisions')} and decisions.id = person.raising_decision_id
    where ${inThisCompany('person')} and person.exam_id = ${examId}
      and person.employee_id = coalesce(${employeeId ?? null}::bigint, person.employee_id)
      and decisions.state not in ('revoked', 'cancelled')
    order by decisions.id`.execute(db)
  return rows
}

/** The decision that a test has come to; one that was revoked or cancelled is let go, so that the test is free of it. */
async function decisionOf(context: ProductContext, examId: number) {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number | null }>`select decision_id as id from exams
    where ${inThisCompany('exams')} and id = ${examId}`.execute(db)
  const id = rows[0]?.id ?? null
  const standing = id === null ? null : await standingAlong(context, id)
  if (id === null || standing === null) return null
  if (standing.state !== 'revoked' && standing.state !== 'cancelled') return { id, ...standing }
  await sql`update exams set decision_id = null where ${inThisCompany('exams')} and id = ${examId}`.execute(
    db,
  )
  return null
}

function personsOf(raised: readonly RaisedGrade[], code: string) {
  return raised.flatMap(({ employee_id, pay_grade }) =>
    pay_grade === null ? [] : [{ employee_id, pay_grade, note: `Đạt kiểm tra nâng bậc đợt ${code}.` }],
  )
}
