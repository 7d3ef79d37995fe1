import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { holdsOn } from '../../../contract/field-rights.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { Holder } from './holder.ts'
import { checkRelative, genderOf, relativeWarnings } from './relative-rules.ts'
import { rowSet } from './row-set.ts'
import type { Row, RowWrite, RowSetSettings } from './write-row.ts'

/** What the rows of this set are, for whatever writes them. */
export const relativesSet: RowSetSettings = {
  table: 'employee_relatives',
  item: 'relative',
  rows: 'relatives',
  order: sql`display_order, relationship, coalesce(birth_year, extract(year from date_of_birth))`,
  settle,
  looksAround: (row) => row['is_dependant'] === true && typeof row['id_number'] === 'string',
  complete: (rows, holder) => rows.map((row) => ({ ...row, warnings: relativeWarnings(row, holder) })),
  isShown: (row, context, { reaches }) =>
    row['is_dependant'] === true ||
    holdsOn(context, ['employee_sensitive'], reaches) ||
    (reaches[1] && context.scopes.some(({ asOneself }) => asOneself === true)),
}

/** Thân nhân và người phụ thuộc. Who holds pay alone sees the dependants, of whom tax is reckoned. */
export default defineOperations('employeeRelatives', {
  ...rowSet('employeeRelatives', relativesSet),
})

async function settle({ context, holder, after, others }: RowWrite): Promise<void> {
  if (typeof after['date_of_birth'] === 'string') after['birth_year'] = null
  after['gender'] ??= genderOf(Number(after['relationship'])) ?? null
  if (typeof after['relative_nhansu_id'] === 'string') after['works_in_group'] = true
  checkRelative(after, others, holder)
  await refuseTwoTaxpayers(context, holder, after)
}

/** One person is the dependant of one taxpayer at a time (Luật Thuế thu nhập cá nhân); nothing tells whose. */
async function refuseTwoTaxpayers(context: CompanyTransaction, holder: Holder, row: Row): Promise<void> {
  if (row['is_dependant'] !== true || typeof row['id_number'] !== 'string') return
  const { rows } = await sql`
    select from employee_relatives other
    where ${context.inThisCompany('other')} and is_dependant and id_number = ${row['id_number']}
      and employee_id <> ${holder.id}
      and dep_from collate "C" <= coalesce(${row['dep_to'] ?? null}::text, '9999-12') collate "C"
      and coalesce(dep_to, '9999-12') collate "C" >= ${row['dep_from']}::text collate "C"
    limit 1`.execute(context.db)
  if (rows.length === 0) return
  throw invalidInput({
    is_dependant: ['Người này đang là người phụ thuộc của nhân viên khác trong thời gian đó.'],
  })
}
