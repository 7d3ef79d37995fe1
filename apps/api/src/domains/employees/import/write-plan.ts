import { sql } from 'kysely'
import type { AuditEntry } from '../../../contract/audit.ts'
import { databaseFailure } from '../../../contract/database-errors.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { beginImport, keepChanges } from '../../../workbooks/import/undo-import.ts'
import { apart, type Progress, sentencesOf } from '../../../workbooks/import/write.ts'
import type { FileWriter } from '../file/file-writer.ts'
import { lockEmployees, todayOf } from '../job/write-timelines.ts'
import { checkFilesAfter } from '../quality/check-files-job.ts'
import { batchesOf } from './batches.ts'
import { codesOf } from './drawn-codes.ts'
import { peopleFields, sheetsWithReferences, withReferences } from './import-columns.ts'
import { decideReceptions, leftBeside, type TakenIn } from './decide-receptions.ts'
import { readManagers } from './first-jobs.ts'
import { lowPayOf } from './low-pay.ts'
import type { Plan, PlannedPerson, PlannedRow, RowWarning } from './plan.ts'
import { remembered } from './remembered.ts'
import { type FileSheet, fileSheets } from './sheets.ts'
import { toldRefusal, toldRest } from './told-rows.ts'
import {
  type ImportWriter,
  jobRowOf,
  versionsOf,
  writeCard,
  writeFileRow,
  writeNewPerson,
  type Wrote,
  wroteJobRow,
} from './write-person.ts'
import { writeJobRows } from './write-job-rows.ts'
import { writeTogether } from './write-together.ts'
import { type FileBefore, keepBefore, type WrittenPerson } from './written-person.ts'

/** What an import did to the files, row by row and person by person. */
export interface ImportOutcome {
  told: ToldRow[]
  /** By which it is undone; null when nothing was changed. */
  importId: number | null
  /** For the trail: names of fields alone. */
  entries: AuditEntry[]
}

/** What is kept of somebody who was there, for the undo. */
export interface KeptFile extends FileBefore {
  /** Among those whom the import changed, in the order of writing. */
  place: number
}

const sheetsByName = new Map(fileSheets.map((sheet) => [sheet.name, sheet]))

/**
 * Writes what a workbook asks, with the rules of files that are typed in. A row that is refused is told with its reason and
 * leaves nothing; the caller decides whether the others stay.
 * @param progress told of each piece of a batch before it is written; throws when the work is to end
 */
export async function writePlan(
  context: FileWriter,
  { people }: Pick<Plan, 'people'>,
  { isTrial, progress = async () => {} }: { isTrial: boolean; progress?: Progress },
): Promise<ImportOutcome> {
  const importId = await beginImport(context, 'employees')
  const { userId } = context.session
  // Whoever types codes in and whoever draws them see each other's; a trial lets nobody wait.
  if (!isTrial && people.some(({ id }) => id === null))
    await sql`select claim_person_codes()`.execute(context.db)
  await lockEmployees(
    context,
    people.flatMap(({ id }) => id ?? []),
  )
  const today = await todayOf(context)
  const writer: ImportWriter = {
    context,
    by: { userId, source: 'import', sourceId: importId },
    today,
    people: await withReferences(context, peopleFields()),
    sheets: await sheetsWithReferences(context, sheetsOf(people)),
    managers: await readManagers(context, people),
    things: remembered(),
    codeOf: await codesOf(context, people, { today, isTrial }),
  }
  const told: ToldRow[] = []
  const kept: { id: number; before: KeptFile | null }[] = []
  const entries: AuditEntry[] = []
  const taken: TakenIn[] = []
  let done = 0
  const steps: Steps = {
    begin: () => progress(done, people.length),
    end: (count) => void (done += count),
  }
  for (const batch of batchesOf(people)) {
    const { written } = await writePeople(writer, batch, steps)
    for (const { person, file, told: rows } of written) {
      told.push(...rows)
      if (file === undefined) continue
      kept.push({ id: file.id, before: file.before && { ...file.before, place: kept.length } })
      entries.push({ recordId: file.id, changedFields: file.fields })
      if (person.id !== null) continue
      if (person.code !== null) writer.managers.set(person.code, file.id)
      taken.push({ id: file.id, person })
    }
  }
  const decided = await decideReceptions(context, taken, { importId, isTrial })
  warn(told, [...decided.left, ...people.flatMap(leftBeside), ...(await lowPayOf(context, taken))])
  for (const recordId of decided.ids) {
    entries.push({ resource: 'decisions', recordId, changedFields: ['decision_number', 'people'] })
  }
  const versions = await versionsOf(
    context,
    kept.map(({ id }) => id),
  )
  await keepChanges(
    context,
    importId,
    kept.map(({ id, before }) => ({ id, before, version: versions.get(id) ?? 0 })),
  )
  if (!isTrial && kept.length > 0) await checkFilesAfter(context)
  return { told, importId: kept.length > 0 ? importId : null, entries }
}

/** Tells beside its row what should be known of it. */
function warn(told: readonly ToldRow[], warnings: readonly RowWarning[]): void {
  if (warnings.length === 0) return
  const rows = new Map(told.map((row) => [`${row.sheet} ${row.row}`, row]))
  for (const { sheet, row, why } of warnings) {
    const there = rows.get(`${sheet} ${row}`)
    // Of what is wrong, or is there already, nothing is written.
    if (there?.state === 'new' || there?.state === 'changed')
      there.warnings = [...(there.warnings ?? []), why]
  }
}

/** The sheets that have rows. */
function sheetsOf(people: readonly PlannedPerson[]): FileSheet[] {
  const named = new Set(people.flatMap(({ rows }) => rows.map(({ sheet }) => sheet)))
  return fileSheets.filter(({ name }) => named.has(name))
}

/** What the writing of a batch tells of its pieces. */
interface Steps {
  /** Before each of them; throws when the work is to end. */
  begin: () => Promise<void>
  /** After those of so many people. */
  end: (people: number) => void
}

/** A batch that was written, or a piece of one. */
interface WrittenPiece {
  written: WrittenPerson[]
  /** Whether any of it could be written together. */
  isTogether: boolean
}

/** So few people are written one by one as soon as something is refused: that costs no more than to find those to blame. */
const fewPeople = 16

/**
 * Writes a batch together. One of which something is refused is halved, until few people are left; their rows are then
 * written one by one, and say why. Beside a half of which nothing could be written together the other is not halved any
 * more: there the faults stand in row after row.
 */
async function writePeople(
  writer: ImportWriter,
  people: readonly PlannedPerson[],
  steps: Steps,
  mayHalve = true,
): Promise<WrittenPiece> {
  if (people.length > 1) {
    await steps.begin()
    const written = await unlessRefused(writer, () => writeTogether(writer, people))
    if (written) {
      steps.end(people.length)
      return { written, isTogether: true }
    }
  }
  if (people.length <= fewPeople || !mayHalve) return writeOneByOne(writer, people, steps)
  const middle = Math.ceil(people.length / 2)
  const first = await writePeople(writer, people.slice(0, middle), steps)
  const second = await writePeople(writer, people.slice(middle), steps, first.isTogether)
  return {
    written: [...first.written, ...second.written],
    isTogether: first.isTogether || second.isTogether,
  }
}

async function writeOneByOne(
  writer: ImportWriter,
  people: readonly PlannedPerson[],
  steps: Steps,
): Promise<WrittenPiece> {
  const written: WrittenPerson[] = []
  for (const person of people) {
    await steps.begin()
    written.push(await writePerson(writer, person))
    steps.end(1)
  }
  return { written, isTogether: false }
}

async function writePerson(writer: ImportWriter, person: PlannedPerson): Promise<WrittenPerson> {
  const { card, code } = person
  const told: ToldRow[] = []
  let id = person.id
  let wroteCard: Wrote | undefined
  if (id === null) {
    const made =
      card && person.jobs.length > 0
        ? await tried(writer, card, code, told, () => writeNewPerson(writer, person, card.values))
        : undefined
    if (made === undefined) {
      toldRest(person, told)
      return { person, told, file: undefined }
    }
    id = made.id
    wroteCard = made
    for (const { sheet, row } of person.jobs.slice(1)) {
      told.push({ sheet, row, state: 'new', key: code, changes: [], errors: [] })
    }
  } else if (card) {
    wroteCard = await tried(writer, card, code, told, () => writeCard(writer, Number(person.id), card.values))
  }
  const employeeId = id
  const jobsAreWritten = await writeJobsAtOnce(writer, employeeId, person.rows)
  const rows = new Map<PlannedRow, Wrote>()
  for (const row of person.rows) {
    const sheet = sheetOf(row)
    const wrote = await tried(writer, row, code, told, async () =>
      sheet.job && jobsAreWritten
        ? wroteJobRow(writer, sheet, row)
        : writeFileRow(writer, sheet, employeeId, row, person.id === null),
    )
    if (wrote) rows.set(row, wrote)
  }
  return { person, told, file: keepBefore(person, employeeId, wroteCard, rows) }
}

function sheetOf(row: PlannedRow): FileSheet {
  const sheet = sheetsByName.get(row.sheet)
  if (sheet === undefined) throw new Error(`no sheet is called ${row.sheet}`)
  return sheet
}

/**
 * Writes all rows of job facts of a person together, which makes him anew once.
 * @returns whether they are written; when one of them is refused none is, and each has to be tried to name it
 */
async function writeJobsAtOnce(
  writer: ImportWriter,
  employeeId: number,
  rows: readonly PlannedRow[],
): Promise<boolean> {
  const ofJob = rows.flatMap((row) => {
    const { job } = sheetOf(row)
    return job ? [jobRowOf(job, row)] : []
  })
  if (ofJob.length < 2) return false
  const written = await unlessRefused(writer, async () => {
    await writeJobRows(writer, employeeId, ofJob)
    return true
  })
  return written === true
}

/** Does something to several at once, of which nothing stays when it is refused. @returns undefined then */
async function unlessRefused<Done>(
  { context }: ImportWriter,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  try {
    return await apart(context, work)
  } catch (error) {
    await refusalOf(context, error)
    return undefined
  }
}

/** Does something of which nothing stays when it is refused. @returns undefined then; the row says why */
async function tried<Done extends Wrote>(
  { context }: ImportWriter,
  row: PlannedRow,
  key: string | null,
  told: ToldRow[],
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  try {
    const wrote = await apart(context, work)
    const { state, changes } = wrote
    told.push({ sheet: row.sheet, row: row.row, state, key, changes, errors: [] })
    return wrote
  } catch (error) {
    told.push(toldRefusal(row, key, sentencesOf(await refusalOf(context, error))))
    return undefined
  }
}

/** The refusal that an error is. @throws the error that is none */
async function refusalOf({ db }: FileWriter, error: unknown): Promise<ApiFailure> {
  const failure =
    error instanceof ApiFailure
      ? error
      : await databaseFailure(error, operationNamed('employees.store'), { kysely: db })
  if (failure === undefined || failure.status >= 500) throw error
  return failure
}
