import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, invalidInput, stale } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { settleTestCertificates, settleTestNeeds } from '../training/public.ts'
import { setSwitches } from './consequences.ts'
import { draftGrades, takeBackGrades } from './grade-decision.ts'
import { type ExamStatus, type HeldExam, holdExam } from './held-exam.ts'
import { makeRetest, takeBackRetest } from './retest.ts'
import { settleResults } from './settle-results.ts'

type Move = Input<'exams.move'>['body']
export type ExamAction = Move['action']

/** A change of a test's state; what no row says cannot happen. */
export interface ExamMoveRow {
  from: readonly ExamStatus[]
  to: ExamStatus
  needsReason?: true
}

/** Every change of state that a call makes; the turn of the days makes the others. */
export const examMoves: Readonly<Record<ExamAction, ExamMoveRow>> = {
  schedule: { from: ['draft'], to: 'scheduled' },
  close: { from: ['running'], to: 'scoring' },
  submit: { from: ['scoring'], to: 'reviewing' },
  return: { from: ['reviewing'], to: 'scoring', needsReason: true },
  publish: { from: ['reviewing'], to: 'published' },
  withdraw: { from: ['published'], to: 'reviewing', needsReason: true },
  cancel: {
    from: ['draft', 'scheduled', 'running', 'scoring', 'reviewing'],
    to: 'cancelled',
    needsReason: true,
  },
}

/**
 * Brings a test into another state, with what follows of it.
 * @throws ApiFailure 409 in the wrong state, for a stale save, and for what the test lacks, in words
 */
export async function moveExam(
  context: ProductContext,
  id: number,
  move: Move,
  now: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<void> {
  const { db, inThisCompany } = context
  const { action, reason, version } = move
  const { from, to, needsReason } = examMoves[action]
  if (needsReason && reason === undefined) throw invalidInput({ reason: ['Vui lòng nhập lý do.'] })
  const exam = await holdExam(context, id, from)
  if (version !== undefined && version !== exam.version) throw stale(await now())
  const { before, sent } = await setSwitches(context, id, move)
  if (action === 'schedule') await requireArranged(context, exam)
  if (action === 'submit') await requireResults(context, exam)
  if (action === 'publish') await settleResults(context, id)
  const status = action === 'schedule' ? stateByDay(exam) : to
  await sql`update exams set status = ${status}, status_reason = ${reason ?? null},
      published_at = ${status === 'published' ? sql`now()` : null}
    where ${inThisCompany('exams')} and id = ${id}`.execute(db)
  if (action === 'publish') {
    await makeRetest(context, exam)
    await draftGrades(context, id)
  }
  if (action === 'withdraw') {
    await takeBackRetest(context, exam)
    await takeBackGrades(context, id)
  }
  if (action === 'publish' || action === 'withdraw') {
    await settleTestCertificates(context, id)
    await settleTestNeeds(context, id)
  }
  context.audit({ recordId: id, ...savedChanges({ ...before, status: exam.status }, { ...sent, status }) })
}

/** A test that is scheduled on or after its first day is there already. */
function stateByDay({ from_date: from, to_date: to, today }: HeldExam): ExamStatus {
  if (today < from) return 'scheduled'
  return today <= to ? 'running' : 'scoring'
}

/** People, parts and the chair of the board must be there before a test is scheduled. */
async function requireArranged({ db, companyId }: ProductContext, { id }: HeldExam): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select needed.what from (values
      ('phần thi', exists (select from exam_parts p where p.company_id = ${companyId} and p.exam_id = ${id})),
      ('người dự kiểm tra', exists (select from exam_people p where p.company_id = ${companyId} and p.exam_id = ${id})),
      ('chủ tịch hội đồng', exists (select from exam_board b
        where b.company_id = ${companyId} and b.exam_id = ${id} and b.role = 'chair'))
    ) as needed (what, is_there) where not needed.is_there`.execute(db)
  if (rows.length > 0) {
    throw new ApiFailure(409, `Chưa lên lịch được: còn thiếu ${rows.map(({ what }) => what).join(', ')}.`)
  }
}

/** Everybody has all scores, or was absent with a reason. */
async function requireResults({ db, companyId }: ProductContext, { id }: HeldExam): Promise<void> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from exam_people person
    where person.company_id = ${companyId} and person.exam_id = ${id}
      and person.total is null and person.absent_reason is null`.execute(db)
  const missing = rows[0]?.missing ?? 0
  if (missing > 0) {
    throw new ApiFailure(
      409,
      `Còn ${missing} người chưa đủ điểm. Hãy nhập điểm hoặc ghi lý do vắng mặt rồi trình duyệt.`,
    )
  }
}
