import { type SqlBool, sql } from 'kysely'
import { defineOwnedWork } from '../../../owned-work.ts'
import { isAsked } from './markers.ts'

/**
 * Exams whose written answers somebody marks, until the last one is: what he has marked stays as it is. Marking takes no right
 * but being named, so anybody may take it over who does not sit the exam.
 */
export const ownedMarkings = defineOwnedWork({
  key: 'quiz_exam_markers',
  resource: 'quizExams',
  record: 'exam_id',
  title: 'Kỳ thi đang chấm bài tự luận',
  link: '/ky-thi',
  of: 'employee',
  table: 'quiz_exam_markers',
  column: 'employee_id',
  told: (owner) => ({ markers: owner === null ? [] : [{ employee_id: owner }] }),
  isOpen: sql<SqlBool>`exists (select from quiz_exams exam
    where exam.company_id = quiz_exam_markers.company_id and exam.id = quiz_exam_markers.exam_id
      and (quiz_exam_status(exam) in ('draft', 'upcoming', 'running', 'paused')
        or quiz_exam_status(exam) = 'ended' and exists (select from quiz_answer_marks mark
          where mark.company_id = exam.company_id and mark.exam_id = exam.id and mark.earned is null
            and ${isAsked})))`,
  except: {
    of: ({ employeeId }) => sql<SqlBool>`exists (select from quiz_exam_people sits
        where sits.company_id = quiz_exam_markers.company_id and sits.exam_id = quiz_exam_markers.exam_id
          and sits.employee_id = ${employeeId}::bigint)
      or exists (select from quiz_exam_markers marks
        where marks.company_id = quiz_exam_markers.company_id and marks.exam_id = quiz_exam_markers.exam_id
          and marks.employee_id = ${employeeId}::bigint)`,
    reason: 'Người nhận là thí sinh hoặc đã là người chấm của các kỳ thi này.',
  },
  // Whoever puts people down, or says who marks, holds the exam too: the taker sits none of those that are given then.
  prepare: async ({ db, inThisCompany }, from) => {
    await sql`select id from quiz_exams where ${inThisCompany('quiz_exams')} and id in (
        select exam_id from quiz_exam_markers
        where ${inThisCompany('quiz_exam_markers')} and employee_id = ${from})
      order by id for no key update`.execute(db)
  },
})
