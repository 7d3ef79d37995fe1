import type { ToldRow } from '../../../workbooks/import/result.ts'
import { insertEmployees } from '../file/new-row.ts'
import { saveNewCards } from '../file/new-cards.ts'
import { type FieldChange, recordFieldChanges } from '../history/record-field-changes.ts'
import { type NewJobChange, writeJobChanges } from '../job/write-job-changes.ts'
import { addRowOfEach, type NewRow, readRowsOf } from '../rows/add-rows.ts'
import { readHolders } from '../rows/holder.ts'
import type { Row, WrittenRow } from '../rows/write-row.ts'
import { beginningOf, firstJobs } from './first-jobs.ts'
import { filled } from './judge-rows.ts'
import type { PlannedPerson, PlannedRow } from './plan.ts'
import { type FileSheet, fileSheets } from './sheets.ts'
import { toldRest } from './told-rows.ts'
import { changesOfJobRows, refuseSamePay } from './write-job-rows.ts'
import {
  type ImportWriter,
  jobRowOf,
  rowThere,
  writeCard,
  writeFileRow,
  type Wrote,
  wroteJobRow,
  wroteNewPerson,
  wroteRow,
} from './write-person.ts'
import { keepBefore, type WrittenPerson } from './written-person.ts'

/** Somebody of a batch, with what has been done so far. */
interface Entry {
  person: PlannedPerson
  /** Undefined for whoever cannot be taken in. */
  id: number | undefined
  card: Wrote | undefined
  rows: Map<PlannedRow, Wrote>
}

/** Somebody of it whose file is there. */
type Filed = Entry & { id: number }

/**
 * Writes what a workbook asks of several people, by few statements however many they are: nobody among them manages another.
 * Whoever is taken in, and rows that are added, are written together; what changes in files that are there, one by one.
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
  for (const entry of entries) {
    const { id, card } = entry.person
    if (id !== null && card) entry.card = await writeCard(writer, id, card.values)
  }
  await takeIn(
    writer,
    entries.filter(({ person: { id, card, jobs } }) => id === null && card !== null && jobs.length > 0),
  )
  const filed = entries.filter((entry): entry is Filed => entry.id !== undefined)
  await writeJobSheets(writer, filed)
  for (const sheet of fileSheets) {
    if (sheet.rows) await writeRows(writer, sheet, filed)
    else if (sheet.group) await writeParts(writer, sheet, filed)
  }
  return entries.map(toldPerson)
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
  const taken: Filed[] = []
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

/** Writes the rows of a sheet: the first of everybody together, then the second, as each row is judged beside those before. */
async function writeRows(writer: ImportWriter, sheet: FileSheet, entries: readonly Filed[]): Promise<void> {
  const { rows: declared } = sheet
  const asked = entries.flatMap((entry) => {
    const rows = entry.person.rows.filter((row) => row.sheet === sheet.name)
    return rows.length > 0 ? [{ entry, rows }] : []
  })
  if (declared === undefined || asked.length === 0) return
  const { context, by } = writer
  const { resource, set, same } = declared
  const ids = asked.map(({ entry }) => entry.id)
  const holders = await readHolders(context, ids)
  const most = Math.max(...asked.map(({ rows }) => rows.length))
  for (let place = 0; place < most; place += 1) {
    const turn = asked.flatMap(({ entry, rows }) => {
      const row = rows[place]
      return row ? [{ entry, row }] : []
    })
    const stored = await readRowsOf(
      context,
      set,
      turn.map(({ entry }) => entry.id),
    )
    const added: (NewRow & { entry: Filed; row: PlannedRow; values: Row })[] = []
    for (const { entry, row } of turn) {
      const isNew = entry.person.id === null
      const values: Row = isNew ? filled(row.values) : row.values
      const rows = stored.get(entry.id) ?? []
      const holder = holders.get(entry.id)
      if (holder === undefined || rowThere(rows, same, values) || set.looksAround?.(values)) {
        entry.rows.set(row, await writeFileRow(writer, sheet, entry.id, row, isNew))
      } else added.push({ entry, row, values, holder, rows, body: filled(values) })
    }
    const written = await addRowOfEach(context, resource, set, added)
    const changes: FieldChange[] = []
    for (const [index, { entry, row, values, rows }] of added.entries()) {
      // One for each that was added.
      const each = written[index] as WrittenRow
      changes.push(...each.changes)
      entry.rows.set(row, wroteRow(writer, sheet, { there: undefined, rows, values, written: each }))
    }
    await recordFieldChanges(context, by, changes)
  }
}

async function writeParts(writer: ImportWriter, sheet: FileSheet, entries: readonly Filed[]): Promise<void> {
  for (const entry of entries) {
    for (const row of entry.person.rows) {
      if (row.sheet !== sheet.name) continue
      entry.rows.set(row, await writeFileRow(writer, sheet, entry.id, row, entry.person.id === null))
    }
  }
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
