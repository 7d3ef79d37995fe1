import { notFound } from '../../../contract/failure.ts'
import { type ChangedBy, changesOf, isReal, recordFieldChanges } from '../history/record-field-changes.ts'
import { cardsOf, detailFields, judgeCard, withCleanPhones } from './employee-card.ts'
import { completeParts, type FileGroup, judgePart, partsOf } from './file-group.ts'
import type { FileWriter } from './file-writer.ts'
import { filePeople, personIn } from './person.ts'
import { changedIn, type FileValues } from './problems.ts'
import { checkUniqueOfEach } from './unique-numbers.ts'
import { makeRows, updateChanged } from './update-rows.ts'

/** What is sent of a part of somebody's file. */
export interface SentPart {
  id: number
  values: FileValues
}

/** A part that was stored. */
export interface SavedPart {
  /** As it was. */
  before: FileValues
  /** Those that changed. */
  fields: readonly string[]
}

/**
 * Changes the cards of several people, each of whom comes once, by few statements however many they are, with the rules of
 * the card and the history. Who writes so many has the files judged afterwards.
 * @returns what was done, by the id of each
 * @throws ApiFailure for what may not be; nothing says whose card it was
 */
export async function saveCards(
  context: FileWriter,
  sent: readonly SentPart[],
  by: ChangedBy,
): Promise<Map<number, SavedPart>> {
  const ids = sent.map(({ id }) => id)
  const cards = await cardsOf(context, ids)
  const people = await filePeople(context, ids)
  const judged: JudgedPart[] = []
  for (const { id, values: typed } of sent) {
    const [before, values] = [storedIn(cards, id), withCleanPhones(typed)]
    await judgeCard(context, personIn(people, id), values, before)
    judged.push({ id, before, values })
  }
  return saveJudged(context, judged, by, async (saved) => {
    // The employee's own row carries the version of the whole card.
    await updateChanged(context, 'employees', 'id', saved, isOfEmployee)
    const detailed = saved.filter(({ values }) => Object.keys(values).some(isOfDetails))
    await makeRows(context, 'employee_details', detailed)
    await updateChanged(context, 'employee_details', 'employee_id', detailed, isOfDetails)
  })
}

const isOfDetails = (field: string): boolean => detailFields.has(field)
const isOfEmployee = (field: string): boolean => !detailFields.has(field)

/** The same of another part of their files. */
export async function saveParts(
  context: FileWriter,
  group: FileGroup,
  sent: readonly SentPart[],
  by: ChangedBy,
): Promise<Map<number, SavedPart>> {
  const ids = sent.map(({ id }) => id)
  const parts = await partsOf(context, group, ids)
  const typed = sent.map((part) => ({ ...part, before: storedIn(parts, part.id) }))
  const completed = await completeParts(context, group, typed)
  const judged = typed.map((part, index) => ({ ...part, values: completed[index] ?? part.values }))
  if (group.problems) {
    const people = await filePeople(context, ids)
    for (const { id, values, before } of judged) {
      await judgePart(context, group, personIn(people, id), values, before)
    }
  }
  return saveJudged(context, judged, by, async (saved) => {
    await makeRows(context, group.table, saved)
    await updateChanged(context, group.table, 'employee_id', saved, () => true)
  })
}

function storedIn(parts: ReadonlyMap<number, FileValues>, id: number): FileValues {
  const part = parts.get(id)
  if (part === undefined) throw notFound()
  return part
}

/** A part that was let through. */
interface JudgedPart extends SentPart {
  before: FileValues
}

/** @param store stores the parts of which anything changes, each with that alone */
async function saveJudged(
  context: FileWriter,
  judged: readonly JudgedPart[],
  by: ChangedBy,
  store: (saved: readonly SentPart[]) => Promise<void>,
): Promise<Map<number, SavedPart>> {
  const changed = judged.map(({ id, before, values }) => {
    const fields = changedIn(values, before)
    return { id, before, values: Object.fromEntries(fields.map((field) => [field, values[field]])) }
  })
  await checkUniqueOfEach(context, changed)
  await store(changed.filter(({ values }) => Object.keys(values).length > 0))
  const told = changed.map(({ id, before, values }) => ({
    id,
    before,
    changes: changesOf(id, before, values, Object.keys(values)).filter(isReal),
  }))
  await recordFieldChanges(
    context,
    by,
    told.flatMap(({ changes }) => changes),
  )
  return new Map(
    told.map(({ id, before, changes }) => [id, { before, fields: changes.map(({ path }) => path) }]),
  )
}
