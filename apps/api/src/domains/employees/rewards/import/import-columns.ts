import { type RawBuilder, sql } from 'kysely'
import { documents, resolve, type Schema } from '../../../../contract/document.ts'
import { operationNamed } from '../../../../contract/operations.ts'
import type { CompanyTransaction } from '../../../../db/transaction.ts'
import { listColumns, withLabels } from '../../../../workbooks/columns.ts'
import { offeredColumns } from '../../../../workbooks/export.ts'
import type { ImportFields } from '../../../../workbooks/import/fields.ts'
import { sheetFields } from '../../../../workbooks/import/sheet-fields.ts'
import { withNames } from '../../../../workbooks/references.ts'
import { codeSchema } from '../../import/import-columns.ts'

/** The column by which a row names the people whom the reward is of. */
export const codeField = 'nhansu_id'

/** The column by which a row names the unit that is rewarded as a whole. */
export const unitField = 'department_id'

const required = ['form_id', 'number', 'decision_date', 'reason'] as const

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
  [
    codeField,
    ' Mã của nhân viên đã có hồ sơ. Khen nhiều người: mỗi người một dòng, hoặc ghi các mã vào một dòng khi tất cả được khen chung. Để trống khi khen tập thể.',
  ],
  [unitField, ' Đơn vị được khen; để trống khi khen nhân viên.'],
  ['number', ' Khen thưởng cùng nhân viên hoặc tập thể, hình thức và số đã có thì giữ nguyên.'],
])

/** What a workbook of rewards takes. */
export interface RewardColumns {
  fields: ImportFields
  /** Choices of the company that are out of use, which only rewards that are there already have. */
  retired: Readonly<Record<Choice, ReadonlySet<unknown>>>
}

type Choice = 'form_id' | 'reason_id'

let known: ImportFields | undefined

/**
 * What a workbook of rewards takes, as the contract describes a reward, with the company's own forms, reasons and units.
 * @param forReading also with forms and reasons that are out of use, so that an exported list can be read
 */
export async function rewardColumns(
  company: CompanyTransaction,
  { forReading }: { forReading: boolean },
): Promise<RewardColumns> {
  known ??= read()
  const forms = await choicesIn(company, 'reward_discipline_forms', sql`display_order, id`)
  const reasons = await choicesIn(company, 'reward_reasons', sql`vn_fold(name), id`)
  const choices: Readonly<Record<string, readonly Offered[]>> = { form_id: forms, reason_id: reasons }
  const named = await withNames(
    company,
    known.columns.filter(({ path }) => path === unitField),
  )
  return {
    fields: {
      ...known,
      columns: known.columns.map((column) => {
        const [unit] = named
        if (unit?.path === column.path) return unit
        const offered = choices[column.path]?.filter(({ is_active: inUse }) => inUse || forReading)
        const labels = offered && Object.fromEntries(offered.map(({ id, name }) => [String(id), name]))
        return labels ? { ...withLabels(column, labels), kind: 'text' } : column
      }),
    },
    retired: { form_id: outOfUse(forms), reason_id: outOfUse(reasons) },
  }
}

interface Offered {
  id: number
  name: string
  is_active: boolean
}

/** What a company's list has for rewards, in its order; what is out of use comes last. */
async function choicesIn(
  { db, inThisCompany }: CompanyTransaction,
  table: 'reward_discipline_forms' | 'reward_reasons',
  order: RawBuilder<unknown>,
): Promise<readonly Offered[]> {
  const { rows } = await sql<Offered>`
    select id, name, is_active from ${sql.table(table)}
    where ${inThisCompany(table)} and type = 'reward' order by is_active desc, ${order}`.execute(db)
  return rows
}

function outOfUse(choices: readonly Offered[]): ReadonlySet<unknown> {
  return new Set(choices.flatMap(({ id, is_active: inUse }) => (inUse ? [] : id)))
}

function read(): ImportFields {
  const store = operationNamed('rewardsDisciplines.store')
  const list = operationNamed('rewardsDisciplines.list')
  const body = resolve<Schema>(documents[store.api], store.body ?? {})
  const title = 'Mã nhân viên'
  const { columns, ...fields } = sheetFields({
    operation: 'rewardImports.import',
    store,
    all: {
      ...body.properties,
      [codeField]: { type: 'array', title, maxItems: 500, items: { ...codeSchema, title } },
    },
    paths: [codeField, unitField, ...rewardFields],
    required,
    notes,
    key: 'number',
  })
  const taken = columns.map((column) => ({ ...column, title: list.heads[column.path] ?? column.title }))
  const titles = new Set(taken.map((column) => column.title))
  const exported = listColumns(list, offeredColumns(operationNamed('rewardsDisciplines.export')))
  const others = exported.map((column) => column.title).filter((other) => !titles.has(other))
  return {
    ...fields,
    // What the list and its export call them, so that an exported list can be sent back.
    columns: taken,
    ignored: new Set([...fields.ignored, ...others]),
    formerTitles: Object.fromEntries(
      taken.map((column, place) => [column.title, columns[place]?.title ?? column.title]),
    ),
  }
}
