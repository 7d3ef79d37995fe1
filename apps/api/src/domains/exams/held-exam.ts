import type { Schemas } from '@nhansu/sdk/contract'
import { examStatusLabels } from '@nhansu/sdk/domains/exams'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleExams } from './visible-exams.ts'

export type ExamStatus = Schemas['ExamStatus']

/** A test that is held until the end of the transaction, with what the rules ask of it. */
export interface HeldExam {
  id: number
  name: string
  status: ExamStatus
  version: number
  from_date: string
  to_date: string
  today: string
  /** Whether somebody has a score: what totals are reckoned by stands still from then on. */
  has_scores: boolean
}

/** The states in which a test is arranged: what it is, its parts, its board, its people. */
const arranged: readonly ExamStatus[] = ['draft', 'scheduled', 'running', 'scoring']

/**
 * Holds a test, so that one person at a time writes of it.
 * @param wanted the states in which that may be
 * @throws ApiFailure 404 when it is not there or not mine, 409 in another state
 */
export async function holdExam(
  context: ProductContext,
  id: number,
  wanted: readonly ExamStatus[] = arranged,
): Promise<HeldExam> {
  const { rows } = await sql<HeldExam>`
    select id, name, status, version, from_date, to_date, (now() at time zone 'Asia/Ho_Chi_Minh')::date as today,
      exists (select from exam_scores there
        where there.company_id = exams.company_id and there.exam_id = exams.id) as has_scores
    from exams where ${context.inThisCompany('exams')} and ${visibleRows(context, visibleExams)} and id = ${id}
    for update`.execute(context.db)
  const [exam] = rows
  if (exam === undefined) throw notFound()
  if (!wanted.includes(exam.status)) {
    throw new ApiFailure(
      409,
      `Đợt kiểm tra đang ở trạng thái "${examStatusLabels[exam.status]}" nên không thực hiện được. Vui lòng tải lại.`,
    )
  }
  return exam
}

/**
 * Keeps what totals are reckoned by once a score is there.
 * @throws ApiFailure 409
 */
export function refuseOnceScored({ has_scores: hasScores }: HeldExam): void {
  if (hasScores) {
    throw new ApiFailure(
      409,
      'Đợt kiểm tra đã có điểm nên không thay đổi được phần thi, hệ số và điểm đạt. Hãy xóa điểm trước.',
    )
  }
}
