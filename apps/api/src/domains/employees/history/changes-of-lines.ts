import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type HiddenFields, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { hiddenFromReader, showsField } from '../owner-view.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { told } from './told-change.ts'

interface FoundChange {
  line_id: number
  path: string
  field: string
  old_value: unknown
  new_value: unknown
  reaches: RowReaches
}

const noneHidden: HiddenFields = new Map()

/** Of a save that touches a thousand files a line tells its own. */
const mostChanges = 5_000

/**
 * What lines of the trail changed in files of employees, by line: the history and the trail of one transaction carry the
 * same moment and the same user. Each change is shown under the rights of its field, as the history of the file shows it.
 * @param context with all grants of the reader, whatever the operation asks for
 */
export async function fileChangesOf(
  context: ProductContext,
  lineIds: readonly number[],
): Promise<Map<number, Schemas['AuditTrailChange'][]>> {
  const { rows } = await sql<FoundChange>`
    select line.id as line_id, change.path, change.field, change.old_value, change.new_value,
      ${rowReaches(context, visibleEmployees)} as reaches
    from audit_trail line
    join employee_history change on change.company_id = line.company_id and change.at = line.at
      and change.user_id is not distinct from line.user_id
    join employees on employees.company_id = change.company_id and employees.id = change.employee_id
    where ${context.inThisCompany('line')} and line.id = any(${lineIds}::bigint[]) and line.result = 'done' and (
      line.detail ->> 'employee_id' = change.employee_id::text
      or line.resource ^@ 'employee' and (
        line.record_id = change.employee_id and not line.detail ? 'employee_id'
        or change.path like '%.' || line.record_id || '.%'))
    order by change.id limit ${mostChanges}`.execute(context.db)
  // Of all files at most one is the reader's own.
  const own = rows.find(({ reaches: [, isOwn] }) => isOwn)
  const ofOwn = own ? await hiddenFromReader(context, own.reaches) : noneHidden
  const shown = rows.filter(({ field, reaches }) =>
    showsField(context, field, reaches, reaches[1] ? ofOwn : noneHidden),
  )
  const byLine = Map.groupBy(shown, ({ line_id }) => line_id)
  return new Map([...byLine].map(([id, changes]) => [id, changes.map(asOfFile)]))
}

function asOfFile({ path, field, old_value, new_value }: FoundChange): Schemas['AuditTrailChange'] {
  return told({ path, field, old_value, new_value })
}
