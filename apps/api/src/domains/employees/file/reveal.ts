import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { holdsOn } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { fileFields } from '../history/file-fields.ts'
import { type OpenFile, openFile } from '../open-file.ts'
import { countOpenedFile } from './count-opened-file.ts'
import { type DottedGroup, listedGroups, singleGroups } from './dotted-groups.ts'
import { rulesOfGroup } from './file-group.ts'

type Value = string | number | null

/** A dotted field that was asked for, and where its value stands. */
interface Wanted {
  path: string
  field: string
  group: DottedGroup
  rowId?: number
}

/**
 * Opens what stands behind dots in a file, as far as each field's own right reaches, and writes into the trail who opened
 * what of whom.
 *
 * Failures: 400 for a field that is not dotted, not there or not for whoever asks (one answer for all three), 404, 429
 * when too many files were opened within the hour.
 */
export const reveal: Handler<'employees.reveal'> = async ({ path, body }, context) => {
  const file = await openFile(context, path.id)
  const wanted = body.fields.map((field) => wantedAt(context, file, field))
  await countOpenedFile(context, file.id)
  const values: Record<string, Value> = {}
  for (const each of wanted) values[each.path] = await valueOf(context, file, each)
  const names = body.fields.map((field) => nameOnly(field))
  const shown = [...new Set(names.map((name) => fileFields().get(name)?.label ?? name))]
  context.audit({
    recordId: file.id,
    detail: { revealed: names },
    seen: { deed: 'reveal', employeeIds: [file.id], shown },
  })
  return { values }
}

function wantedAt(context: ProductContext, { reaches }: OpenFile, path: string): Wanted {
  const [first = '', rowId, field] = path.split('.')
  const wanted =
    field === undefined
      ? singleGroups.map((group): Wanted => ({ path, field: first, group }))
      : [listedGroups[first]].flatMap((group): Wanted[] =>
          group ? [{ path, field, group, rowId: Number(rowId) }] : [],
        )
  const found = wanted.find((each) => {
    const { dotted, needs } = rulesOfGroup(each.group)
    return dotted.has(each.field) && holdsOn(context, needs.get(each.field) ?? [], reaches)
  })
  if (found === undefined) throw unseen(path)
  return found
}

async function valueOf(
  context: ProductContext,
  { id }: OpenFile,
  { path, field, group: { table, rowOf }, rowId }: Wanted,
): Promise<Value> {
  const { db, inThisCompany } = context
  if (rowOf && rowId !== undefined) {
    const row = await rowOf(context, id, rowId)
    if (row === undefined) throw unseen(path)
    // The contract says of each dotted field that it is a text or a number.
    return (new Map(Object.entries(row)).get(field) ?? null) as Value
  }
  const { rows } = await sql<{ value: Value }>`
    select ${sql.ref(`${table}.${field}`)} as value from ${sql.table(table)}
    where ${inThisCompany(table)} and employee_id = ${id} and ${rowId === undefined ? sql`true` : sql`id = ${rowId}`}`.execute(
    db,
  )
  // A part that was never filled has no row yet; a row of a list is there or is nobody's to see.
  if (rows[0] === undefined && rowId !== undefined) throw unseen(path)
  return rows[0]?.value ?? null
}

function unseen(path: string) {
  return invalidInput({ fields: [`Không xem được "${path.slice(0, 50)}".`] })
}

/** The trail names fields, and rows by their list. */
function nameOnly(path: string): string {
  const [first = '', , field] = path.split('.')
  return field === undefined ? first : `${first}.${field}`
}
