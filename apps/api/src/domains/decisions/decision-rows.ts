import type { Schemas } from '@nhansu/sdk/contract'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import type { DeedContext, ProductContext } from '../../contract/handlers.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { holds, isHeldOverAll } from '../documents/public.ts'
import { hasStatus, statusName } from './decision-status.ts'
import { unnamedContract } from './ended-contracts.ts'

export type Decision = Schemas['Decision']
export type DecisionRow = Schemas['DecisionRow']
export type DecisionPerson = Schemas['DecisionPerson']

type Condition = Expression<SqlBool>

/** Rights that types of decision ask for beside the right to documents: discipline, and pay. */
export const rightsOfTypes = { 10: 'employee_sensitive', 15: 'employee_pay' } as const

export const inUnitsOf = (context: DeedContext) => sql<SqlBool>`exists (
  select from employee_units seat
  where seat.company_id = person.company_id and seat.employee_id = person.employee_id
    and seat.department_id = any(${context.session.unitIds}::bigint[]))`

/** Whether a right of the reader reaches `person`, whatever scope the right to the operation has. */
export const rightReaches = (
  context: DeedContext,
  right: (typeof rightsOfTypes)[10 | 15] | 'contract_access',
) =>
  sql<SqlBool>`(${holds(context, right, 'company')} or ${holds(context, right, 'unit')} and ${inUnitsOf(context)})`

/** Whether the reader's rights reach one whom a decision is about, not counting that he may be the reader himself. */
function reached(context: DeedContext): Condition {
  const scopes = context.scopes.map(({ scope }) => scope)
  const within = scopes.includes('company')
    ? sql<SqlBool>`true`
    : scopes.includes('unit')
      ? inUnitsOf(context)
      : sql<SqlBool>`false`
  return sql<SqlBool>`(${within} and ${ofTypes(context)})`
}

/** Whether the rights that the type of a decision asks for beside reach `person`. */
export function ofTypes(context: DeedContext): Condition {
  const guards = Object.entries(rightsOfTypes).map(([type, right]) => {
    return sql<SqlBool>`(decisions.decision_type <> ${Number(type)} or ${rightReaches(context, right)})`
  })
  return sql<SqlBool>`(${sql.join(guards, sql` and `)})`
}

/** Whether the reader sees a decision's `person`: by his rights, and himself once the decision is issued. */
export function seen(context: DeedContext): Condition {
  const { employeeId } = context.session
  if (employeeId === null) return reached(context)
  return sql<SqlBool>`(${reached(context)} or person.employee_id = ${employeeId} and decisions.state <> 'draft')`
}

const people = sql`from decision_people person
  where person.company_id = decisions.company_id and person.decision_id = decisions.id`

/** Which decisions the reader sees: those about anybody whom he sees in them. */
export function seenDecisions(context: DeedContext): Condition {
  return sql<SqlBool>`exists (select ${people} and ${seen(context)})`
}

/**
 * The same for a list: nothing is asked of each decision where the reader sees everybody in every one, since all are about
 * somebody. Then a list is counted as a whole.
 */
export function listedDecisions(context: ProductContext): readonly Condition[] {
  const seesAll =
    context.scopes.some(({ scope }) => scope === 'company') &&
    Object.values(rightsOfTypes).every((right) => isHeldOverAll(context, right))
  return seesAll ? [] : [seenDecisions(context)]
}

/** Which decisions somebody writes: those in which his rights reach everybody. */
export function writableDecisions(context: DeedContext): Condition {
  return sql<SqlBool>`(exists (select ${people}) and not exists (select ${people} and not coalesce(${reached(context)}, false)))`
}

/** Every scope means something here; what it shows {@link seenDecisions} says. */
export const anyScope: RowConditions = {
  table: 'decisions',
  unit: () => sql<SqlBool>`true`,
  own: () => sql<SqlBool>`true`,
}

export const decisionSource: ListSource = {
  table: 'decisions',
  words: { table: 'decision_words', key: 'decision_id' },
  defaultSort: '-effective_date',
  fields: {
    decision_number: { sortsBy: sql`vn_fold(decisions.decision_number)` },
    summary: { sortsBy: sql`vn_fold(decisions.summary)` },
    status_name: {
      values: 'string',
      matches: (values) => ({
        table: 'decisions',
        key: 'id',
        where: (alias) => hasStatus(alias, values),
      }),
    },
    application: {
      values: 'string',
      matches: (
        values,
        context,
      ) => sql<SqlBool>`(${values.includes('Chưa áp dụng được')} and decisions.id in (
        select decisions.id from job_changes change
        join decision_people person on person.company_id = change.company_id and person.change_id = change.id
        join decisions on decisions.company_id = person.company_id and decisions.id = person.decision_id
        where ${context.inThisCompany('change')} and change.held_up is not null and ${seen(asReader(context))}))`,
    },
    employee_id: {
      values: 'integer',
      // The decision is narrowed to whom the reader sees; the person asked for has to be one of those.
      matches: (employees, context) => ({
        table: 'decisions',
        key: 'id',
        where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.id`)} in (
          select decisions.id from decisions
          where ${context.inThisCompany('decisions')} and exists (
            select ${people} and person.employee_id = any(${employees}::bigint[]) and ${seen(asReader(context))}))`,
      }),
    },
  },
}

/** Filters get the context of the request, which their type tells as the transaction that it is among others. */
function asReader(context: object): DeedContext {
  return context as DeedContext
}

const nameOfUser = (column: string) =>
  sql`(select full_name from names_of_users(array[${sql.ref(`decisions.${column}`)}]))`

const few = 3

/** What whoever drafted a decision is told where the company wants a second person to issue it. */
const leaveToAnother =
  'Công ty quy định người soạn không tự ban hành. Bạn đã soạn, sửa cuối hoặc đính kèm, gỡ tệp của quyết định này, hãy nhờ người khác ban hành.'

function computedFields(context: DeedContext): Readonly<Record<string, RawBuilder<unknown>>> {
  const about = sql`${people} and ${seen(context)}`
  return {
    status_name: statusName,
    is_past: sql`decisions.import_id is not null`,
    people_total: sql`(select count(*) ${about})`,
    applied_total: sql`case when decisions.state = 'issued' and decisions.effective_date <= current_date then (
      select count(*) from decision_people person
      left join job_changes change on change.company_id = person.company_id and change.id = person.change_id
      where person.company_id = decisions.company_id and person.decision_id = decisions.id and ${seen(context)}
        and case when change.id is null then coalesce(person.effective_date, decisions.effective_date) <= current_date
          else change.state = 'in_effect' end) end`,
    employee_names: sql`coalesce((
      select string_agg(e.full_name, ', ' order by e.sort_name, e.id) from (
        select employees.id, employees.full_name, employees.sort_name from decision_people person
        join employees on employees.company_id = person.company_id and employees.id = person.employee_id
        where person.company_id = decisions.company_id and person.decision_id = decisions.id and ${seen(context)}
        order by employees.sort_name, employees.id limit ${few}) as e), '')`,
    created_by_name: nameOfUser('created_by'),
    issued_by_name: nameOfUser('issued_by'),
    ended_by_name: nameOfUser('ended_by'),
    corrects_number: sql`(select decision_number from decisions corrected
      where corrected.company_id = decisions.company_id and corrected.id = decisions.corrects_id)`,
    issue_block: sql`case when decisions.state = 'draft'
      and ${context.session.userId}::bigint = any(
        array[decisions.created_by, decisions.changed_by] || decisions.file_hands)
      and exists (select from decision_settings settings
        where settings.company_id = decisions.company_id and settings.needs_other_issuer)
      then ${leaveToAnother}::text end`,
    corrected_by_id: sql`(select id from decisions correcting
      where correcting.company_id = decisions.company_id and correcting.corrects_id = decisions.id
        and correcting.state <> 'draft')`,
  }
}

const ofRow = [
  'id',
  'decision_type',
  'decision_number',
  'summary',
  'sign_date',
  'effective_date',
  'state',
  'status_name',
  'employee_names',
  'people_total',
  'applied_total',
  'signer_name',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof DecisionRow)[]
const ofDecision = [
  'reason',
  'typed_number',
  'signer_id',
  'signer_title',
  'authority_no',
  'document_id',
  'created_by_name',
  'issued_by_name',
  'issued_at',
  'end_reason',
  'end_date',
  'end_number',
  'ended_by_name',
  'corrects_id',
  'corrects_number',
  'correction_reason',
  'corrected_by_id',
  'issue_block',
  'is_past',
] as const satisfies readonly (keyof Decision)[]

/** Selects these fields of a decision by their names on the wire. */
export function decisionColumns(context: DeedContext, fields: Iterable<string> = ofRow): RawBuilder<unknown> {
  const computed = computedFields(context)
  return sql.join(
    [...fields].map((field) => sql`${computed[field] ?? sql.ref(`decisions.${field}`)} as ${sql.ref(field)}`),
  )
}

/** What a decision sets of a person, in columns of the same names. */
export const personFacts = [
  'effective_date',
  'position_id',
  'department_id',
  'nature_of_work',
  'work_place',
  'direct_manager_id',
  'probation_to',
  'term_to',
  'heads_unit',
  'absent_until',
  'contract_end_reason',
  'leave_reason',
  'pay_scale',
  'pay_grade',
  'coefficient',
  'base_salary',
  'insurance_salary',
  'next_raise_date',
  'note',
] as const satisfies readonly (keyof Schemas['DecisionPersonStore'])[]

/**
 * One decision as its reader may see it.
 * @param forWriting holds the row until the end of the transaction, and asks for rights over everybody in it
 * @throws ApiFailure 404
 */
export async function openDecision(
  context: DeedContext,
  id: number,
  { forWriting = false }: { forWriting?: boolean } = {},
): Promise<Decision> {
  const { db, inThisCompany } = context
  const mine = sql`${inThisCompany('decisions')} and decisions.id = ${id}
    and ${forWriting ? writableDecisions(context) : seenDecisions(context)}`
  if (forWriting) {
    const { rows } = await sql`select from decisions where ${mine} for update`.execute(db)
    if (rows.length === 0) throw notFound()
  }
  const { rows } = await sql<Omit<Decision, 'people'>>`
    select ${decisionColumns(context, [...ofRow, ...ofDecision])} from decisions where ${mine}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return { ...rows[0], people: await peopleOf(context, id) }
}

/** Those of these decisions in which the reader's rights reach everybody: the trail tells of all their people. */
export async function reachedDecisionIds(
  context: DeedContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select decisions.id from decisions
    where ${context.inThisCompany('decisions')} and ${writableDecisions(context)}
      and decisions.id = any(${ids}::bigint[])`.execute(context.db)
  return new Set(rows.map(({ id }) => id))
}

/** Those of these employees whom the reader's rights to decisions reach, and those of whom he may see what they are paid. */
export async function reachedEmployees(
  context: DeedContext,
  decisionId: number,
  employeeIds: readonly number[],
): Promise<{ reached: ReadonlySet<number>; paid: ReadonlySet<number> }> {
  const { rows } = await sql<{ employee_id: number; is_reached: boolean; is_paid: boolean }>`
    select person.employee_id, ${reached(context)} as is_reached, ${rightReaches(context, 'employee_pay')} as is_paid
    from (select company_id, id as employee_id from employees
      where ${context.inThisCompany('employees')} and id = any(${employeeIds}::bigint[])) person
    join decisions on ${context.inThisCompany('decisions')} and decisions.id = ${decisionId}`.execute(
    context.db,
  )
  const idsOf = (has: 'is_reached' | 'is_paid') =>
    new Set(rows.flatMap((row) => (row[has] ? [row.employee_id] : [])))
  return { reached: idsOf('is_reached'), paid: idsOf('is_paid') }
}

async function peopleOf(context: DeedContext, id: number): Promise<DecisionPerson[]> {
  const { rows } = await sql<DecisionPerson>`
    select person.employee_id, employees.nhansu_id, employees.full_name,
      (select held.positions -> 0 ->> 'department_name' from position_summaries held
       where held.company_id = person.company_id and held.employee_id = person.employee_id) as department_name,
      (select name from positions where positions.company_id = person.company_id and positions.id = person.position_id)
        as new_position_name,
      (select name from departments
       where departments.company_id = person.company_id and departments.id = person.department_id) as new_department_name,
      (select appendix_number from appendices
       where appendices.company_id = person.company_id and appendices.id = person.appendix_id) as appendix_number,
      (select manager.full_name from employees manager
       where manager.company_id = person.company_id and manager.id = person.direct_manager_id) as direct_manager_name,
      (select name from departments
       where departments.company_id = person.company_id and departments.id = person.headed_unit_id) as headed_unit_name,
      (select replaced.full_name from employees replaced
       where replaced.company_id = person.company_id and replaced.id = person.replaced_head_id) as replaced_head_name,
      ${sql.join(personFacts.map((fact) => sql.ref(`person.${fact}`)))}, change.state as change_state, change.held_up,
      person.before_facts as before, person.after_facts as after, person.before_pay, person.after_pay,
      case when person.ended_contract is null or ${rightReaches(context, 'contract_access')}
        or person.employee_id = ${context.session.employeeId}::bigint then person.ended_contract
        else ${unnamedContract}::text end as ended_contract,
      drafted.id as drafted_contract_id, drafted.name as drafted_contract,
      coalesce(drafted.is_draft, false) as drafted_is_draft
    from decision_people person
    join decisions on decisions.company_id = person.company_id and decisions.id = person.decision_id
    join employees on employees.company_id = person.company_id and employees.id = person.employee_id
    left join job_changes change on change.company_id = person.company_id and change.id = person.change_id
    left join lateral (
      select contracts.id, contracts.state = 'draft' as is_draft, concat_ws(' ', types.name, contracts.contract_number) as name
      from contracts
      join contract_types types on types.company_id = contracts.company_id and types.id = contracts.contract_type_id
      where contracts.company_id = person.company_id and contracts.drafted_by_decision_id = person.decision_id
        and contracts.employee_id = person.employee_id and ${rightReaches(context, 'contract_access')}
      order by contracts.id desc limit 1) drafted on true
    where ${context.inThisCompany('person')} and person.decision_id = ${id} and ${seen(context)}
    order by person.id`.execute(context.db)
  return rows
}
