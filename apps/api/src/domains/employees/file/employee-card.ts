import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound, stale } from '../../../contract/failure.ts'
import { bodyFields } from '../../../contract/operation-fields.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { answerRules } from '../../../contract/field-needs.ts'
import { checkWritable, type RowReaches, rowReaches, shownRow } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { withDaysAway } from '../day/days-away.ts'
import { heldPositions } from '../held-positions.ts'
import { openFile } from '../open-file.ts'
import { hiddenFromReader } from '../owner-view.ts'
import { type ChangedBy, changesOf, recordFieldChanges } from '../history/record-field-changes.ts'
import { checkWrittenFile } from '../quality/check-written-file.ts'
import { visibleEmployees } from '../visible-employees.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type FileWriter, typedBy } from './file-writer.ts'
import { cleanPhone } from './clean-phone.ts'
import { cardProblems } from './other-rules.ts'
import { fileLawsOn, type FilePerson, filePerson } from './person.ts'
import { changedIn, type FileValues, refuseNew, toldWarnings } from './problems.ts'
import { checkUnique } from './unique-numbers.ts'

type Card = Data<'employees.show'>['employee']
type CardRow = Card & { reaches: RowReaches }

/** Fields of the card that stand beside the narrow table of lists. */
export const detailFields: ReadonlySet<string> = new Set(
  (
    'company_phone extension general_education skill_grade hr_note ' +
    'place_of_birth native_place ethnic religion nationality marital_status ' +
    'personal_email emergency_name emergency_relation emergency_phone'
  ).split(' '),
)
const notColumns: ReadonlySet<string> = new Set([
  'positions',
  'days_away',
  'former_codes',
  'masked_fields',
  'dotted_fields',
])
const phones = ['phone', 'company_phone', 'emergency_phone'] as const

/** The card of an employee who is named by his code. */
export const showInfo: Handler<'employees.info'> = async ({ path }, context) => {
  const row = await readCard(context, sql`employees.nhansu_id = ${path.nhansu_id}`)
  return { employee: await shown(context, row) }
}

/** The card of an employee, with what does not fit together. */
export const showCard: Handler<'employees.show'> = async ({ path }, context) => cardAnswer(context, path.id)

/**
 * Changes an employee's card: what is sent, and nothing else.
 *
 * Failures: 404, 409 with the newer values for a stale save, 400 for fields that the writer may not see, values that are
 * another's, and whatever the rules refuse.
 */
export const updateCard: Handler<'employees.update'> = async ({ path, body }, context) => {
  const { id, reaches } = await openFile(context, path.id, true)
  checkWritable(context, body, reaches, undefined, await hiddenFromReader(context, reaches))
  const { version, ...sent } = body
  const before = await readCard(context, sql`employees.id = ${id}`)
  if (version !== undefined && version !== before.version) {
    throw stale(await cardAnswer(context, id))
  }
  const field_change = await saveCard(context, id, sent, { ...before })
  context.audit({
    recordId: id,
    changedFields: field_change === '' ? [] : field_change.split(','),
    ...(version === undefined && { detail: { without_version: true } }),
  })
  return { ...(await cardAnswer(context, id)), field_change }
}

/**
 * Stores values of a card that have been let through, with the rules and the history.
 * @returns the fields that changed, joined by commas
 */
export async function saveCard(
  context: FileWriter,
  id: number,
  sent: FileValues,
  before: FileValues,
  by: ChangedBy = typedBy(context),
): Promise<string> {
  const values = withCleanPhones(sent)
  await judgeCard(context, await filePerson(context, id), values, before)
  return storeCard(context, id, values, before, by)
}

/** @throws ApiFailure 400 for what the values make wrong on the card of a person */
export async function judgeCard(
  context: CompanyTransaction,
  person: FilePerson,
  values: FileValues,
  before: FileValues,
): Promise<void> {
  const laws = await fileLawsOn(context, person.today)
  const after = { ...before, ...values }
  refuseNew(
    cardProblems(person, laws, before),
    cardProblems(person, laws, after),
    new Set(changedIn(values, before)),
  )
}

/** The values with phone numbers as they are stored. @throws ApiFailure 400 for what is no number */
export function withCleanPhones(sent: FileValues): FileValues {
  const typed = phones.filter((field) => sent[field] !== undefined)
  return { ...sent, ...Object.fromEntries(typed.map((field) => [field, cleanPhone(field, sent[field])])) }
}

/**
 * The same without the rules of the card, for what stood there before: it was as good as any. A number that has become
 * another's is refused all the same.
 */
export async function storeCard(
  context: FileWriter,
  id: number,
  values: FileValues,
  before: FileValues,
  by: ChangedBy,
): Promise<string> {
  const { db, companyId, inThisCompany } = context
  const changed = changedIn(values, before)
  await checkUnique(context, id, Object.fromEntries(changed.map((field) => [field, values[field]])))
  if (changed.length === 0) return ''
  const ofDetails = changed.filter((field) => detailFields.has(field))
  const ofEmployee = changed.filter((field) => !detailFields.has(field))
  const set = (fields: readonly string[]) =>
    sql.join(fields.map((field) => sql`${sql.ref(field)} = ${values[field]}`))
  // The employee's own row carries the version of the whole card.
  await sql`
    update employees set ${ofEmployee.length > 0 ? set(ofEmployee) : sql`id = id`}
    where ${inThisCompany('employees')} and id = ${id}`.execute(db)
  if (ofDetails.length > 0) {
    await sql`
      insert into employee_details (company_id, employee_id) values (${companyId}, ${id})
      on conflict do nothing`.execute(db)
    await sql`
      update employee_details set ${set(ofDetails)}
      where ${inThisCompany('employee_details')} and employee_id = ${id}`.execute(db)
  }
  await checkWrittenFile(context, by, id)
  return recordFieldChanges(context, by, changesOf(id, before, values, changed))
}

/** What people write of a card, with its version. */
export async function cardValues(context: CompanyTransaction, id: number): Promise<CardValues> {
  const values = (await cardsOf(context, [id])).get(id)
  if (values === undefined) throw notFound()
  return values
}

type CardValues = FileValues & { version: number }

/** The same of several employees, by their ids. */
export async function cardsOf(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<Map<number, CardValues>> {
  const columns = bodyFields(operationNamed('employees.update')).map((field) =>
    sql.ref(`${detailFields.has(field) ? 'employee_details' : 'employees'}.${field}`),
  )
  const { rows } = await sql<CardValues & { id: number }>`
    select employees.id, ${sql.join(columns)}, employees.version
    from employees
    left join employee_details on employee_details.company_id = employees.company_id
      and employee_details.employee_id = employees.id
    where ${inThisCompany('employees')} and employees.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...values }) => [id, values]))
}

/** The card as its reader may see it. */
export async function cardAnswer(context: ProductContext, id: number) {
  const row = await readCard(context, sql`employees.id = ${id}`)
  const employee = await shown(context, row)
  const person = await filePerson(context, id)
  const problems = cardProblems(person, await fileLawsOn(context, person.today), { ...row })
  const errors = Object.entries(problems.errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text })),
  )
  const warnings = [...errors, ...problems.warnings]
  return { employee, warnings: toldWarnings({ ...problems, warnings }, employee.masked_fields) }
}

async function shown(context: ProductContext, { reaches, ...card }: CardRow): Promise<Card> {
  const hidden = await hiddenFromReader(context, reaches)
  // The contract requires of a reader only the fields that every one of its entries shows.
  return shownRow(context, 'employee', card, reaches, hidden) as Card
}

async function readCard(context: ProductContext, isMeant: RawBuilder<unknown>): Promise<CardRow> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(context)}, ${heldPositions(context)}, former_codes(employees.id),
      ${rowReaches(context, visibleEmployees)} as reaches
    from employees
    left join employee_details on employee_details.company_id = employees.company_id
      and employee_details.employee_id = employees.id
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)} and ${isMeant}`.execute(
    context.db,
  )
  if (rows[0] === undefined) throw notFound()
  const [card = rows[0]] = await withDaysAway(context, [rows[0]])
  return card
}

function cardColumns({ operation }: ProductContext): RawBuilder<unknown> {
  const fields = answerRules(operation, 'employee').fields.filter((field) => !notColumns.has(field))
  return sql.join(
    fields.map((field) => sql.ref(`${detailFields.has(field) ? 'employee_details' : 'employees'}.${field}`)),
  )
}
