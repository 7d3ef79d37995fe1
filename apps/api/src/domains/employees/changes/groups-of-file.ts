import type { Schemas } from '@nhansu/sdk/contract'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { hiddenFromReader } from '../owner-view.ts'
import { readRows } from '../rows/write-row.ts'
import { askableFields, type FilePart, type FileRows } from './file-targets.ts'

type Group = Schemas['ProfileGroup']

/** The parts of a file that are one row, by the operation that writes each. */
const groupOfPart: Readonly<Partial<Record<FilePart['change'], Group>>> = {
  'employees.update': 'card',
  'employeePapers.update': 'papers',
  'employeeAddresses.update': 'addresses',
  'employeeAffiliations.update': 'affiliations',
  'employeeHealth.update': 'health',
}

/** What a group of a file holds for its owner: values by their paths, one record or one for each row. */
export interface GroupOfFile {
  group: Group
  records: readonly ReadonlyMap<string, unknown>[]
}

/** Reads groups of a file as its owner sees them: of the fields that he may ask to have changed, those that the company shows. */
export async function readGroups(
  context: CompanyTransaction,
  employeeId: number,
  groups: readonly Group[],
): Promise<GroupOfFile[]> {
  const hidden = await hiddenFromReader(context, [false, true])
  const shown = [...askableFields().values()].filter(({ field }) => !hidden.has(field))
  const read: GroupOfFile[] = []
  for (const group of groups) {
    const fields = shown.filter((each) => groupOf(each) === group)
    const [first] = fields
    const names = fields.map(({ field }) => field)
    if (first?.rows !== undefined)
      read.push({ group, records: await rowsOf(context, employeeId, first.rows, names) })
    else if (first?.part !== undefined) {
      const values: Readonly<Record<string, unknown>> = await first.part.read(context, employeeId)
      read.push({ group, records: [new Map(names.map((name) => [name, values[name] ?? null]))] })
    } else read.push({ group, records: [] })
  }
  return read
}

async function rowsOf(
  context: CompanyTransaction,
  employeeId: number,
  { set }: FileRows,
  names: readonly string[],
): Promise<ReadonlyMap<string, unknown>[]> {
  const rows = await readRows(context, set, employeeId)
  return rows.map(
    (row) =>
      new Map(
        names.map((name) => {
          const column = name.slice(set.rows.length + 1)
          return [`${set.rows}.${Number(row['id'])}.${column}`, row[column] ?? null]
        }),
      ),
  )
}

/** With what the history of these groups begins: the fields of a part, the name of a set of rows. */
export function historyWords(groups: readonly Group[]): string[] {
  const fields = [...askableFields().values()].filter((each) => groups.includes(groupOf(each)))
  return [...new Set(fields.map(({ field, rows }) => rows?.set.rows ?? field))]
}

function groupOf({ field, part, rows }: { field: string; part?: FilePart; rows?: FileRows }): Group {
  // The sets of rows are called as the groups of the contract are.
  const group = part === undefined ? (rows?.set.rows as Group | undefined) : groupOfPart[part.change]
  if (group === undefined) throw new Error(`${field} belongs to no group of the file`)
  return group
}
