import { type RawBuilder, sql } from 'kysely'
import { type ChangedBy, changesOf, recordFieldChanges } from '../history/record-field-changes.ts'
import { detailFields, withCleanPhones } from './employee-card.ts'
import type { FileWriter } from './file-writer.ts'
import { cardProblems } from './other-rules.ts'
import { fileLawsOn, filePeople } from './person.ts'
import { changedIn, type FileValues, refuseNew } from './problems.ts'
import { checkUniqueOfNew } from './unique-numbers.ts'

/** The card of somebody whose row was made a moment ago. */
export interface NewCard {
  id: number
  /** Nothing among them is empty. */
  values: FileValues
}

/** What the row of somebody new was made with. */
const inRow: ReadonlySet<string> = new Set(['full_name', 'gender'])

/**
 * Stores the cards of several people who have none yet, by few statements however many they are, with the rules of the card
 * and the history. Who writes so many has the files judged afterwards.
 * @returns the fields of each, by his id
 * @throws ApiFailure for what may not be; nothing says whose card it was
 */
export async function saveNewCards(
  context: FileWriter,
  cards: readonly NewCard[],
  by: ChangedBy,
): Promise<Map<number, string[]>> {
  const people = await filePeople(
    context,
    cards.map(({ id }) => id),
  )
  const saved: { id: number; values: FileValues; fields: string[] }[] = []
  for (const { id, values: sent } of cards) {
    const values = withCleanPhones(sent)
    const fields = changedIn(values, {})
    const person = people.get(id)
    if (person === undefined) throw new Error('the employee was there a moment ago')
    const laws = await fileLawsOn(context, person.today)
    refuseNew(cardProblems(person, laws, {}), cardProblems(person, laws, values), new Set(fields))
    saved.push({ id, values, fields })
  }
  await checkUniqueOfNew(
    context,
    saved.map(({ values }) => values),
  )
  const used = new Set(saved.flatMap(({ fields }) => fields))
  const ofDetails = [...used].filter((field) => detailFields.has(field))
  const ofEmployee = [...used].filter((field) => !detailFields.has(field) && !inRow.has(field))
  await update(context, saved, 'employees', sql.ref('employees.id'), ofEmployee)
  const detailed = saved.filter(({ fields }) => fields.some((field) => detailFields.has(field)))
  if (detailed.length > 0) {
    await sql`
      insert into employee_details (company_id, employee_id)
      select ${context.companyId}::integer, id from unnest(${detailed.map(({ id }) => id)}::bigint[]) as id
      on conflict do nothing`.execute(context.db)
    await update(context, detailed, 'employee_details', sql.ref('employee_details.employee_id'), ofDetails)
  }
  await recordFieldChanges(
    context,
    by,
    saved.flatMap(({ id, values, fields }) => changesOf(id, {}, values, fields)),
  )
  return new Map(saved.map(({ id, fields }) => [id, fields]))
}

/** Sets columns of each row to what its card says of them; of what it says nothing stays. */
async function update(
  { db, inThisCompany }: FileWriter,
  cards: readonly NewCard[],
  table: 'employees' | 'employee_details',
  key: RawBuilder<unknown>,
  fields: readonly string[],
): Promise<void> {
  const content = JSON.stringify(cards.map(({ id, values }) => ({ id, said: values })))
  const columns = sql.join(fields.map((field) => sql.ref(field)))
  // The employee's own row carries the version of the whole card.
  const set =
    fields.length === 0
      ? sql`id = employees.id`
      : sql`(${columns}) = (select ${columns} from jsonb_populate_record(${sql.table(table)}, card.said))`
  await sql`
    update ${sql.table(table)} set ${set}
    from jsonb_to_recordset(${content}::jsonb) as card (id bigint, said jsonb)
    where ${inThisCompany(table)} and ${key} = card.id`.execute(db)
}
