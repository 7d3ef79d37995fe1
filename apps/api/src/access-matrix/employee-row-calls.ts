import type { OperationId } from '@nhansu/sdk/contract'
import { goodRows, type RowResource } from '../testing/good-rows.ts'
import { inCompanyOf } from '../testing/group.ts'
import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type Call, type CallContext, type CallsOf, nothing } from './call-context.ts'

/** Below the unit of `unitHead`. */
const inHeadsUnit = 3

type RowCalls<R extends RowResource> = CallsOf<R>

/** Good calls of the five operations of a set of rows, each about an employee of its own. */
function callsOf<R extends RowResource>(resource: R): RowCalls<R> {
  const calls: Record<string, (context: CallContext) => Promise<unknown>> = {
    [`${resource}.list`]: async (context) => ({ path: await newEmployee(context) }),
    [`${resource}.store`]: async (context) => ({
      path: await newEmployee(context),
      body: goodRows[resource](),
    }),
    [`${resource}.update`]: async (context) => ({
      path: await newRow(context, resource),
      body: { ...goodRows[resource](), version: 1 },
    }),
    [`${resource}.destroy`]: async (context) => ({ path: await newRow(context, resource) }),
    [`${resource}.restore`]: async (context) => {
      const { id, row_id } = await newRow(context, resource)
      await sent(context, `${resource}.destroy` as OperationId, { path: { id, row_id } })
      return { path: { id }, body: { ids: [row_id] } }
    },
  }
  // The names and bodies were put together above for whichever set it is.
  return calls as unknown as RowCalls<R>
}

async function newEmployee({ api }: CallContext) {
  const { employeeId } = await hire(api, 'Người Có Hồ Sơ', inHeadsUnit)
  return { id: employeeId }
}

async function newRow(context: CallContext, resource: RowResource) {
  const path = await newEmployee(context)
  const data = await sent(context, `${resource}.store` as OperationId, { path, body: goodRows[resource]() })
  const rows = Object.values(data as Record<string, { id?: number }>)
  return { ...path, row_id: rows.find((value) => value.id !== undefined)?.id ?? 0 }
}

async function sent({ setupAdmin }: CallContext, id: OperationId, input: object): Promise<unknown> {
  // Which input the operation takes is said by the tables above.
  return (await setupAdmin.call(id, input)).body.data
}

const handedIn = { state: 'handed_in', handed_in_on: '2026-03-02' } as const

/** A paper that the company has asked of a new employee since a moment ago. */
async function askedPaper(context: CallContext) {
  const number = nextNumber()
  const { body } = await context.setupAdmin.call('requiredPapers.store', {
    body: { code: `HS${number}`, name: `Hồ sơ ${number}` },
  })
  return { ...(await newEmployee(context)), paper_id: body.data.required_paper.id }
}

/** A good call of every operation on rows of a file and on its history. */
export const employeeRowCalls = {
  ...callsOf('employeeBankAccounts'),
  ...callsOf('employeeEducations'),
  ...callsOf('employeeLanguages'),
  ...callsOf('employeeItSkills'),
  ...callsOf('employeeRelatives'),
  ...callsOf('employeeAllowances'),
  ...callsOf('employeeAccidents'),
  ...callsOf('employeeTemporaryWorks'),
  ...callsOf('employeeHealthChecks'),
  ...callsOf('employeeYearlyRecords'),
  'employeeMissingPapers.show': (async (context) => ({
    path: await newEmployee(context),
  })) satisfies Call<'employeeMissingPapers.show'>,
  'employeeMissingPapers.mark': (async (context) => ({
    path: await askedPaper(context),
    body: handedIn,
  })) satisfies Call<'employeeMissingPapers.mark'>,
  'employeeMissingPapers.unmark': (async (context) => {
    const path = await askedPaper(context)
    await sent(context, 'employeeMissingPapers.mark', { path, body: handedIn })
    return { path }
  }) satisfies Call<'employeeMissingPapers.unmark'>,
  'dataQuality.show': nothing,
  // While somebody else's check waits nobody may begin another.
  'dataQuality.check': (async ({ api }) => {
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`delete from job_runs where company_id = 1 and name = 'employees.check-files'`),
    )
    return {}
  }) satisfies Call<'dataQuality.check'>,
  'dataQuality.mine': nothing,
  // A new employee's file lacks nearly everything, and he has an address.
  'dataQuality.request': (async (context) => {
    const { id } = await newEmployee(context)
    await inCompanyOf(context.api.db.superuser, 1, (client) =>
      client.query('update employees set company_email = $1 where company_id = 1 and id = $2', [
        `nguoi.moi.${id}@songmay.vn`,
        id,
      ]),
    )
    return { body: {} }
  }) satisfies Call<'dataQuality.request'>,
  'employeeHistory.list': (async (context) => ({
    path: await newEmployee(context),
  })) satisfies Call<'employeeHistory.list'>,
}
