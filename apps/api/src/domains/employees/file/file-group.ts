import type { OperationId } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { stale } from '../../../contract/failure.ts'
import { answerRules, type FieldRules } from '../../../contract/field-needs.ts'
import { checkWritable, shownBy } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { type OpenFile, openFile } from '../open-file.ts'
import { hiddenFromReader } from '../owner-view.ts'
import { type ChangedBy, changesOf, recordFieldChanges } from '../history/record-field-changes.ts'
import { checkWrittenFile } from '../quality/check-written-file.ts'
import { type FileWriter, typedBy } from './file-writer.ts'
import { fileLawsOn, filePerson, type FileLaws, type FilePerson } from './person.ts'
import { changedIn, type FileValues, gather, type Problems, refuseNew, toldWarnings } from './problems.ts'
import { checkUnique } from './unique-numbers.ts'

/** A part of an employee's file that is one row of a table of its own. */
export interface FileGroup {
  /** The operation that reads it: its answer says what it holds and who sees which field. */
  read: OperationId
  /** The operation that changes it: its body says who writes which field. */
  change: OperationId
  /** Where it stands under `data`. */
  key: string
  table: string
  /** Fields that are no columns, by what to select for each. */
  derived?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Truth values, of which none is meant where there is no row yet. */
  flags?: readonly string[]
  /** What of it must not be saved, and what is only told. */
  problems?: (person: FilePerson, laws: FileLaws, values: FileValues) => Problems
  /** Puts what was typed of several files into the one form that is stored, each in its place, or refuses it. */
  complete?: (context: CompanyTransaction, typed: readonly TypedPart[]) => Promise<FileValues[]>
}

/** What was typed of a part, beside what stands there. */
export interface TypedPart {
  values: FileValues
  before: FileValues
}

type ById = { path: { id: number } }
type Values = Record<string, unknown> & { version: number }

/** Answers a part of a file as its reader may see it. */
export async function showGroup(context: ProductContext, group: FileGroup, { path }: ById) {
  const file = await openFile(context, path.id)
  return answer(context, group, file, await valuesOf(context, group, file))
}

/**
 * Changes a part of a file: what is sent, and nothing else.
 *
 * Failures: 404 for a file that is not there or not mine, 409 with the newer values for a stale save, 400 for fields that
 * the writer may not see, values that are another's, and whatever the rules refuse.
 */
export async function updateGroup(
  context: ProductContext,
  group: FileGroup,
  { path, body }: ById & { body: FileValues },
) {
  const file = await openFile(context, path.id, true)
  checkWritable(context, body, file.reaches, undefined, await hiddenFromReader(context, file.reaches))
  const before = await valuesOf(context, group, file)
  const { version, ...sent } = body
  if (version !== undefined && version !== before.version) {
    throw stale(await answer(context, group, file, before))
  }
  const field_change = await saveGroup(context, group, file.id, sent, before)
  const changed = field_change === '' ? [] : field_change.split(',')
  context.audit({
    recordId: file.id,
    changedFields: changed,
    ...(version === undefined && { detail: { without_version: true } }),
  })
  return { ...(await answer(context, group, file, await valuesOf(context, group, file))), field_change }
}

/**
 * Stores values of a part that have been let through, with its rules and the history.
 * @returns the fields that changed, joined by commas
 */
export async function saveGroup(
  context: FileWriter,
  group: FileGroup,
  employeeId: number,
  sent: FileValues,
  before: FileValues,
  by: ChangedBy = typedBy(context),
): Promise<string> {
  const [values = sent] = await completeParts(context, group, [{ values: sent, before }])
  if (group.problems) {
    await judgePart(context, group, await filePerson(context, employeeId), values, before)
  }
  return storeGroup(context, group, employeeId, values, before, by)
}

/** Puts what was typed of several files into the form that is stored. @throws ApiFailure 400 for what has none */
export async function completeParts(
  context: CompanyTransaction,
  { complete }: FileGroup,
  typed: readonly TypedPart[],
): Promise<readonly FileValues[]> {
  return complete ? complete(context, typed) : typed.map(({ values }) => values)
}

/** @throws ApiFailure 400 for what the values make wrong in a part of a person's file */
export async function judgePart(
  context: CompanyTransaction,
  { problems }: FileGroup,
  person: FilePerson,
  values: FileValues,
  before: FileValues,
): Promise<void> {
  if (problems === undefined) return
  const laws = await fileLawsOn(context, person.today)
  const after = problems(person, laws, { ...before, ...values })
  refuseNew(problems(person, laws, before), after, new Set(changedIn(values, before)))
}

/**
 * The same without the rules of the part, for what stood there before: it was as good as any. A number that has become
 * another's is refused all the same.
 */
export async function storeGroup(
  context: FileWriter,
  { table }: FileGroup,
  employeeId: number,
  values: FileValues,
  before: FileValues,
  by: ChangedBy,
): Promise<string> {
  const changed = changedIn(values, before)
  await checkUnique(context, employeeId, Object.fromEntries(changed.map((field) => [field, values[field]])))
  if (changed.length === 0) return ''
  await sql`
    insert into ${sql.table(table)} (company_id, employee_id) values (${context.companyId}, ${employeeId})
    on conflict do nothing`.execute(context.db)
  await sql`
    update ${sql.table(table)} set ${sql.join(changed.map((field) => sql`${sql.ref(field)} = ${values[field]}`))}
    where ${context.inThisCompany(table)} and employee_id = ${employeeId}`.execute(context.db)
  await checkWrittenFile(context, by, employeeId)
  return recordFieldChanges(context, by, changesOf(employeeId, before, values, changed))
}

async function answer(context: ProductContext, group: FileGroup, file: OpenFile, values: Values) {
  const hidden = await hiddenFromReader(context, file.reaches)
  const shown = shownBy(rulesOfGroup(group), context, values, file.reaches, hidden)
  const { problems } = group
  const person = problems && (await filePerson(context, file.id))
  const found = person ? problems(person, await fileLawsOn(context, person.today), values) : gather().found
  const errors = Object.entries(found.errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text })),
  )
  const warnings = toldWarnings({ ...found, warnings: [...errors, ...found.warnings] }, shown.masked_fields)
  return { [group.key]: shown, warnings }
}

/** The row as it is, or as an empty one would be. */
export async function valuesOf(
  context: CompanyTransaction,
  group: FileGroup,
  { id }: Pick<OpenFile, 'id'>,
): Promise<Values> {
  const values = (await partsOf(context, group, [id])).get(id)
  if (values === undefined) throw new Error('the employee was there a moment ago')
  return values
}

/** The same of several employees, by their ids. */
export async function partsOf(
  context: CompanyTransaction,
  group: FileGroup,
  ids: readonly number[],
): Promise<Map<number, Values>> {
  const { table, derived = {}, flags = [] } = group
  const fields = rulesOfGroup(group).fields.filter((field) => !aboutTheRow.has(field))
  const columns = fields.map((field) => {
    const column = derived[field] ?? sql.ref(`${table}.${field}`)
    const value = flags.includes(field) ? sql`coalesce(${column}, false)` : column
    return sql`${value} as ${sql.ref(field)}`
  })
  const { rows } = await sql<Values & { id: number }>`
    select employees.id, ${sql.join(columns)}, coalesce(${sql.ref(`${table}.version`)}, 1) as version
    from employees left join ${sql.table(table)} on ${sql.ref(`${table}.company_id`)} = employees.company_id
      and ${sql.ref(`${table}.employee_id`)} = employees.id
    where ${context.inThisCompany('employees')} and employees.id = any(${ids}::bigint[])`.execute(context.db)
  return new Map(rows.map(({ id, ...values }) => [id, values]))
}

const aboutTheRow: ReadonlySet<string> = new Set(['version', 'masked_fields', 'dotted_fields'])

/** What the contract says of the fields of a part. */
export function rulesOfGroup({ read, key }: Pick<FileGroup, 'read' | 'key'>): FieldRules {
  return answerRules(operationNamed(read), key)
}
