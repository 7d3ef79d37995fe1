import { sql } from 'kysely'
import { FileAnswer } from '../../../contract/file-answer.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block, Paper } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import { requireExam } from '../exams/lock-exam.ts'

/** What papers of an exam tell of it. */
export interface PaperExam {
  code: string
  name: string
  status: 'draft' | 'upcoming' | 'running' | 'paused' | 'ended' | 'released' | 'cancelled'
  cancel_reason: string | null
  start_at: string
  end_at: string
  duration: number
  pass_percent: number
}

/** Takers that a paper has room for; of more there is the workbook. */
export const mostRows = 2000

/** Dots to be filled in by hand. */
export const dots = '……………………………………'

/**
 * The exam of a paper, for whoever may see it whole.
 * @throws ApiFailure 404
 */
export async function paperExam(context: ProductContext, id: number): Promise<PaperExam> {
  await requireExam(context, id)
  const { rows } = await sql<PaperExam>`
    select code, name, quiz_exam_status(quiz_exams) as status, cancel_reason, start_at, end_at, duration, pass_percent
    from quiz_exams where ${context.inThisCompany('quiz_exams')} and id = ${id}`.execute(context.db)
  const [exam] = rows
  if (exam === undefined) throw new Error('an exam that was there a moment ago')
  return exam
}

/**
 * Sees to it that what is printed does not change any more.
 * @throws ApiFailure 409 as long as somebody may still write
 */
export function requireOver({ status }: PaperExam, what: string): void {
  if (status === 'ended' || status === 'released') return
  throw new ApiFailure(409, `Kỳ thi chưa kết thúc hoặc đã hủy nên chưa có ${what}.`)
}

/** A paper of an exam as a file under the company's heading. */
export async function paperFile(
  context: ProductContext,
  name: string,
  paper: Omit<Paper, 'heading'>,
): Promise<FileAnswer> {
  const heading = await companyHeading(context)
  return new FileAnswer({
    name: `${name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({ heading, ...paper }),
  })
}

/** A paragraph. */
export function text(words: string): Block {
  return { kind: 'paragraph', text: words }
}

/** '01-12-2026 08:00'. */
export function minute(moment: string): string {
  return shownInstant(moment).slice(0, 16)
}

/** '8,50', the way people write a decimal here. */
export function decimal(value: number, most = 2): string {
  return value.toLocaleString('vi-VN', { maximumFractionDigits: most })
}
