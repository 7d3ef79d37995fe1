import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { bodyFields } from '../../../contract/operation-fields.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { OperationId } from '@nhansu/sdk/contract'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { addressesGroup } from '../file/employee-addresses.ts'
import { affiliationsGroup } from '../file/employee-affiliations.ts'
import { cardValues, saveCard } from '../file/employee-card.ts'
import { healthGroup } from '../file/employee-health.ts'
import { papersGroup } from '../file/employee-papers.ts'
import { type FileGroup, saveGroup, valuesOf } from '../file/file-group.ts'
import type { FileWriter } from '../file/file-writer.ts'
import type { FileValues } from '../file/problems.ts'
import type { ChangedBy } from '../history/record-field-changes.ts'
import { bankAccountsSet } from '../rows/bank-accounts.ts'
import { educationsSet } from '../rows/educations.ts'
import { itSkillsSet } from '../rows/it-skills.ts'
import { languagesSet } from '../rows/languages.ts'
import { relativesSet } from '../rows/relatives.ts'
import { rowFields, type RowSetSettings } from '../rows/write-row.ts'

/** A part of the file that is one row: how it is read and written. */
export interface FilePart {
  change: OperationId
  read: (context: CompanyTransaction, id: number) => Promise<FileValues & { version: number }>
  save: (
    context: FileWriter,
    id: number,
    values: FileValues,
    before: FileValues,
    by: ChangedBy,
  ) => Promise<string>
}

/** A set of rows of the file. */
export interface FileRows {
  resource: string
  set: RowSetSettings
}

/** A field that somebody may ask to have changed. */
export interface AskableField {
  /** Its path without ids of rows. */
  field: string
  /** The record that its values point at. */
  refersTo: string | undefined
  part?: FilePart
  rows?: FileRows
}

const parts: readonly FilePart[] = [
  { change: 'employees.update', read: cardValues, save: saveCard },
  ...[papersGroup, addressesGroup, healthGroup, affiliationsGroup].map(partOf),
]

/** Sets of rows of which employees know more than HR; the others are HR's own. */
const sets: readonly FileRows[] = [
  { resource: 'employeeBankAccounts', set: bankAccountsSet },
  { resource: 'employeeRelatives', set: relativesSet },
  { resource: 'employeeEducations', set: educationsSet },
  { resource: 'employeeLanguages', set: languagesSet },
  { resource: 'employeeItSkills', set: itSkillsSet },
]

function partOf(group: FileGroup): FilePart {
  return {
    change: group.change,
    read: (context, id) => valuesOf(context, group, { id }),
    save: (context, id, values, before, by) => saveGroup(context, group, id, values, before, by),
  }
}

let known: ReadonlyMap<string, AskableField> | undefined

/** Every field of the file that people write, by its path without ids of rows, in the order of the file. */
export function askableFields(): ReadonlyMap<string, AskableField> {
  known ??= new Map([
    ...parts.flatMap((part) =>
      bodyFields(operationNamed(part.change)).map((field): [string, AskableField] => [
        field,
        { field, part, refersTo: referenceOf(part.change, field) },
      ]),
    ),
    ...sets.flatMap((rows) =>
      rowFields(rows.resource)
        .filter((name) => name !== 'display_order')
        .map((name): [string, AskableField] => {
          const field = `${rows.set.rows}.${name}`
          return [field, { field, rows, refersTo: undefined }]
        }),
    ),
  ])
  return known
}

/** The sets of rows by the first step of their paths. */
export const askableRows: ReadonlyMap<string, FileRows> = new Map(sets.map((rows) => [rows.set.rows, rows]))

function referenceOf(change: OperationId, field: string): string | undefined {
  const { api, body } = operationNamed(change)
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[api], schema ?? {})
  const property = look(body).properties?.[field]
  const named = { ...look(property), ...property }['x-refers-to']
  return typeof named === 'string' ? named : undefined
}
