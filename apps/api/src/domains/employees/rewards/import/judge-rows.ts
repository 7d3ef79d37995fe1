import { sql } from 'kysely'
import { visibleRows } from '../../../../contract/access.ts'
import { fieldErrors } from '../../../../contract/field-messages.ts'
import type { ProductContext } from '../../../../contract/handlers.ts'
import { isEmpty } from '../../../../workbooks/import/cell-values.ts'
import type { ImportFields } from '../../../../workbooks/import/fields.ts'
import type { SheetEntry } from '../../../../workbooks/import/read-rows.ts'
import type { ToldRow } from '../../../../workbooks/import/result.ts'
import { shownValue } from '../../../../workbooks/shown-values.ts'
import { writablePeople } from '../reward-rows.ts'
import { codeField } from './import-columns.ts'

type Values = Readonly<Record<string, unknown>>

/** A row with what it would do, and the reward that it makes where it makes one. */
export interface JudgedReward {
  told: ToldRow
  reward?: { employee_id: number; values: Values }
}

/** Says of each row what it would do: a new reward, nothing where it is there already, or why it cannot be. */
export async function judgeRows(
  context: ProductContext,
  entries: readonly SheetEntry[],
  fields: ImportFields,
): Promise<JudgedReward[]> {
  const said = entries.map((entry) => ({ entry, values: filled(entry.values) }))
  const people = await readPeople(
    context,
    said.flatMap(({ values: { [codeField]: code } }) => (typeof code === 'string' ? code : [])),
  )
  const there = await readKnown(context, [...people.values()])
  const firstRows = new Map<string, number>()
  return said.map(({ entry: { row, errors, faulty = [] }, values }) => {
    const { [codeField]: code, ...rest } = values
    const person = people.get(String(code))
    const same = sameAs(person, rest)
    const first = firstRows.get(same) ?? row
    firstRows.set(same, first)
    const wrong = [
      ...errors,
      ...(fields.validate(structuredClone(values))
        ? []
        : Object.entries(fieldErrors(fields.validate.errors ?? []))
            .filter(([field]) => !faulty.includes(field))
            .flatMap(([, sentences]) => sentences)),
      ...(code === undefined || person !== undefined
        ? []
        : ['Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.']),
      ...(person !== undefined && first !== row ? [`Khen thưởng trùng với dòng ${first}.`] : []),
    ]
    const key = typeof rest['number'] === 'string' ? rest['number'] : null
    if (wrong.length > 0 || person === undefined)
      return { told: { row, state: 'wrong', key, changes: [], errors: wrong } }
    const known = there.get(same)
    if (known !== undefined) {
      const other = fields.columns.filter(
        ({ path }) => isCompared(path) && path in rest && known[path] !== rest[path],
      )
      const faults =
        other.length === 0
          ? []
          : [
              `Khen thưởng số này của nhân viên đã có nên tệp không sửa được; khác ở cột ${other.map(({ title }) => `"${title}"`).join(', ')}.`,
            ]
      return {
        told: { row, state: faults.length > 0 ? 'wrong' : 'unchanged', key, changes: [], errors: faults },
      }
    }
    const changes = fields.columns
      .filter(({ path }) => path in values)
      .map((column) => ({
        field: column.path,
        title: column.title,
        before: null,
        after: shownValue(column, values),
      }))
    return {
      told: { row, state: 'new', key, changes, errors: [] },
      reward: { employee_id: person, values: rest },
    }
  })
}

function filled(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
}

/** What a row may not say otherwise of a reward that is there. */
interface Compared {
  money: number | null
  decision_date: string | null
}

function isCompared(path: string): path is keyof Compared {
  return path === 'money' || path === 'decision_date'
}

/** By what a reward is known to be there already. */
function sameAs(person: number | undefined, { form_id: form, number }: Values): string {
  return JSON.stringify([person ?? null, form ?? null, number ?? null])
}

async function readPeople(
  context: ProductContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; nhansu_id: string }>`
    select employees.id, employees.nhansu_id from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, writablePeople)}
      and employees.nhansu_id = any(${[...new Set(codes)]}::text[])
    order by employees.id for no key update of employees`.execute(context.db)
  return new Map(rows.map(({ id, nhansu_id: code }) => [code, id]))
}

async function readKnown(
  { db, inThisCompany }: ProductContext,
  people: readonly number[],
): Promise<ReadonlyMap<string, Compared>> {
  const { rows } = await sql<
    Compared & { employee_id: number; form_id: number | null; number: string | null }
  >`
    select about.employee_id, reward.form_id, reward.number, reward.money, reward.decision_date
    from reward_discipline_people about
    join rewards_disciplines reward on ${inThisCompany('reward')} and reward.id = about.record_id and reward.type = 'reward'
    where ${inThisCompany('about')} and about.employee_id = any(${people}::bigint[])`.execute(db)
  return new Map(rows.map(({ employee_id: person, ...reward }) => [sameAs(person, reward), reward]))
}
