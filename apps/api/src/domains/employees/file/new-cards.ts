import { type ChangedBy, changesOf, recordFieldChanges } from '../history/record-field-changes.ts'
import { detailFields, judgeCard, withCleanPhones } from './employee-card.ts'
import type { FileWriter } from './file-writer.ts'
import { filePeople, personIn } from './person.ts'
import { changedIn, type FileValues } from './problems.ts'
import { checkUniqueOfEach } from './unique-numbers.ts'
import { makeRows, updateRows } from './update-rows.ts'

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
    await judgeCard(context, personIn(people, id), values, {})
    saved.push({ id, values, fields })
  }
  await checkUniqueOfEach(context, saved)
  const used = new Set(saved.flatMap(({ fields }) => fields))
  const ofDetails = [...used].filter((field) => detailFields.has(field))
  const ofEmployee = [...used].filter((field) => !detailFields.has(field) && !inRow.has(field))
  // The employee's own row carries the version of the whole card.
  await updateRows(context, 'employees', 'id', ofEmployee, saved)
  const detailed = saved.filter(({ fields }) => fields.some((field) => detailFields.has(field)))
  if (detailed.length > 0) {
    await makeRows(context, 'employee_details', detailed)
    await updateRows(context, 'employee_details', 'employee_id', ofDetails, detailed)
  }
  await recordFieldChanges(
    context,
    by,
    saved.flatMap(({ id, values, fields }) => changesOf(id, {}, values, fields)),
  )
  return new Map(saved.map(({ id, fields }) => [id, fields]))
}
