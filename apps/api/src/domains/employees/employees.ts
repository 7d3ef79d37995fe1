import type { Input } from '@nhansu/sdk/contract'
import { invalidInput } from '../../contract/failure.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { accountOperations } from './account-operations.ts'
import { type Employee, employeeColumns, withAccounts } from './employee-rows.ts'
import { withDaysAway } from './day/days-away.ts'
import { employeesOnDay } from './day/employees-on-day.ts'
import { addEmployee } from './file/add-employee.ts'
import { removeEmployees, restoreEmployees } from './file/remove-employees.ts'
import { showCard, showInfo, updateCard } from './file/employee-card.ts'
import { reveal } from './file/reveal.ts'
import { withContractEnds } from './contract-end/with-contract-ends.ts'
import { exportEmployees, partsOn, partsToday } from './export-employees.ts'
import { findEmployees } from './find-employees.ts'
import { employeeImports } from './import/import-employees.ts'
import { withMissingPapers } from './missing/with-missing-papers.ts'
import { printEmployees } from './print-employees.ts'
import { resumePaper } from './resume/resume-paper.ts'
import { withProfile } from './profile/with-profile.ts'
import { withFindings } from './quality/with-findings.ts'

type ListQuery = NonNullable<Input<'employees.list'>['query']>

/**
 * The specification's code of a status is a filter by `active`.
 * @throws ApiFailure 400 beside such a filter
 */
function withEmploymentStatus({ employment_status: status, ...query }: ListQuery): ListQuery {
  if (status === undefined) return query
  if (query.filter?.active !== undefined)
    throw invalidInput({ employment_status: ['Chỉ lọc trạng thái bằng một trong hai cách.'] })
  return { ...query, filter: { ...query.filter, active: { operator: 'equal', value: status === 1 } } }
}

export default defineOperations('employees', {
  'employees.list': async ({ query: asked = {} }, context) => {
    const query = withEmploymentStatus(asked)
    const day = query.as_of === undefined ? undefined : await employeesOnDay(context, query.as_of, query)
    const { source, visible, where } = day ? partsOn(day) : partsToday(query)
    const columns = employeeColumns(context, 'employees', day?.positions)
    const { rows, meta } = await list<Employee>(context, query, { source, visible, where, columns })
    const { include = [] } = query
    const shown = include.includes('profile') ? await withProfile(context, rows, day) : rows
    const dated = include.includes('contract') ? await withContractEnds(context, shown) : shown
    const known = include.includes('account') ? await withAccounts(context, dated) : dated
    const served = include.includes('seniority') ? await withDaysAway(context, known, day?.day) : known
    if (!include.includes('papers')) return { employees: served, meta }
    return { employees: await withFindings(context, await withMissingPapers(context, served)), meta }
  },

  'employees.export': exportEmployees,

  'employees.print': printEmployees,

  ...employeeImports,

  'employees.info': showInfo,

  'employees.show': showCard,

  'employees.store': addEmployee,

  'employees.update': updateCard,

  'employees.destroy': ({ path }, context) => removeEmployees(context, [path.id]),

  'employees.destroyBulk': ({ body }, context) => removeEmployees(context, body.ids),

  'employees.restore': ({ body }, context) => restoreEmployees(context, body.ids),

  'employees.reveal': reveal,

  'employees.printFile': resumePaper,

  'employees.find': findEmployees,

  ...accountOperations,
})
