import type { ToldRow } from '../../../workbooks/import/result.ts'
import { saveCards } from '../file/changed-files.ts'
import { saveNewCards } from '../file/new-cards.ts'
import { insertEmployees } from '../file/new-row.ts'
import { type NewJobChange, writeJobChanges } from '../job/write-job-changes.ts'
import { beginningOf, firstJobs } from './first-jobs.ts'
import type { PlannedPerson, PlannedRow } from './plan.ts'
import { fileSheets } from './sheets.ts'
import { toldRest } from './told-rows.ts'
import { changesOfJobRows, refuseSamePay } from './write-job-rows.ts'
import {
  type ImportWriter,
  jobRowOf,
  type Wrote,
  wroteCard,
  wroteJobRow,
  wroteNewPerson,
} from './write-person.ts'
import { type Filed, writeSheets } from './write-sheets.ts'
import { keepBefore, type WrittenPerson } from './written-person.ts'

/** Somebody of a batch, with what has been done so far. */
interface Entry extends Omit<Filed, 'id'> {
  /** Undefined for whoever cannot be taken in. */
  id: number | undefined
  card: Wrote | undefined
}

/**
 * Writes what a workbook asks of several people, by few statements however many they are: nobody among them manages another.
 * @returns what was done, in the order of the people
 * @throws ApiFailure when anything is refused, without saying whose; nothing of the batch may stay then
 */
export async function writeTogether(
  writer: ImportWriter,
  people: readonly PlannedPerson[],
): Promise<WrittenPerson[]> {
  const entries = people.map((person): Entry => ({
    person,
    id: person.id ?? undefined,
    card: undefined,
    rows: new Map(),
  }))
  // A value that the workbook takes from somebody who is there, somebody new may have.
  await changeCards(writer, entries)
  await takeIn(
    writer,
    entries.filter(({ person: { id, card, jobs } }) => id === null && card !== null && jobs.length > 0),
  )
  const filed = entries.filter((entry): entry is Entry & Filed => entry.id !== undefined)
  await writeJobSheets(writer, filed)
  await writeSheets(writer, filed)
  return entries.map(toldPerson)
}

/** Changes the cards of those who are there. */
async function changeCards(writer: ImportWriter, entries: readonly Entry[]): Promise<void> {
  const { context, by } = writer
  const sent = entries.flatMap((entry) => {
    const { id, card } = entry.person
    return id !== null && card ? [{ entry, id, values: card.values }] : []
  })
  if (sent.length === 0) return
  const saved = await saveCards(context, sent, by)
  for (const { entry, id, values } of sent) {
    const done = saved.get(id)
    if (done) entry.card = wroteCard(writer, values, done)
  }
}

/** Takes everybody in who is new: his row, what he begins with, and his card. */
async function takeIn(writer: ImportWriter, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const { context, by, managers, today, things } = writer
  const rows = entries.map(({ person }) => {
    const { full_name, gender } = person.card?.values ?? {}
    const who = { full_name: String(full_name), gender: String(gender) }
    return { code: writer.codeOf(person), ...who, ...beginningOf(person) }
  })
  const ids = await insertEmployees(context, rows)
  const changes: NewJobChange[] = []
  const taken: (Entry & Filed)[] = []
  for (const [index, entry] of entries.entries()) {
    const id = ids[index]
    if (id === undefined) throw new Error('each who is taken in has an id')
    taken.push(Object.assign(entry, { id }))
    changes.push(...(await firstJobs(context, id, entry.person, managers, today, things)))
  }
  await writeJobChanges(context, changes, by.userId, { checksFiles: false })
  const cards = taken.map(({ id, person }) => ({ id, values: person.card?.values ?? {} }))
  const fields = await saveNewCards(context, cards, by)
  for (const entry of taken) {
    entry.card = wroteNewPerson(writer, entry.person, fields.get(entry.id) ?? [])
  }
}

/** Writes the rows of job facts, each as a change of its own. */
async function writeJobSheets(writer: ImportWriter, entries: readonly Filed[]): Promise<void> {
  const changes = []
  for (const entry of entries) {
    for (const row of entry.person.rows) {
      const sheet = fileSheets.find(({ name }) => name === row.sheet)
      if (sheet?.job === undefined) continue
      changes.push(...(await changesOfJobRows(writer, entry.id, [jobRowOf(sheet.job, row)])))
      entry.rows.set(row, wroteJobRow(writer, sheet, row))
    }
  }
  const { context, by, today } = writer
  const written = await writeJobChanges(context, changes, by.userId, { checksFiles: false })
  refuseSamePay(changes, written, today)
}

function toldPerson({ person, id, card, rows }: Entry): WrittenPerson {
  const { code: key } = person
  const told: ToldRow[] = []
  const tell = ({ sheet, row }: PlannedRow, { state, changes }: Pick<Wrote, 'state' | 'changes'>) =>
    told.push({ sheet, row, state, key, changes, errors: [] })
  if (id === undefined) {
    toldRest(person, told)
    return { person, told, file: undefined }
  }
  if (person.card && card) tell(person.card, card)
  if (person.id === null) for (const job of person.jobs.slice(1)) tell(job, { state: 'new', changes: [] })
  for (const row of person.rows) {
    const wrote = rows.get(row)
    if (wrote) tell(row, wrote)
  }
  return { person, told, file: keepBefore(person, id, card, rows) }
}
