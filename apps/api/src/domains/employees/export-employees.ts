import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListField, ListQuery } from '../../contract/list-query/source.ts'
import { type ExportParts, type ExportPartsOf, exportHandler } from '../../workbooks/export.ts'
import { calledAwaited, hasJoined, isNotAwaited, statesAsked } from './awaited.ts'
import { closedFields, closedRows, refusePayToCome, withClosedFields } from './closed-fields.ts'
import { withContractEnds } from './contract-end/with-contract-ends.ts'
import { type EmployeesOnDay, employeesOnDay } from './day/employees-on-day.ts'
import { type Employee, withAccounts } from './employee-rows.ts'
import { employeeSource } from './employee-source.ts'
import { inUnits, peopleAsked, type UnitPeople } from './employee-units.ts'
import { heldPositions } from './held-positions.ts'
import { papersFields, withMissingPapers } from './missing/with-missing-papers.ts'
import { profileFields, withProfile } from './profile/with-profile.ts'
import { findingFields, withFindings } from './quality/with-findings.ts'
import { visibleAmong } from './visible-employees.ts'

/** Fields that no column of the table holds. */
const derived = new Set<string>([
  'positions',
  'account',
  'contract_end_date',
  ...profileFields,
  ...papersFields,
  ...findingFields,
  ...closedFields,
])

/** What the list of employees is made of today. */
export function partsToday(query: Pick<ListQuery, 'filter'>) {
  const people = peopleAsked(query)
  const { fields } = employeeSource
  const inUnit: ListField = {
    ...fields?.['department_id'],
    matches: (units, context) => inUnits(units, context, people),
  }
  return {
    source: { ...employeeSource, fields: { ...fields, department_id: inUnit } },
    visible: visibleAmong(people),
    where: joined(query, people),
  }
}

/** Who joins on a day to come is in no state of work, whatever he begins with. */
function joined(query: Pick<ListQuery, 'filter'>, people: UnitPeople): Expression<SqlBool>[] {
  if (people === 'working') return [hasJoined]
  const states = statesAsked(query)
  return people === 'left' || states.length === 0 || states.includes('awaited') ? [] : [isNotAwaited]
}

/** What it is made of on another day. Its own condition lets nobody take the total of today for that of the day. */
export function partsOn({ source, visible }: EmployeesOnDay) {
  return { source, visible, where: [sql<SqlBool>`true`] }
}

/** Where the rows of a workbook or a paper come from; other tables are read only for the columns that show them. */
export const wholeEmployees: ExportPartsOf = async (context, query): Promise<ExportParts> => {
  await refusePayToCome(context, query.columns ?? [], query.as_of)
  const day = query.as_of === undefined ? undefined : await employeesOnDay(context, query.as_of, query)
  const { source, visible, where } = day ? partsOn(day) : partsToday(query)
  return {
    source,
    visible,
    where: async () => where,
    people: { table: 'employees', record: 'id', employee: 'id' },
    closedRows,
    columns: (_, fields) =>
      columnsFor(fields, day?.positions ?? heldPositions(context), day ? {} : calledAwaited),
    complete: async (_, rows, fields) => {
      // Rows hold the chosen fields only, of which the id is always one.
      const people = rows as unknown as Employee[]
      const asksProfile = profileFields.some((field) => fields.has(field))
      const shown = asksProfile ? await withProfile(context, people, day) : people
      const known = fields.has('account') ? await withAccounts(context, shown) : shown
      const asksPapers = papersFields.some((field) => fields.has(field))
      const withPapers = asksPapers ? await withMissingPapers(context, known) : known
      const found = fields.has('findings') ? await withFindings(context, withPapers) : withPapers
      const dated = fields.has('contract_end_date') ? await withContractEnds(context, found) : found
      return closedFields.some((field) => fields.has(field))
        ? withClosedFields(context, dated, fields, query.as_of)
        : dated
    },
  }
}

function columnsFor(
  fields: ReadonlySet<string>,
  positions: RawBuilder<unknown>,
  called: Readonly<Record<string, RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  return sql.join([
    sql.ref('employees.id'),
    ...[...fields]
      .filter((field) => !derived.has(field))
      .map((field) => called[field] ?? sql.ref(`employees.${field}`)),
    ...(fields.has('positions') ? [positions] : []),
  ])
}

/** The list of employees as a workbook. */
export const exportEmployees = exportHandler('employees', wholeEmployees)
