import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { type SqlBool, sql } from 'kysely'
import { fieldErrors } from '../../../contract/field-messages.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isEmpty } from '../../../workbooks/import/cell-values.ts'
import type { ReadEntries, SheetEntry } from '../../../workbooks/import/read-rows.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { byAnyCode, todayOf } from '../../employees/public.ts'
import { inUnitsOf, rightReaches } from '../decision-rows.ts'
import { codeField, decisionImportFields, ofPaper } from './import-columns.ts'
import type { PastDecision } from './past-decision.ts'

type Values = Readonly<Record<string, unknown>>

/** A row that is right by itself. */
export interface PlannedRow {
  /** As Excel numbers it. */
  row: number
  employee_id: number
  /** What was filled in, without the code. */
  values: Values
}

/** A decision of before the product, as its rows say it. */
export interface PlannedDecision {
  decision: PastDecision
  rows: readonly PlannedRow[]
}

/** What a workbook asks. */
export interface DecisionPlan {
  decisions: PlannedDecision[]
  faulty: ToldRow[]
}

/** One paper names so many people at most, as one that is drafted. */
export const mostPeople = 500

/** Makes decisions of rows; what is wrong by itself, or not the sender's to write, stays out and says why. */
export async function readPlan(
  context: ProductContext,
  { entries }: Pick<ReadEntries, 'entries'>,
): Promise<DecisionPlan> {
  const codes = entries.flatMap(({ values: { [codeField]: code } }) => (typeof code === 'string' ? code : []))
  const people = await byAnyCode(context, codes, (all) => readPeople(context, all))
  const today = await todayOf(context)
  const plan: DecisionPlan = { decisions: [], faulty: [] }
  for (const group of Map.groupBy(entries, numberOf).values()) {
    const planned: PlannedRow[] = []
    const paper = paperOf(group)
    for (const entry of group) {
      const { [codeField]: code, ...said } = filled(entry.values)
      const person = people.get(String(code))
      const errors = [
        ...entry.errors,
        ...faultsOf(entry, today),
        ...unlike(entry, group),
        ...(code === undefined || person
          ? []
          : ['Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.']),
        ...(person ? closed(context, person, said['decision_type']) : []),
        ...(person && planned.some(({ employee_id }) => employee_id === person.id)
          ? ['Nhân viên này đã có ở dòng khác của cùng quyết định.']
          : []),
        ...(planned.length >= mostPeople ? [`Một quyết định nêu tối đa ${mostPeople} người.`] : []),
      ]
      if (errors.length > 0 || person === undefined) plan.faulty.push(toldWrong(entry.row, said, errors))
      else planned.push({ row: entry.row, employee_id: person.id, values: said })
    }
    if (planned.length > 0) plan.decisions.push({ decision: decisionOf(paper, planned), rows: planned })
  }
  return plan
}

/** A row that is wrong, as the dry run tells it. */
export function toldWrong(row: number, values: Values, errors: readonly string[]): ToldRow {
  return { row, state: 'wrong', key: keyOf(values), changes: [], errors: [...errors] }
}

/** What a row is called by. */
export function keyOf({ decision_number: number }: Values): string | null {
  return typeof number === 'string' ? number.slice(0, 100) : null
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
}

/** The book begins anew with each year, so that a number says which decision it is of its year alone. */
function numberOf({ values: { decision_number: number, sign_date: signed } }: SheetEntry): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return `${text(signed).slice(0, 4)} ${text(number).normalize('NFC').trim().toLowerCase()}`
}

/** What the rows of a decision say of it together: each field by the first row that fills it in. */
function paperOf(group: readonly SheetEntry[]): Values {
  const values = group.map((entry) => filled(entry.values))
  return Object.fromEntries(
    ['decision_number', ...ofPaper].map((field) => [
      field,
      values.find((said) => said[field] !== undefined)?.[field],
    ]),
  )
}

/** What a row says of the decision otherwise than the first of its rows that says it. */
function unlike(entry: SheetEntry, group: readonly SheetEntry[]): string[] {
  const said = filled(entry.values)
  return decisionImportFields().columns.flatMap(({ path, title }) => {
    if (!ofPaper.some((field) => field === path) || said[path] === undefined) return []
    const first = group.find((other) => !isEmpty(other.values[path]))
    return first === undefined || first.values[path] === said[path]
      ? []
      : [`${title} khác với dòng ${first.row} của cùng quyết định.`]
  })
}

function decisionOf(paper: Values, rows: readonly PlannedRow[]): PastDecision {
  const text = (field: string) => {
    const value = paper[field]
    return typeof value === 'string' ? value : undefined
  }
  return {
    // The validator has seen that the number, the type and both days are there and what they may be.
    decision_type: Number(paper['decision_type']) as DecisionType,
    decision_number: String(paper['decision_number']),
    sign_date: String(paper['sign_date']),
    effective_date: String(paper['effective_date']),
    summary: text('summary'),
    reason: text('reason'),
    signer_name: text('signer_name'),
    signer_title: text('signer_title'),
    authority_no: text('authority_no'),
    people: rows.map(({ employee_id, values: { note } }) => ({
      employee_id,
      ...(typeof note === 'string' && { note }),
    })),
  }
}

function faultsOf({ values, faulty = [] }: SheetEntry, today: string): string[] {
  const { validate } = decisionImportFields()
  const body = filled(values)
  const found = validate(structuredClone(body)) ? {} : fieldErrors(validate.errors ?? [])
  const sentences = Object.entries(found)
    .filter(([field]) => !faulty.includes(field))
    .flatMap(([, texts]) => texts)
  const isAhead = (field: string) => typeof body[field] === 'string' && body[field] > today
  if (isAhead('effective_date')) sentences.push('Ngày hiệu lực sau hôm nay: quyết định này chưa có hiệu lực.')
  if (isAhead('sign_date')) sentences.push('Ngày ký sau hôm nay.')
  return sentences
}

/** Somebody whom the sender's right to issue decisions reaches. */
interface Person {
  id: number
  seesSensitive: boolean
  seesPay: boolean
}

/** What keeps the sender from entering a decision of this type about this very person. */
function closed(
  { session }: ProductContext,
  { id, seesSensitive, seesPay }: Person,
  type: unknown,
): string[] {
  if (id === session.employeeId) {
    return ['Quyết định về chính bạn do người khác nhập.']
  }
  const isOpen = type === 10 ? seesSensitive : type === 15 ? seesPay : true
  return isOpen ? [] : ['Bạn không có quyền với loại quyết định này về nhân viên này.']
}

async function readPeople(
  context: ProductContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const scopes = context.scopes.map(({ scope }) => scope)
  const within = scopes.includes('company')
    ? sql<SqlBool>`true`
    : scopes.includes('unit')
      ? inUnitsOf(context)
      : sql<SqlBool>`false`
  const { rows } = await sql<Person & { code: string }>`
    select person.code, person.employee_id as id, ${rightReaches(context, 'employee_sensitive')} as "seesSensitive",
      ${rightReaches(context, 'employee_pay')} as "seesPay"
    from (select company_id, id as employee_id, nhansu_id as code from employees
      where ${context.inThisCompany('employees')} and nhansu_id = any(${[...new Set(codes)]}::text[])) person
    where ${within}`.execute(context.db)
  return new Map(rows.map(({ code, ...person }) => [code, person]))
}
