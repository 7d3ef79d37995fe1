import { type SqlBool, sql } from 'kysely'
import { defineOwnedWork } from '../../owned-work.ts'

/** Tests that come back and that somebody looks after: their next draft is told to him. What has led to a next one is over. */
export const ownedExams = defineOwnedWork({
  key: 'exams',
  resource: 'exams',
  title: 'Đợt kiểm tra định kỳ đang phụ trách',
  link: '/kiem-tra-dinh-ky',
  needs: 'exam_edit',
  of: 'employee',
  table: 'exams',
  column: 'repeat_owner_id',
  isOpen: sql<SqlBool>`exams.status <> 'cancelled' and exams.repeat_months is not null and exams.repeat_made_on is null`,
})
