import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { inWords } from '../../../record-history/in-words.ts'
import { spokenDay } from '../job/days.ts'
import { addressesGroup } from '../file/employee-addresses.ts'
import { affiliationsGroup } from '../file/employee-affiliations.ts'
import { cardValues } from '../file/employee-card.ts'
import { papersGroup } from '../file/employee-papers.ts'
import { valuesOf } from '../file/file-group.ts'
import { fileFields } from '../history/file-fields.ts'
import type { OpenFile } from '../open-file.ts'
import { hiddenFromReader, showsField } from '../owner-view.ts'
import { educationsSet } from '../rows/educations.ts'
import { languagesSet } from '../rows/languages.ts'
import { relativesSet } from '../rows/relatives.ts'
import { readRows, type Row, type RowSetSettings } from '../rows/write-row.ts'

/** A value of a file in words. */
export interface SaidFact {
  label: string
  text: string
}

/** What of a file its reader may have on paper, in words; fields that are not for him are not there. */
export interface ShownFile {
  factsOf: (fields: readonly string[]) => SaidFact[]
  /** The rows of a set by cells; nothing where the reader may see none of its columns. */
  cellsOf: (set: ListedSet, columns: readonly string[]) => { titles: string[]; rows: string[][] } | undefined
  /** The words of all that was said of dotted fields with a value, such as 'Số căn cước'. */
  opened: () => string[]
}

const sets = { educations: educationsSet, languages: languagesSet, relatives: relativesSet } as const
type ListedSet = keyof typeof sets

/** Reads a file for paper. Of oneself everything is open that the company shows, as on the screen. */
export async function readShownFile(context: ProductContext, { id, reaches }: OpenFile): Promise<ShownFile> {
  const isOwn = reaches[1] && context.scopes.some(({ asOneself }) => asOneself === true)
  const values: Row = {
    ...(await valuesOf(context, papersGroup, { id })),
    ...(await valuesOf(context, addressesGroup, { id })),
    ...(await valuesOf(context, affiliationsGroup, { id })),
    ...(await factsOfWork(context, id)),
    ...(await cardValues(context, id)),
  }
  const rows = new Map<ListedSet, Row[]>()
  for (const [name, settings] of Object.entries<RowSetSettings>(sets)) {
    // The names are those of the table above.
    rows.set(name as ListedSet, await readRows(context, settings, id))
  }
  const opened = new Set<string>()
  const hidden = await hiddenFromReader(context, reaches)
  const isOpen = (path: string) => isOwn && !hidden.has(path)
  const isShown = (path: string) => isOpen(path) || showsField(context, path, reaches, hidden)
  const say = (path: string, value: unknown): string => {
    const field = fileFields().get(path)
    if (field?.isDotted && value !== null && value !== undefined && !isOpen(path)) opened.add(field.label)
    return inText(inWords(value, field?.words))
  }
  return {
    factsOf: (fields) =>
      fields
        .filter(isShown)
        .map((path) => ({ label: fileFields().get(path)?.label ?? path, text: say(path, values[path]) })),
    cellsOf: (set, columns) => {
      const shown = columns.map((column) => `${set}.${column}`).filter(isShown)
      if (shown.length === 0) return undefined
      return {
        titles: shown.map((path) => fileFields().get(path)?.label.split(' › ')[1] ?? path),
        rows: (rows.get(set) ?? []).map((row) =>
          shown.map((path) => say(path, row[path.split('.')[1] ?? ''])),
        ),
      }
    },
    opened: () => [...opened],
  }
}

/** What the card says of work, which nobody types there. */
async function factsOfWork({ db, inThisCompany }: ProductContext, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select nhansu_id, join_date, official_date, leave_date, nature_of_work, work_state
    from employees where ${inThisCompany('employees')} and id = ${id}`.execute(db)
  return rows[0] ?? {}
}

function inText(value: string | number | boolean | null): string {
  if (value === null || value === false) return ''
  if (value === true) return 'Có'
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? spokenDay(value) : String(value)
}
