import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { openFile } from '../open-file.ts'
import { hiddenFromReader, showsField } from '../owner-view.ts'
import { fileFields } from './file-fields.ts'

type Change = Data<'employeeHistory.list'>['changes'][number]

/** A change as it is kept. */
interface KeptChange extends Pick<Change, 'id' | 'at' | 'user_name' | 'source' | 'path'> {
  field: string
  old_value: unknown
  new_value: unknown
}

const PAGE = 30

/** Lịch sử thay đổi of a file, each change under the rights of its field. */
export default defineOperations('employeeHistory', {
  'employeeHistory.list': async ({ path, query = {} }, context) => {
    const { page = 1, size = PAGE } = query
    const { reaches } = await openFile(context, path.id)
    const hidden = await hiddenFromReader(context, reaches)
    const shown = [...fileFields().keys()].filter((name) => showsField(context, name, reaches, hidden))
    const his = sql`
      ${context.inThisCompany('change')} and change.employee_id = ${path.id} and change.field = any(${shown}::text[])`
    const { rows } = await sql<KeptChange>`
      with asked as materialized (
        select * from employee_history change where ${his} order by id desc limit ${size} offset ${(page - 1) * size}
      ), people as materialized (
        select * from names_of_users(array(select distinct user_id from asked where user_id is not null))
      )
      select asked.id, at, people.full_name as user_name, source, path, field, old_value, new_value
      from asked left join people on people.id = asked.user_id order by asked.id desc`.execute(context.db)
    const { rows: counted } = await sql<{ total: number }>`
      select count(*) as total from employee_history change where ${his}`.execute(context.db)
    const total = counted[0]?.total ?? 0
    return {
      changes: rows.map((row) => told(row)),
      meta: {
        pagination: { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) },
      },
    }
  },
})

/** A change in the words of its field; a dotted one without its values. */
export function told<Kept extends Pick<KeptChange, 'path' | 'field' | 'old_value' | 'new_value'>>({
  field,
  old_value,
  new_value,
  ...change
}: Kept) {
  const { label = change.path, isDotted = true, words } = fileFields().get(field) ?? {}
  const known = { ...change, label, is_dotted: isDotted }
  if (isDotted) return known
  return { ...known, old_value: inWords(old_value, words), new_value: inWords(new_value, words) }
}

/** A value that can be shown as it is; a code as its word. */
export function inWords(
  value: unknown,
  words: Readonly<Record<string, string>> | undefined,
): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'object') return JSON.stringify(value)
  // The history keeps what JSON can say.
  const plain = value as string | number | boolean
  return words?.[String(plain)] ?? plain
}
