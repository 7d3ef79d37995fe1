import type { Data, Input } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { mainUnit, unitInReach, unitsRightBelow, visibleEmployees } from '../../employees/public.ts'
import { lastCertificates } from '../certificates/held-certificates.ts'

type Certificates = Data<'trainingReports.certificates'>
type Figures = Certificates['total']
/** What people of a unit hold or lack of one certificate, and at which place the line of the unit stands. */
type Cell = Certificates['units'][number]['cells'][number] & {
  unit_id: number | null
  rest: Certificates['units'][number]['rest']
  unit_name: string
  place: number
}
type Flat<Row extends { figures: object }> = Omit<Row, 'figures'> & Row['figures']

const heldStates = ['valid', 'expiring', 'expired', 'missing'] as const

const counted = sql`count(*) filter (where held.state = 'valid')::int as valid,
  count(*) filter (where held.state = 'expiring')::int as expiring,
  count(*) filter (where held.state = 'expired')::int as expired,
  count(*) filter (where held.state = 'missing')::int as missing`

/** So many rows come at once to a screen; all are counted. */
export const shownRows = 2000

/** What is asked of the report on certificates. */
export type AskedCertificates = NonNullable<Input<'trainingReports.certificates'>['query']>

/** The report on certificates, with the most urgent rows of a state. */
export async function readCertificates(
  context: ProductContext,
  query: AskedCertificates,
  most = shownRows,
): Promise<Certificates> {
  const lines = await rowUnits(context, query.department_id)
  const held = heldCertificates(context, query, lines)
  const certificates = await sql<Flat<Certificates['certificates'][number]>>`
    with ${held} select held.certificate_id as id, held.certificate_name as name, held.group_name, ${counted}
    from held group by 1, 2, 3 order by vn_fold(held.certificate_name), held.certificate_id`.execute(
    context.db,
  )
  const rows = await sql<Certificates['rows'][number]>`
    with ${held} select employee_id, nhansu_id, full_name, unit_name, position_name, certificate_id, certificate_name,
      group_name, certificate_no, issue_date, expiry_date, days_left, state, training_id, training_code
    from held where ${query.state === undefined ? sql`true` : sql`state = ${query.state}`}
    order by array_position(array['expired', 'expiring', 'missing', 'valid'], state), expiry_date, sort_name, employee_id,
      certificate_id limit ${most}`.execute(context.db)
  const units = await sql<Flat<Cell>>`
    with ${held}, ${seats(context, lines)}
    select seat.unit_id, seat.rest, seat.unit_name, seat.place::int as place, held.certificate_id, ${counted}
    from seat join held on held.employee_id = seat.employee_id
    group by seat.unit_id, seat.rest, seat.unit_name, seat.place, held.certificate_id
    order by seat.place, held.certificate_id`.execute(context.db)
  return {
    total: sumOf(certificates.rows),
    units: linesOf(units.rows),
    certificates: certificates.rows.map(({ id, name, group_name, ...figures }) => ({
      id,
      name,
      group_name,
      figures,
    })),
    rows: rows.rows,
  }
}

/** All lines of everybody: each stands in the figures of one certificate. */
function sumOf(certificates: readonly Figures[]): Figures {
  const total = { valid: 0, expiring: 0, expired: 0, missing: 0 }
  for (const figures of certificates) for (const state of heldStates) total[state] += figures[state]
  return total
}

/**
 * `held`: what everybody at work whom the reader may see holds on a day, the last of each certificate, and what he lacks of
 * those that his nature of work or the level of his position asks for.
 */
function heldCertificates(
  context: ProductContext,
  asked: AskedCertificates,
  lines: RowUnits,
): RawBuilder<unknown> {
  const { as_of: asOf, department_id: unit, certificate_id: certificate, rest } = asked
  const day = asOf === undefined ? sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date` : sql`${asOf}::date`
  const inUnit =
    unit === undefined
      ? sql`true`
      : sql`exists (select from employee_units member where member.company_id = employees.company_id
          and member.employee_id = employees.id and member.department_id = ${unit})`
  return sql`people as materialized (
      select employees.company_id, employees.id, employees.nhansu_id, employees.full_name, employees.sort_name,
        employees.nature_of_work, ${mainUnit} as unit_name, positions.name as position_name, positions.position_level,
        positions.safety_group
      from employees
      left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
        and main.is_main and main.to_date is null
      left join positions on positions.company_id = main.company_id and positions.id = main.position_id
      where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)} and employees.active
        and ${inUnit} and ${rest === undefined ? sql`true` : restOf(lines)[rest]}
    ), last as (
      select counted.*, course.id as training_id, course.code as training_code
      from (${lastCertificates(context, day)}) counted
      left join training_employees person on person.company_id = ${context.companyId}
        and person.id = counted.training_employee_id
      left join trainings course on course.company_id = person.company_id and course.id = person.training_id
    ), held as materialized (
      select people.id as employee_id, people.nhansu_id, people.full_name, people.sort_name, people.unit_name,
        people.position_name, certificates.id as certificate_id, certificates.name as certificate_name,
        kind.name as group_name, last.number as certificate_no, last.issue_date, last.expiry_date,
        last.expiry_date - ${day} as days_left, last.training_id, last.training_code,
        case when last.number is null then 'missing' when last.expiry_date < ${day} then 'expired'
          when last.expiry_date - ${day} <= certificates.remind_days then 'expiring' else 'valid' end as state
      from people
      join certificates on certificates.company_id = people.company_id
      left join certificate_groups kind on kind.company_id = certificates.company_id and kind.id = certificates.group_id
      left join last on last.employee_id = people.id and last.certificate_id = certificates.id
      where (last.number is not null or people.nature_of_work = any(certificates.required_natures)
          or people.position_level = any(certificates.required_position_levels)
          or people.safety_group = any(certificates.required_safety_groups))
        and ${certificate === undefined ? sql`true` : sql`certificates.id = ${certificate}`}
    )`
}

/** Who counts in a line that is no unit. */
function restOf({ units }: RowUnits): Readonly<Record<'upper' | 'none', RawBuilder<unknown>>> {
  const sits = (where: RawBuilder<unknown>) => sql`exists (select from employee_units member
    where member.company_id = employees.company_id and member.employee_id = employees.id and ${where})`
  const ofLines = sql`member.department_id = any(${units.map(({ id }) => id)}::bigint[])`
  return {
    upper: sql`${sits(sql`true`)} and not ${sits(ofLines)}`,
    none: sql`not ${sits(sql`true`)}`,
  }
}

/** The units that are a line each, and what is over them. */
interface RowUnits {
  units: readonly { id: number; name: string }[]
  /** Those who are in none of the units, but in another one. */
  othersName: string
}

/**
 * The units right below the one that is asked for, or below the highest that the reader sees; a unit without any below it
 * stands alone, and one out of his reach has no line.
 */
async function rowUnits(context: ProductContext, asked: number | undefined): Promise<RowUnits> {
  const unit = asked === undefined ? null : await unitInReach(context, asked)
  if (unit === undefined) return { units: [], othersName: '' }
  const below = await unitsRightBelow(context, unit)
  if (unit !== null && below.length === 0) return { units: [unit], othersName: '' }
  const upper = unit?.name ?? (await nameAbove(context, below[0]?.id))
  return { units: below, othersName: upper === undefined ? 'Đơn vị khác' : `Trực thuộc ${upper}` }
}

/** The name of the unit right above one. */
async function nameAbove({ db, inThisCompany }: ProductContext, id = 0): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select upper.name from departments unit join departments upper on ${inThisCompany('upper')} and upper.id = unit.parent_id
    where ${inThisCompany('unit')} and unit.id = ${id}`.execute(db)
  return rows[0]?.name
}

/**
 * `seat`: the lines in which each of the people counts: of his units, else of those who sit in another unit, which is the one
 * over all lines, or of those without any.
 */
function seats({ companyId }: ProductContext, { units, othersName }: RowUnits): RawBuilder<unknown> {
  const ids = units.map(({ id }) => id)
  const names = units.map(({ name }) => name)
  return sql`inside as (
      select unit.id as unit_id, unit.name as unit_name, unit.place, member.employee_id
      from unnest(${ids}::bigint[], ${names}::text[]) with ordinality as unit (id, name, place)
      join employee_units member on member.company_id = ${companyId} and member.department_id = unit.id
    ), outside as (
      select distinct held.employee_id, exists (select from employee_units member
        where member.company_id = ${companyId} and member.employee_id = held.employee_id) as has_unit
      from held where held.employee_id not in (select employee_id from inside)
    ), seat as (
      select unit_id, null::text as rest, unit_name, place, employee_id from inside
      union all
      select null, case when has_unit then 'upper' else 'none' end, case when has_unit then ${othersName}::text else 'Chưa thuộc đơn vị nào' end,
        case when has_unit then ${units.length + 1}::bigint else ${units.length + 2}::bigint end, employee_id
      from outside where ${units.length > 0}
    )`
}

/** Cells of one unit stand behind each other: they become its line. */
function linesOf(cells: readonly Flat<Cell>[]): Certificates['units'] {
  const lines = Map.groupBy(cells, ({ place }) => place)
  return [...lines.values()].map((ofUnit) => ({
    id: ofUnit[0]?.unit_id ?? null,
    rest: ofUnit[0]?.rest ?? null,
    name: ofUnit[0]?.unit_name ?? '',
    cells: ofUnit.map(
      ({ unit_id: _id, rest: _rest, unit_name: _name, place: _place, certificate_id, ...figures }) => ({
        certificate_id,
        figures,
      }),
    ),
  }))
}
