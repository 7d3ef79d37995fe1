import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { ApiFailure, notFound, stale } from '../../../contract/failure.ts'
import { answerRules } from '../../../contract/field-needs.ts'
import { checkWritable, shownBy } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { bodyFields } from '../../../contract/operation-fields.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { putBack, remove } from '../../../contract/undo.ts'
import { openFile } from '../open-file.ts'
import { changesOf, type FieldChange, recordFieldChanges } from '../history/record-field-changes.ts'
import { type Holder, readHolder } from './holder.ts'

/** A row with all its columns. */
export type Row = Record<string, unknown>

/** A row about to be written, to be judged and completed before it is. */
export interface RowWrite {
  context: ProductContext
  holder: Holder
  /** The row that changes; none for a new one. */
  before: Row | undefined
  /** The row as it will be; what is put in here is written too. */
  after: Row
  /** The employee's other rows of the set. */
  others: readonly Row[]
}

/** What differs between two sets of rows of an employee's file. */
export interface RowSetSettings {
  table: string
  /** Key of one row under `data`. */
  item: string
  /** Key of the rows under `data`, with which their paths in the history begin. */
  rows: string
  order: RawBuilder<unknown>
  /**
   * Judges and completes a row, also one that comes back from a delete; other rows that have to follow are written here.
   * @returns the changes of these
   * @throws ApiFailure for what may not be
   */
  settle?: (write: RowWrite) => Promise<readonly FieldChange[] | void>
  /** @throws ApiFailure for a row that may not go */
  letGo?: (row: Row, others: readonly Row[]) => void
  /** Fields that follow from the rows and from whose they are. */
  complete?: (
    rows: readonly Row[],
    holder: Holder,
    context: ProductContext,
  ) => readonly Row[] | Promise<readonly Row[]>
  /** Rows that this reader sees at all; every row unless said. */
  isShown?: (row: Row, context: ProductContext, holder: Holder) => boolean
}

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
      const after = { ...body }
      const followers = await settings.settle?.({ context, holder, before: undefined, after, others: rows })
      const fields = bodyFields(context.operation).filter((field) => after[field] !== undefined)
      const { rows: made } = await sql<{ id: number }>`
        insert into ${sql.table(table)} (company_id, employee_id, ${sql.join(fields.map((field) => sql.ref(field)))})
        values (${context.companyId}, ${path.id}, ${sql.join(fields.map((field) => after[field]))})
        returning id`.execute(context.db)
      return written(context, settings, holder, { id: Number(made[0]?.id), followers, fields })
    },

    [`${resource}.update`]: async ({ path, body }: OfRow & { body: Row }, context: ProductContext) => {
      const { holder, rows } = await openForWriting(context, settings, path.id, body)
      const before = rowIn(rows, path.row_id)
      const { version, ...values } = body
      if (version !== undefined && version !== before['version']) {
        throw stale({ [item]: await shownOne(context, settings, holder, rows, path.row_id) })
      }
      const after = { ...before, ...values }
      const others = rows.filter((row) => row !== before)
      const followers = await settings.settle?.({ context, holder, before, after, others })
      const fields = bodyFields(context.operation).filter((field) => after[field] !== before[field])
      const changes = fields.map((field) => sql`${sql.ref(field)} = ${after[field]}`)
      if (changes.length > 0) {
        await sql`
          update ${sql.table(table)} set ${sql.join(changes)}
          where ${ofEmployee(context, table, path.id)} and id = ${path.row_id}`.execute(context.db)
      }
      return written(context, settings, holder, {
        id: path.row_id,
        before,
        followers,
        fields,
        isBlind: version === undefined,
      })
    },

    [`${resource}.destroy`]: async ({ path }: OfRow, context: ProductContext) => {
      const { rows } = await openForWriting(context, settings, path.id)
      const row = rowIn(rows, path.row_id)
      const others = rows.filter((other) => other !== row)
      settings.letGo?.(row, others)
      const gone = await remove(context, resource, table, ofEmployee(context, table, path.id), [path.row_id])
      await note(context, changesOfRow(resource, settings, path.id, row, undefined))
      return gone
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
        await settleReturned(settings, {
          context,
          holder,
          before: row,
          after: { ...row },
          others: rows.filter((other) => other !== row),
        })
        await note(context, changesOfRow(resource, settings, path.id, undefined, row))
      }
      return back
    },
  }
  // Built from names that only the contract knows; the boot check compares them with it one by one.
  return handlers as unknown as RowHandlers<R>
}

/** A row that was deleted a moment ago may not fit any more to what was written since. */
async function settleReturned({ settle }: RowSetSettings, write: RowWrite): Promise<void> {
  try {
    await settle?.(write)
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    throw new ApiFailure(409, `Không thể hoàn tác. ${failure.message}`)
  }
}

interface Written {
  id: number
  before?: Row
  followers: readonly FieldChange[] | void
  fields: readonly string[]
  /** The save did not say from which version it started. */
  isBlind?: boolean
}

/** Puts a write into history and trail, and answers the row as it is now. */
async function written(
  context: ProductContext,
  settings: RowSetSettings,
  holder: Holder,
  { id, before, followers, fields, isBlind = false }: Written,
) {
  const rows = await readRows(context, settings, holder.id)
  const changes = changesOfRow(context.operation.resource, settings, holder.id, before, rowIn(rows, id))
  const field_change = await note(context, [...changes, ...(followers ?? [])])
  context.audit({
    recordId: id,
    changedFields: fields,
    detail: { employee_id: holder.id, ...(isBlind && { without_version: true }) },
  })
  return { [settings.item]: await shownOne(context, settings, holder, rows, id), field_change }
}

function note(context: ProductContext, changes: readonly FieldChange[]): Promise<string> {
  return recordFieldChanges(context, { userId: context.session.userId, source: 'edit' }, changes)
}

/** What changes in the file with a row: every field that people write. */
function changesOfRow(
  resource: string,
  { rows }: RowSetSettings,
  employeeId: number,
  before: Row | undefined,
  after: Row | undefined,
): FieldChange[] {
  const fields = bodyFields(operationNamed(`${resource}.store` as Parameters<typeof operationNamed>[0]))
  const told = fields.filter((field) => field !== 'display_order')
  const id = Number((after ?? before)?.['id'])
  return changesOf(employeeId, before, after, told, (field) => `${rows}.${id}.${field}`)
}

async function openForWriting(context: ProductContext, settings: RowSetSettings, id: number, body: Row = {}) {
  const file = await openFile(context, id, true)
  checkWritable(context, body, file.reaches)
  const holder = await readHolder(context, file)
  return { holder, rows: await readRows(context, settings, id) }
}

/** All rows of an employee, of which there are few. */
async function readRows(
  context: ProductContext,
  settings: RowSetSettings,
  employeeId: number,
): Promise<Row[]> {
  const { table, order } = settings
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${ofEmployee(context, table, employeeId)}
    order by ${order}, id`.execute(context.db)
  return rows
}

function ofEmployee({ inThisCompany }: ProductContext, table: string, employeeId: number) {
  return sql`${inThisCompany(table)} and employee_id = ${employeeId}`
}

function rowIn(rows: readonly Row[], id: number): Row {
  const found = rows.find((row) => row['id'] === id)
  if (found === undefined) throw notFound()
  return found
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
  return whole
    .filter((row) => isShown(row, context, holder))
    .map((row) => {
      const said = Object.entries(row).filter(([field]) => rules.fields.includes(field))
      return shownBy(rules, context, Object.fromEntries(said), holder.reaches)
    })
}
