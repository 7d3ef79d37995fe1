import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { compile, sharedAjv } from '../../../contract/schemas.ts'
import { fieldColumns } from '../../../workbooks/columns.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'

/** The columns of a workbook of candidates, in their order; all are fields by which one is entered by hand. */
export const importedFields = [
  'full_name',
  'date_of_birth',
  'phone',
  'consent_way',
  'consent_reserve',
  'gender',
  'email',
  'id_number',
  'edu_level',
  'school',
  'major',
  'graduation_year',
  'source',
  'available_date',
  'expected_salary',
  'tags',
  'note',
  'is_other_person',
] as const

/** Fields that hold several words, parted by commas. */
const several: ReadonlySet<string> = new Set(['tags'])

let known: ImportFields | undefined

/** What a workbook of candidates takes, as the contract describes the entering of one. */
export function candidateImportFields(): ImportFields {
  known ??= read()
  return known
}

function read(): ImportFields {
  const operation = operationNamed('recruitmentCandidates.import')
  const store = operationNamed('recruitmentCandidates.store')
  const body = resolve<Schema>(documents[store.api], store.body ?? {})
  const columns = fieldColumns(store, body, importedFields).map((column) =>
    several.has(column.path) ? { ...column, many: true } : column,
  )
  const key = columns.find(({ path }) => path === 'phone')
  if (key === undefined) throw new Error('a workbook of candidates has no phone')
  return {
    operation,
    store,
    columns,
    key,
    required: new Set(body.required),
    validate: compile(sharedAjv(), store.api, store.body ?? {}),
    ignored: new Set(),
  }
}
