import { fieldErrors } from '../../../../contract/field-messages.ts'
import type { ProductContext } from '../../../../contract/handlers.ts'
import { isEmpty } from '../../../../workbooks/import/cell-values.ts'
import type { SheetEntry } from '../../../../workbooks/import/read-rows.ts'
import type { ToldRow } from '../../../../workbooks/import/result.ts'
import { shownValue } from '../../../../workbooks/shown-values.ts'
import { codeField, type RewardColumns, unitField } from './import-columns.ts'
import { type Compared, isCompared, keysOf, readKnown } from './known-rewards.ts'
import { readNamed, type Whom, whomOf } from './whom.ts'

type Values = Readonly<Record<string, unknown>>

/** A row with what it would do, and the reward that it makes where it makes one. */
export interface JudgedReward {
  told: ToldRow
  reward?: Whom & { values: Values }
}

/** Says of each row what it would do: a new reward, nothing where it is there already, or why it cannot be. */
export async function judgeRows(
  context: ProductContext,
  entries: readonly SheetEntry[],
  columns: RewardColumns,
): Promise<JudgedReward[]> {
  const said = entries.map((entry) => ({ entry, values: filled(entry.values) }))
  const named = await readNamed(
    context,
    said.map(({ values }) => values),
  )
  const meant = said.map(({ entry: { row, errors, faulty = [] }, values }) => {
    const { whom, errors: nobody } = whomOf(values, faulty, named)
    return { row, values, whom, errors: [...errors, ...faultsOf(values, faulty, columns), ...nobody] }
  })
  const there = await readKnown(
    context,
    meant.flatMap(({ whom }) => whom ?? []),
  )
  const firstRows = new Map<string, number>()
  return meant.map(({ row, values, whom, errors }) => {
    const { [codeField]: _codes, [unitField]: _unit, ...rest } = values
    const key = typeof rest['number'] === 'string' ? rest['number'] : null
    const keys = whom === undefined ? [] : keysOf(whom, rest)
    const first = keys.map((one) => firstRows.get(one)).find((other) => other !== undefined)
    for (const one of keys) firstRows.set(one, firstRows.get(one) ?? row)
    const wrong = (faults: readonly string[]): JudgedReward => ({
      told: { row, state: 'wrong', key, changes: [], errors: [...faults] },
    })
    if (first !== undefined) errors.push(`Khen thưởng trùng với dòng ${first}.`)
    if (errors.length > 0 || whom === undefined) return wrong(errors)
    const known = keys.flatMap((one) => there.get(one) ?? [])
    if (known.length > 0) {
      const faults = faultsBeside(known, rest, keys.length, columns)
      return faults.length > 0
        ? wrong(faults)
        : { told: { row, state: 'unchanged', key, changes: [], errors: [] } }
    }
    const retired = retiredIn(values, columns)
    if (retired.length > 0) return wrong(retired)
    const changes = columns.fields.columns
      .filter(({ path }) => path in values)
      .map((column) => ({
        field: column.path,
        title: column.title,
        before: null,
        after: shownValue(column, values),
      }))
    return { told: { row, state: 'new', key, changes, errors: [] }, reward: { ...whom, values: rest } }
  })
}

function filled(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
}

/** What the contract says against a row, but for cells that have their sentence already. */
function faultsOf(values: Values, faulty: readonly string[], { fields }: RewardColumns): string[] {
  if (fields.validate(structuredClone(values))) return []
  return Object.entries(fieldErrors(fields.validate.errors ?? []))
    .filter(([field]) => !faulty.includes(field))
    .flatMap(([, sentences]) => sentences)
}

/** What a row says otherwise of the rewards that are there, or that only some of its people have theirs. */
function faultsBeside(
  known: readonly Compared[],
  values: Values,
  bearers: number,
  { fields: { columns } }: RewardColumns,
): string[] {
  if (known.length < bearers)
    return ['Khen thưởng số này đã có của một số nhân viên trong dòng. Hãy bỏ mã của họ.']
  const other = columns.filter(
    ({ path }) => isCompared(path) && path in values && known.some((reward) => reward[path] !== values[path]),
  )
  return other.length === 0
    ? []
    : [
        `Khen thưởng số này đã có nên tệp không sửa được; khác ở cột ${other.map(({ title }) => `"${title}"`).join(', ')}.`,
      ]
}

/** A new reward takes no form and no reason that the company has put out of use. */
function retiredIn(values: Values, { fields, retired }: RewardColumns): string[] {
  return (['form_id', 'reason_id'] as const).flatMap((field) => {
    if (!retired[field].has(values[field])) return []
    const { title = '', labels } = fields.columns.find(({ path }) => path === field) ?? {}
    return [`${title} "${labels?.[String(values[field])] ?? ''}" đã ngừng sử dụng.`]
  })
}
