import { type SqlBool, sql } from 'kysely'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'
import { unitsBelow } from './units-below.ts'
import { visibleByDepartment } from './public.ts'

const departmentName = sql<string | null>`(
  select unit.name from departments unit
  where unit.company_id = positions.company_id and unit.id = positions.department_id)`

const set = standardSet('positions', {
  table: 'positions',
  item: 'position',
  words: { table: 'position_words', key: 'position_id' },
  defaultSort: 'position_level,name',
  fields: {
    name: { sortsBy: sql`vn_fold(positions.name)` },
    department_id: unitsBelow('positions'),
  },
  // A position of no unit in particular is everybody's.
  visible: visibleByDepartment(
    'positions',
    sql`positions.department_id`,
    sql`positions.department_id is null`,
  ),
  where: ({ active }) => (active === undefined ? [] : [sql<SqlBool>`positions.is_active = ${active}`]),
  computed: {
    department_name: () => departmentName,
    holder_total: () => sql`(
      select count(distinct held.employee_id) from employee_positions held
      where held.company_id = positions.company_id and held.position_id = positions.id and held.to_date is null)`,
  },
})

export default defineOperations('positions', {
  ...set,

  'positions.changeStatus': async ({ path }, context) => {
    // The lock keeps anybody from being put into the position meanwhile.
    const { rows } = await sql<{ is_active: boolean }>`
      select is_active from positions where ${context.inThisCompany('positions')} and id = ${path.id} for update`.execute(
      context.db,
    )
    if (rows[0] === undefined) throw notFound()
    const { position } = await set['positions.show']({ path }, context)
    if (position.is_active && position.holder_total > 0) {
      throw new ApiFailure(
        409,
        `Không thể ngừng sử dụng chức vụ đang có ${position.holder_total} người giữ. Hãy điều chuyển họ trước.`,
      )
    }
    await sql`update positions set is_active = not is_active
      where ${context.inThisCompany('positions')} and id = ${path.id}`.execute(context.db)
    context.audit({
      recordId: path.id,
      changedFields: ['is_active'],
      values: { before: rows[0], after: { is_active: !rows[0].is_active } },
    })
    return set['positions.show']({ path }, context)
  },
})
