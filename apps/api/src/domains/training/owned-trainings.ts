import { type SqlBool, sql } from 'kysely'
import { defineOwnedWork } from '../../owned-work.ts'

/** Courses that somebody looks after and that are not over. */
export const ownedTrainings = defineOwnedWork({
  key: 'trainings',
  resource: 'trainings',
  title: 'Khóa đào tạo đang phụ trách',
  link: '/dao-tao/khoa-dao-tao',
  needs: 'training_edit',
  of: 'employee',
  table: 'trainings',
  column: 'owner_id',
  isOpen: sql<SqlBool>`trainings.status in ('planned', 'open', 'running')`,
})
