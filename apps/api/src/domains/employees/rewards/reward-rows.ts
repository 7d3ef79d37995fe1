import type { Schemas } from '@nhansu/sdk/contract'
import { nearLimitDays } from '@nhansu/sdk/domains/rewards-disciplines'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { type RowReaches, rowReaches, rowsShowing, shownRow } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { namesIn, namesOfUnits } from '../../../contract/list-query/names.ts'
import { shapeOf } from '../../../contract/list-query/shape.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { namesOfVisibleEmployees } from '../visible-names.ts'

export type Record = Schemas['RewardDiscipline']
/** A record as its table and what is reckoned of it have it, money included. */
export type WholeRecord = Omit<Record, 'masked_fields'>

const table = 'rewards_disciplines'
/** A row of a list names no more people than these; the record itself names all. */
const fewNames = 5

const ofForm = (column: 'name' | 'legal_form') => sql`(
  select ${sql.ref(`form.${column}`)} from reward_discipline_forms form
  where form.company_id = rewards_disciplines.company_id and form.id = rewards_disciplines.form_id)`
const reasonName = sql`(
  select reason.name from reward_reasons reason
  where reason.company_id = rewards_disciplines.company_id and reason.id = rewards_disciplines.reason_id)`
const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`
const clearedDay = sql`(case when rewards_disciplines.state = 'issued'
  then discipline_cleared_on(rewards_disciplines.company_id, rewards_disciplines.id) end)`
const plainClearedDay = sql`(case when rewards_disciplines.state = 'issued' then coalesce(
  rewards_disciplines.reduced_cleared_date, discipline_cleared_day(
    rewards_disciplines.effective_date, ${ofForm('legal_form')}, rewards_disciplines.violation_date)) end)`
const state = sql`(case when ${clearedDay} <= ${today} then 'cleared' else rewards_disciplines.state end)`
const limitDay = sql`discipline_limit_day(rewards_disciplines.violation_date, rewards_disciplines.about_assets,
  rewards_disciplines.protected_until)`
const isOpen = sql`rewards_disciplines.state in ('minutes', 'postponed', 'meeting', 'awaiting_decision')`
/** How an open case stands to its time limit. */
const due = sql`(case when ${isOpen} then case when ${limitDay} < ${today} then 'over'
  when ${limitDay} - ${today} <= ${nearLimitDays} then 'near' else 'far' end end)`

/** Which records each scope shows: about somebody of the units, or one of the units as a whole; about oneself. */
export const visibleRecords: RowConditions = {
  table,
  unit: ({
    session,
  }) => sql<SqlBool>`(rewards_disciplines.department_id = any(${session.unitIds}::bigint[]) or exists (
    select from reward_discipline_people about
    join employee_units seat on seat.company_id = about.company_id and seat.employee_id = about.employee_id
    where about.company_id = rewards_disciplines.company_id and about.record_id = rewards_disciplines.id
      and seat.department_id = any(${session.unitIds}::bigint[])))`,
  own: ({ session }) => sql<SqlBool>`exists (
    select from reward_discipline_people about
    where about.company_id = rewards_disciplines.company_id and about.record_id = rewards_disciplines.id
      and about.employee_id = ${session.employeeId})`,
}

/** Which records each scope changes: of units those that are about nobody outside of them; nobody those about himself alone. */
export const writableRecords: RowConditions = {
  table,
  unit: ({ session }) => sql<SqlBool>`(
    (rewards_disciplines.department_id is null or rewards_disciplines.department_id = any(${session.unitIds}::bigint[]))
    and not exists (
      select from reward_discipline_people about
      where about.company_id = rewards_disciplines.company_id and about.record_id = rewards_disciplines.id
        and not exists (select from employee_units seat
          where seat.company_id = about.company_id and seat.employee_id = about.employee_id
            and seat.department_id = any(${session.unitIds}::bigint[]))))`,
}

/** Of whom each scope writes rewards, as {@link writableRecords} has it: nobody of himself by that scope alone. */
export const writablePeople: RowConditions = {
  table: 'employees',
  unit: ({ session }) => sql<SqlBool>`exists (select from employee_units seat
    where seat.company_id = employees.company_id and seat.employee_id = employees.id
      and seat.department_id = any(${session.unitIds}::bigint[]))`,
}

/** Keeps disciplines to holders of `employee_sensitive`, as far as theirs reaches, in every list and call. */
export function guardedRecords(context: ProductContext): Expression<SqlBool> {
  const open = rowsShowing(context, ['employee_sensitive'], visibleRecords)
  if (open === undefined) return sql<SqlBool>`rewards_disciplines.type is not null`
  if (open === null) return sql<SqlBool>`rewards_disciplines.type = 'reward'`
  return sql<SqlBool>`(rewards_disciplines.type = 'reward' or ${open})`
}

/** Where lists of records come from. */
export const recordSource: ListSource = {
  table,
  words: { table: 'reward_discipline_words', key: 'reward_discipline_id' },
  defaultSort: '-decision_date',
  fields: {
    state: {
      // Whether one is cleared has to be reckoned; the other states are found by their column.
      matches: (states) =>
        states.some((one) => one === 'issued' || one === 'cleared')
          ? sql<SqlBool>`${state} = any(${[...states]}::text[])`
          : sql<SqlBool>`rewards_disciplines.state = any(${[...states]}::text[])`,
    },
    due: { matches: (dues) => sql<SqlBool>`(${isOpen} and ${due} = any(${[...dues]}::text[]))` },
    number: { sortsBy: sql`vn_fold(rewards_disciplines.number)` },
    form_id: { names: namesIn('reward_discipline_forms') },
    reason_id: { names: namesIn('reward_reasons') },
    employee_id: {
      values: 'integer',
      names: namesOfVisibleEmployees,
      matches: (employees, context) => ({
        table: 'reward_discipline_people',
        key: 'record_id',
        where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.employee_id`)} in (
          select employees.id from employees
          where ${context.inThisCompany('employees')} and employees.id = any(${employees}::bigint[])
            and ${visibleRows(context, visibleEmployees)})`,
      }),
    },
    department_id: {
      values: 'integer',
      names: namesOfUnits,
      matches: (units, { inThisCompany }) => ({
        table: 'reward_discipline_people',
        key: 'record_id',
        where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.employee_id`)} in (
          select seat.employee_id from employee_units seat
          where ${inThisCompany('seat')} and seat.department_id = any(${units}::bigint[]))`,
      }),
    },
  },
}

/** What the list is made of, for the list and for the figures that open it. */
export function recordParts(context: ProductContext) {
  return { source: recordSource, visible: visibleRecords, where: [guardedRecords(context)] }
}

/** The fields of a row, all of which a list shows. */
export function recordFields(): string[] {
  return [...shapeOf(operationNamed('rewardsDisciplines.list')).fields.keys()].filter(
    (field) => field !== 'masked_fields',
  )
}

/** What to select of a record for these fields, as far as the reader may see the people. */
export function recordColumns(
  context: ProductContext,
  fields: Iterable<string>,
  mostNames: number | null = fewNames,
): RawBuilder<unknown> {
  const seen = (columns: RawBuilder<unknown>) => sql`select ${columns}
    from reward_discipline_people about
    join employees on employees.company_id = about.company_id and employees.id = about.employee_id
    where about.company_id = rewards_disciplines.company_id and about.record_id = rewards_disciplines.id
      and ${visibleRows(context, visibleEmployees)}
    order by employees.sort_name, employees.id`
  const computed: Readonly<{ [field: string]: RawBuilder<unknown> }> = {
    employee_ids: sql`array(${seen(sql`employees.id`)})`,
    employees: sql`coalesce((select jsonb_agg(to_jsonb(named)) from (
      ${seen(sql`employees.id, employees.nhansu_id, employees.full_name`)} limit ${mostNames}) as named), '[]')`,
    employee_total: sql`cardinality(rewards_disciplines.employee_ids)`,
    department_name: sql`(select unit.name from departments unit
      where unit.company_id = rewards_disciplines.company_id and unit.id = coalesce(rewards_disciplines.department_id, (
        select held.department_id from employee_positions held
        where held.company_id = rewards_disciplines.company_id and held.employee_id = rewards_disciplines.employee_ids[1]
          and cardinality(rewards_disciplines.employee_ids) = 1 and held.is_main and held.to_date is null)))`,
    form_name: ofForm('name'),
    legal_form: ofForm('legal_form'),
    reason_name: reasonName,
    state,
    due,
    limit_day: limitDay,
    cleared_date: clearedDay,
    is_clearing_stopped: sql`${clearedDay} is distinct from ${plainClearedDay}`,
  }
  return sql.join(
    [...new Set(['id', ...fields])].map((field) => {
      const value = computed[field]
      return value ? sql`${value} as ${sql.ref(field)}` : sql.ref(`${table}.${field}`)
    }),
  )
}

/** A record that lies open before whoever asks. */
export interface OpenRecord {
  record: WholeRecord
  reaches: RowReaches
}

/**
 * Opens a record as far as the operation's rights reach.
 * @param forWriting holds its row until the end of the transaction, but for `unheld`, which only asks what a change would do
 * @throws ApiFailure 404 for one that is not there, or not for whoever asks, 403 for a change to a discipline of oneself
 */
export async function openRecord(
  context: ProductContext,
  id: number,
  forWriting: boolean | 'unheld' = false,
): Promise<OpenRecord> {
  const { db, inThisCompany } = context
  const conditions = forWriting === false ? visibleRecords : writableRecords
  const mine = sql`${inThisCompany(table)} and ${visibleRows(context, conditions)} and ${guardedRecords(context)}
    and rewards_disciplines.id = ${id}`
  if (forWriting === true)
    await sql`select from rewards_disciplines where ${mine} for update of rewards_disciplines`.execute(db)
  const { rows } = await sql<WholeRecord & { reaches: RowReaches }>`
    select ${recordColumns(context, recordFields(), null)}, ${rowReaches(context, visibleRecords)} as reaches
    from rewards_disciplines where ${mine}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  const { reaches, ...record } = rows[0]
  if (forWriting !== false) refuseOwn(context, record)
  return { record, reaches }
}

/** Nobody has a hand in the discipline that is about himself. */
function refuseOwn({ session }: ProductContext, { type, employee_ids }: WholeRecord): void {
  if (type === 'discipline' && session.employeeId !== null && employee_ids.includes(session.employeeId))
    throw new ApiFailure(403, 'Bạn không được xử lý hồ sơ kỷ luật của chính mình.')
}

/** One record as its reader may see it: without money where that is not for him. */
export async function showRecord(
  context: ProductContext,
  id: number,
): Promise<{ reward_discipline: Record }> {
  const { record, reaches } = await openRecord(context, id)
  const { dotted_fields: _, ...shown } = shownRow(context, 'reward_discipline', record, reaches)
  // No field that every record has asks for a right.
  return { reward_discipline: shown as Record }
}
