import { type SqlBool, sql } from 'kysely'
import { defineOwnedWork } from '../../owned-work.ts'

/** Units that somebody heads; another head is a version of the unit with its own day. */
export const ownedUnits = defineOwnedWork({
  key: 'departments',
  resource: 'departments',
  title: 'Đơn vị đang làm trưởng đơn vị',
  link: '/don-vi',
  needs: 'department_edit',
  of: 'employee',
  table: 'departments',
  column: 'manager_id',
  isOpen: sql<SqlBool>`departments.is_active`,
  elsewhere: 'Đổi trưởng đơn vị ở màn hình Đơn vị, theo ngày có hiệu lực.',
})
