import { notFound } from '../../../contract/failure.ts'
import type { FileWriter } from '../file/file-writer.ts'
import { updateChanged } from '../file/update-rows.ts'
import { readRowsOf } from './add-rows.ts'
import {
  changesOfRow,
  readRows,
  type Row,
  rowFields,
  rowIn,
  type RowSetSettings,
  type RowsOfHolder,
  settleEach,
  type WrittenRow,
} from './write-row.ts'

/** A change of one of the rows of an employee. */
export interface RowChange extends RowsOfHolder {
  /** One of these rows. */
  before: Row
  /** What was let through. */
  values: Row
}

/** Changes a row that is there by what was let through, with the rules of its set. */
export async function changeRow(
  context: FileWriter,
  resource: string,
  settings: RowSetSettings,
  { holder, rows }: RowsOfHolder,
  before: Row,
  values: Row,
): Promise<WrittenRow> {
  const [written] = await changeRowOfEach(context, resource, settings, [{ holder, rows, before, values }])
  if (written === undefined) throw notFound()
  return written
}

/** Completes a row that has come back by the rules of its set, which may have changed since it was deleted. */
export async function settleRow(
  context: FileWriter,
  resource: string,
  settings: RowSetSettings,
  opened: RowsOfHolder,
  row: Row,
): Promise<WrittenRow> {
  const { id, changes, fields } = await changeRow(context, resource, settings, opened, row, {})
  // In the history the whole row is new, with what the rules gave it.
  const rows = await readRows(context, settings, opened.holder.id)
  const own = `${settings.rows}.${id}.`
  const others = changes.filter(({ path }) => !path.startsWith(own))
  return {
    id,
    fields,
    changes: [...changesOfRow(resource, settings, opened.holder.id, undefined, rowIn(rows, id)), ...others],
  }
}

/**
 * Changes one row of each of several employees, by few statements however many they are, with the rules of the set. Rows of
 * one call do not see each other: {@link RowSetSettings.looksAround} says which have to be changed alone.
 * @returns what was written, in the order of the changes
 */
export async function changeRowOfEach(
  context: FileWriter,
  resource: string,
  settings: RowSetSettings,
  changed: readonly RowChange[],
): Promise<WrittenRow[]> {
  const writes = changed.map(({ holder, rows, before, values }) => ({
    context,
    holder,
    before,
    after: { ...before, ...values },
    others: rows.filter((row) => row !== before),
  }))
  const followers = await settleEach(settings, writes)
  const ready = writes.map(({ holder, before, after }, index) => {
    const fields = rowFields(resource).filter((field) => after[field] !== before[field])
    const values = Object.fromEntries(fields.map((field) => [field, after[field] ?? null]))
    return { id: Number(before['id']), holder, before, fields, values, followers: followers[index] ?? [] }
  })
  const touched = ready.filter(({ fields }) => fields.length > 0)
  await updateChanged(context, settings.table, 'id', touched, () => true)
  const stored = await readRowsOf(
    context,
    settings,
    ready.map(({ holder }) => holder.id),
  )
  return ready.map(({ id, holder, before, fields, followers: following }) => {
    const after = rowIn(stored.get(holder.id) ?? [], id)
    return {
      id,
      fields,
      changes: [...changesOfRow(resource, settings, holder.id, before, after), ...following],
    }
  })
}
