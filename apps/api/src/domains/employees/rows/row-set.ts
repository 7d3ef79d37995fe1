import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, stale } from '../../../contract/failure.ts'
import { answerRules } from '../../../contract/field-needs.ts'
import { checkWritable, shownBy } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { putBack } from '../../../contract/undo.ts'
import { typedBy } from '../file/file-writer.ts'
import { openFile } from '../open-file.ts'
import { hiddenFromReader, hiddenIn } from '../owner-view.ts'
import { checkWrittenFile } from '../quality/check-written-file.ts'
import { type FieldChange, recordFieldChanges } from '../history/record-field-changes.ts'
import { type Holder, readHolder } from './holder.ts'
import { changeRow, settleRow } from './change-rows.ts'
import {
  addRow,
  readRows,
  removeRow,
  type Row,
  rowIn,
  type RowSetSettings,
  type RowsOfHolder,
  type WrittenRow,
} from './write-row.ts'

type OfEmployee = { path: { id: number } }
type OfRow = { path: { id: number; row_id: number } }
type RowVerb = 'list' | 'store' | 'update' | 'destroy' | 'restore'
type RowHandlers<R extends ResourceName> = {
  [Id in Extract<OperationId, `${R}.${RowVerb}`>]: Handler<Id>
}

/**
 * The operations of a set of rows below an employee (`x-standard` with `of: employee`). Every write holds the employee's
 * row, so that what is judged of all his rows stays true; the history keeps both values, the trail names of fields alone.
 *
 * Failures: 404 for an employee out of reach and for a row of another employee, 409 with the newer row for a stale save.
 */
export function rowSet<R extends ResourceName>(resource: R, settings: RowSetSettings): RowHandlers<R> {
  const { table, item, rows: key } = settings
  const handlers = {
    [`${resource}.list`]: async ({ path }: OfEmployee, context: ProductContext) => {
      const holder = await readHolder(context, await openFile(context, path.id))
      return {
        [key]: await shownAll(context, settings, holder, await readRows(context, settings, path.id), key),
      }
    },

    [`${resource}.store`]: async ({ path, body }: OfEmployee & { body: Row }, context: ProductContext) => {
      const { holder, rows } = await openForWriting(context, settings, path.id, body)
      const made = await addRow(context, resource, settings, { holder, rows }, body)
      return written(context, settings, holder, made)
    },

    [`${resource}.update`]: async ({ path, body }: OfRow & { body: Row }, context: ProductContext) => {
      const { holder, rows } = await openForWriting(context, settings, path.id, body)
      const before = rowIn(rows, path.row_id)
      const { version, ...values } = body
      if (version !== undefined && version !== before['version']) {
        throw stale({ [item]: await shownOne(context, settings, holder, rows, path.row_id) })
      }
      const changed = await changeRow(context, resource, settings, { holder, rows }, before, values)
      return written(context, settings, holder, changed, version === undefined)
    },

    [`${resource}.destroy`]: async ({ path }: OfRow, context: ProductContext) => {
      const opened = await openForWriting(context, settings, path.id)
      const row = rowIn(opened.rows, path.row_id)
      const { changes } = await removeRow(context, resource, settings, opened, row)
      await note(context, changes)
      return { ids: [path.row_id] }
    },

    [`${resource}.restore`]: async (
      { path, body }: OfEmployee & { body: { ids: number[] } },
      context: ProductContext,
    ) => {
      const { holder } = await openForWriting(context, settings, path.id)
      const his = sql`(content ->> 'employee_id')::bigint = ${path.id}`
      const back = await putBack(context, resource, table, body.ids, his)
      for (const id of body.ids) {
        const rows = await readRows(context, settings, path.id)
        const row = rowIn(rows, id)
        const { changes } = await settleReturned(context, resource, settings, { holder, rows }, row)
        await note(context, changes)
      }
      return back
    },
  }
  // Built from names that only the contract knows; the boot check compares them with it one by one.
  return handlers as unknown as RowHandlers<R>
}

/** A row that was deleted a moment ago may not fit any more to what was written since. */
async function settleReturned(
  context: ProductContext,
  resource: string,
  settings: RowSetSettings,
  opened: RowsOfHolder,
  row: Row,
): Promise<WrittenRow> {
  try {
    return await settleRow(context, resource, settings, opened, row)
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    throw new ApiFailure(409, `Không thể hoàn tác. ${failure.message}`)
  }
}

/** Puts a write into history and trail, and answers the row as it is now. */
async function written(
  context: ProductContext,
  settings: RowSetSettings,
  holder: Holder,
  { id, changes, fields }: WrittenRow,
  isBlind = false,
) {
  const rows = await readRows(context, settings, holder.id)
  const field_change = await note(context, changes)
  context.audit({
    recordId: id,
    changedFields: fields,
    detail: { employee_id: holder.id, ...(isBlind && { without_version: true }) },
  })
  return { [settings.item]: await shownOne(context, settings, holder, rows, id), field_change }
}

async function note(context: ProductContext, changes: readonly FieldChange[]): Promise<string> {
  const by = typedBy(context)
  const [first] = changes
  if (first !== undefined) await checkWrittenFile(context, by, first.employeeId)
  return recordFieldChanges(context, by, changes)
}

async function openForWriting(context: ProductContext, settings: RowSetSettings, id: number, body: Row = {}) {
  const file = await openFile(context, id, true)
  checkWritable(context, body, file.reaches)
  const holder = await readHolder(context, file)
  return { holder, rows: await readRows(context, settings, id) }
}

async function shownOne(
  context: ProductContext,
  settings: RowSetSettings,
  holder: Holder,
  rows: readonly Row[],
  id: number,
) {
  return rowIn(await shownAll(context, settings, holder, rows, settings.item), id)
}

/** The rows as this reader may see them, without what only the table knows. */
async function shownAll(
  context: ProductContext,
  settings: RowSetSettings,
  holder: Holder,
  rows: readonly Row[],
  key: string,
): Promise<Row[]> {
  const rules = answerRules(context.operation, key)
  const { complete = (all) => all, isShown = () => true } = settings
  const whole = await complete(rows, holder, context)
  const hidden = hiddenIn(settings.rows, await hiddenFromReader(context, holder.reaches))
  return whole
    .filter((row) => isShown(row, context, holder))
    .map((row) => {
      const said = Object.entries(row).filter(([field]) => rules.fields.includes(field))
      return shownBy(rules, context, Object.fromEntries(said), holder.reaches, hidden)
    })
}
