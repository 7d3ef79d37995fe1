import { operations } from '@nhansu/sdk/contract'
import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { type Operation, operationNamed } from '../../../contract/operations.ts'
import { compile, sharedAjv } from '../../../contract/schemas.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type FieldColumn, fieldColumns, withLabels } from '../../../workbooks/columns.ts'
import { type ImportFields, resultTitles } from '../../../workbooks/import/fields.ts'
import { withNames } from '../../../workbooks/references.ts'

/** What a workbook says of a line, in the order of its columns; each is a field of the contract. */
const written = [
  'place',
  'name',
  'type_id',
  'formality_id',
  'field_id',
  'people',
  'months',
  'planned',
  'note',
] as const

/** What an export tells beside it; an import does not read it. */
const told = ['needs', 'joined', 'actual'] as const

/** T1 to T12, as plans call the months. */
export const monthWords: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [String(at + 1), `T${at + 1}`]),
)

const save: Operation = operationNamed('trainingPlanLines.updateBulk')

/** The schema of a line as it is written, or as it is answered. */
function lineSchema(from: Schema | undefined): Schema {
  const list = resolve<Schema>(documents[save.api], from ?? {}).properties?.['lines']
  return resolve<Schema>(documents[save.api], resolve<Schema>(documents[save.api], list ?? {}).items ?? {})
}

const row = lineSchema(save.body)
const answered = lineSchema(
  resolve<Schema>(documents[save.api], save.success.schema).properties?.['data'] ?? {},
)
const writtenColumns = withMonths(fieldColumns(save, row, written))
const toldColumns = fieldColumns(save, answered, told)
const name = writtenColumns.find(({ path }) => path === 'name')
if (name === undefined) throw new Error(`${operations['trainingPlanLines.updateBulk'].path} takes no name`)

const fields = {
  operation: operationNamed('trainingPlanLines.import'),
  store: save,
  columns: writtenColumns,
  required: new Set(row.required),
  key: name,
  ignored: new Set([...toldColumns.map(({ title }) => title), ...resultTitles]),
} satisfies Omit<ImportFields, 'validate'>

/** Made with the first import: the validator of all schemas takes a part of a second that a start need not wait for. */
let validate: ImportFields['validate'] | undefined

/** What an import of the lines of a plan takes, with the names of what they may point at. */
export async function lineFields(context: CompanyTransaction, planId: number): Promise<ImportFields> {
  return {
    ...fields,
    validate: (validate ??= compile(sharedAjv(), save.api, row)),
    columns: await withNames(context, writtenColumns),
    owner: { column: 'plan_id', id: planId },
  }
}

/** The columns of an export: those that an import takes, then what was done of each line. */
export async function exportedColumns(context: CompanyTransaction): Promise<FieldColumn[]> {
  return withNames(context, [...writtenColumns, ...toldColumns])
}

function withMonths(columns: readonly FieldColumn[]): FieldColumn[] {
  return columns.map((column) => (column.path === 'months' ? withLabels(column, monthWords) : column))
}
