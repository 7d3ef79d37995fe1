import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { rowSet } from './row-set.ts'

/** Tai nạn lao động, bệnh nghề nghiệp, as the labour book holds them (Nghị định 145/2020/NĐ-CP, Điều 3). */
export default defineOperations('employeeAccidents', {
  ...rowSet('employeeAccidents', {
    table: 'employee_accidents',
    item: 'accident',
    rows: 'accidents',
    order: sql`happened_on desc`,
    settle: async ({ after, holder }) => {
      if (String(after['happened_on']) <= holder.today) return
      throw invalidInput({ happened_on: ['Ngày xảy ra không được sau hôm nay.'] })
    },
  }),
})
