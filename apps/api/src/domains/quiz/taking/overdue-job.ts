import { sql } from 'kysely'
import { defineJob } from '../../../jobs/define-job.ts'
import { graceSeconds } from './grace.ts'
import { handIn } from './hand-in.ts'

interface Overdue {
  id: number
  paper_id: number
  pass_percent: number
}

/**
 * Hands in what is still open once its time is over: each attempt in a transaction of its own, so that one that cannot be
 * marked holds nobody else up.
 */
export const handInOverdue = defineJob<Record<string, never>>({
  name: 'quiz.hand-in-overdue',
  title: 'Nộp bài thi đã hết giờ',
  cron: '*/5 * * * *',
  isQuiet: true,
  run: async ({ inCompany, reading, progress }) => {
    const overdue = await reading(async ({ db, companyId }) => {
      const { rows } = await sql<Overdue>`
        select attempt.id, attempt.paper_id, exam.pass_percent from quiz_attempts attempt
        join quiz_exam_people person on person.company_id = attempt.company_id and person.id = attempt.person_id
        join quiz_exams exam on exam.company_id = attempt.company_id and exam.id = person.exam_id
        where attempt.company_id = ${companyId} and attempt.state = 'running' and attempt.paused_at is null
          and attempt.deadline_at + make_interval(secs => ${graceSeconds}) < now() order by attempt.id`.execute(
        db,
      )
      return rows
    })
    const failed: number[] = []
    for (const [at, { id, paper_id, pass_percent }] of overdue.entries()) {
      await progress(at, overdue.length)
      const attempt = { attemptId: id, paperId: paper_id, passPercent: pass_percent, by: 'clock' as const }
      await inCompany((transaction) => handIn(transaction, attempt)).catch(() => failed.push(id))
    }
    return { handed_in: overdue.length - failed.length, failed }
  },
})
