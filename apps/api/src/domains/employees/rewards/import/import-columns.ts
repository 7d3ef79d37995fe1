import { type RawBuilder, sql } from 'kysely'
import { documents, resolve, type Schema } from '../../../../contract/document.ts'
import { operationNamed } from '../../../../contract/operations.ts'
import type { CompanyTransaction } from '../../../../db/transaction.ts'
import { withLabels } from '../../../../workbooks/columns.ts'
import type { ImportFields } from '../../../../workbooks/import/fields.ts'
import { sheetFields } from '../../../../workbooks/import/sheet-fields.ts'
import { codeSchema } from '../../import/import-columns.ts'

/** The column by which a row names whom the reward is of. */
export const codeField = 'nhansu_id'

const required = [codeField, 'form_id', 'number', 'decision_date', 'reason'] as const

/** What a row says of the reward itself, in the order of the columns. */
export const rewardFields = [
  'form_id',
  'number',
  'decision_date',
  'effective_date',
  'signer',
  'level',
  'reason_id',
  'reason',
  'year',
  'period',
  'money',
  'gift',
  'note',
] as const

const notes = new Map<string, string>([
  [codeField, ' Mã của nhân viên đã có hồ sơ. Khen nhiều người: mỗi người một dòng.'],
  ['number', ' Khen thưởng cùng nhân viên, hình thức và số đã có thì giữ nguyên.'],
])

let known: ImportFields | undefined

/** What a workbook of rewards takes, as the contract describes a reward, with the company's own forms and reasons. */
export async function rewardImportFields(company: CompanyTransaction): Promise<ImportFields> {
  known ??= read()
  const chosen: Readonly<Record<string, Labels>> = {
    form_id: await offered(company, 'reward_discipline_forms', sql`display_order, id`),
    reason_id: await offered(company, 'reward_reasons', sql`vn_fold(name), id`),
  }
  return {
    ...known,
    columns: known.columns.map((column) => {
      const labels = chosen[column.path]
      return labels ? { ...withLabels(column, labels), kind: 'text' } : column
    }),
  }
}

type Labels = Readonly<Record<string, string>>

/** What a company's list offers to rewards, in its order. */
async function offered(
  { db, inThisCompany }: CompanyTransaction,
  table: 'reward_discipline_forms' | 'reward_reasons',
  order: RawBuilder<unknown>,
): Promise<Labels> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(table)}
    where ${inThisCompany(table)} and type = 'reward' and is_active order by ${order}`.execute(db)
  return Object.fromEntries(rows.map(({ id, name }) => [String(id), name]))
}

function read(): ImportFields {
  const store = operationNamed('rewardsDisciplines.store')
  const body = resolve<Schema>(documents[store.api], store.body ?? {})
  return sheetFields({
    operation: 'rewardImports.import',
    store,
    all: { ...body.properties, [codeField]: { ...codeSchema, title: 'Mã nhân viên' } },
    paths: [codeField, ...rewardFields],
    required,
    notes,
    key: 'number',
  })
}
