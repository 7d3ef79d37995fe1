import { ApiFailure, type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import { inputReader } from '../../../contract/input.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { FileWriter } from '../file/file-writer.ts'
import { type ChangedBy, recordFieldChanges } from '../history/record-field-changes.ts'
import { checkWrittenFile } from '../quality/check-written-file.ts'
import { changeRow } from '../rows/change-rows.ts'
import { type Holder, readHolder } from '../rows/holder.ts'
import { addRow, readRows, removeRow, type Row } from '../rows/write-row.ts'
import { askableFields, askableRows, type FilePart, type FileRows } from './file-targets.ts'

/** One change of a file: `phone`, `relatives.214.full_name`, `relatives.new-1.full_name`, or `relatives.214` with null. */
export interface WantedChange {
  path: string
  value: unknown
}

/** What a path names. */
export interface NamedPlace {
  /** The path without the row, by which rights and settings are found; of a whole row the name of its set. */
  field: string
  part?: FilePart
  rows?: FileRows
  /** The row, or `new-1` for one to come. */
  row?: string
}

/** What stands at a path now, and the version of its row; a row to come has neither. */
export interface StandingValue {
  value: unknown
  version: number | null
}

/** What a path names in an employee's file; undefined for whatever is no field of it. */
export function placeNamed(path: string): NamedPlace | undefined {
  const [first = '', row, name, ...more] = path.split('.')
  if (more.length > 0) return undefined
  if (row === undefined) {
    const { part } = askableFields().get(first) ?? {}
    return part && { field: first, part }
  }
  const rows = askableRows.get(first)
  if (rows === undefined) return undefined
  if (name === undefined) return row.startsWith('new-') ? undefined : { field: first, rows, row }
  const field = `${first}.${name}`
  return askableFields().has(field) ? { field, rows, row } : undefined
}

/**
 * Reads what stands at some paths of a file.
 * @throws ApiFailure 400 for a path that is no field of this file, such as the row of somebody else
 */
export async function readPlaces(
  context: CompanyTransaction,
  employeeId: number,
  paths: readonly string[],
): Promise<Map<string, StandingValue>> {
  const found = await findPlaces(context, employeeId, paths)
  const missing = paths.filter((path) => found.get(path) === undefined)
  if (missing.length > 0) throw unknownPlaces(missing)
  // None is missing, as was just seen.
  return found as Map<string, StandingValue>
}

/** The same of paths that may have gone meanwhile: undefined for these. */
export async function findPlaces(
  context: CompanyTransaction,
  employeeId: number,
  paths: readonly string[],
): Promise<Map<string, StandingValue | undefined>> {
  const parts = new Map<FilePart, Row>()
  const sets = new Map<FileRows, readonly Row[]>()
  const found = new Map<string, StandingValue | undefined>()
  for (const path of paths) {
    const { part, rows, row = '' } = placeNamed(path) ?? {}
    if (part) {
      const values = parts.get(part) ?? (await part.read(context, employeeId))
      parts.set(part, values)
      found.set(path, { value: values[path] ?? null, version: Number(values['version']) })
    } else if (rows && row.startsWith('new-')) found.set(path, { value: null, version: null })
    else if (rows) {
      const known = sets.get(rows) ?? (await readRows(context, rows.set, employeeId))
      sets.set(rows, known)
      const name = path.split('.')[2]
      const there = known.find(({ id }) => String(id) === row)
      found.set(
        path,
        there && {
          value: name ? (there[name] ?? null) : shortOf(rows, there),
          version: Number(there['version']),
        },
      )
    } else found.set(path, undefined)
  }
  return found
}

/** Who or what a row is about, in a few words. */
function shortOf({ set: { rows } }: FileRows, row: Row): string {
  const short = row[shortFields[rows] ?? '']
  return typeof short === 'string' ? short : ''
}

const shortFields: Readonly<Record<string, string>> = {
  bank_accounts: 'bank_name',
  relatives: 'full_name',
  educations: 'education_level',
  languages: 'name',
  it_skills: 'name',
}

/**
 * Writes changes into a file through the very writers that HR's forms use, with their rules and the history. The caller
 * holds the employee's row.
 * @throws ApiFailure 400 with the paths that are to blame, or what a rule refuses
 */
export async function changeFile(
  context: FileWriter,
  employeeId: number,
  wanted: readonly WantedChange[],
  by: ChangedBy,
): Promise<string> {
  const changed: string[] = []
  for (const [part, changes] of groupBy(wanted, ({ path }) => placeNamed(path)?.part)) {
    const values = Object.fromEntries(changes.map(({ path, value }) => [path, value]))
    const before = await part.read(context, employeeId)
    const checked = checkedBody(part.change, values)
    changed.push(await part.save(context, employeeId, checked, before, by))
  }
  const ofRows = groupBy(wanted, ({ path }) => {
    const { rows } = placeNamed(path) ?? {}
    return rows && path.split('.').slice(0, 2).join('.')
  })
  if (ofRows.size > 0) {
    const holder = await readHolder(context, { id: employeeId, reaches: [false, false] })
    for (const [prefix, changes] of ofRows) {
      const written = await withPrefix(prefix, () => writeRow(context, holder, prefix, changes))
      changed.push(await recordFieldChanges(context, by, written))
    }
    await checkWrittenFile(context, by, employeeId)
  }
  return changed.filter((paths) => paths !== '').join(',')
}

async function writeRow(
  context: FileWriter,
  holder: Holder,
  prefix: string,
  changes: readonly WantedChange[],
) {
  const [set = '', row = ''] = prefix.split('.')
  const { resource, set: settings } = askableRows.get(set) ?? {}
  if (resource === undefined || settings === undefined) throw unknownPlaces([prefix])
  const rows = await readRows(context, settings, holder.id)
  const body = Object.fromEntries(changes.map(({ path, value }) => [path.split('.')[2] ?? '', value]))
  if (row.startsWith('new-')) {
    const checked = checkedBody(`${resource}.store`, body)
    return (await addRow(context, resource, settings, { holder, rows }, checked)).changes
  }
  const there = rows.find(({ id }) => String(id) === row)
  if (there === undefined) throw unknownPlaces([prefix])
  if ('' in body) return (await removeRow(context, resource, settings, { holder, rows }, there)).changes
  const checked = checkedBody(`${resource}.update`, body)
  return (await changeRow(context, resource, settings, { holder, rows }, there, checked)).changes
}

/** A body as the operation itself would take it. */
function checkedBody(operation: string, body: Row): Row {
  // Its name is put together from resources that the contract knows; what it is not stops the first test.
  const reader = inputReader(operationNamed(operation as Parameters<typeof operationNamed>[0]))
  return reader.body({ ...body }).body as Row
}

/** Names the fields of a refusal by their whole paths. */
async function withPrefix<T>(prefix: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.detail.errors === undefined) throw failure
    const errors = Object.entries(failure.detail.errors).map(([field, texts]) => [
      field.startsWith(prefix) ? field : `${prefix}.${field}`,
      texts,
    ])
    throw new ApiFailure(failure.status, failure.message, {
      ...failure.detail,
      errors: Object.fromEntries(errors) as FieldErrors,
    })
  }
}

function unknownPlaces(paths: readonly string[]): ApiFailure {
  return invalidInput(Object.fromEntries(paths.map((path) => [path, ['Hồ sơ không có thông tin này.']])))
}

function groupBy<K, V>(all: readonly V[], keyOf: (each: V) => K | undefined): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const each of all) {
    const key = keyOf(each)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return groups
}
