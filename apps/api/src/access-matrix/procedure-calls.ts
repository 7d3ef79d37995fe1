import { nextNumber } from '../testing/numbers.ts'
import { signed } from './decision-calls.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** The campaign of the tests that is open. */
const openCampaign = 57

/** A good call of every operation on procedures; each has a candidate of its own. */
export const procedureCalls: CallsOf<'procedures'> = {
  'procedures.list': nothing,
  'procedures.store': async (context) => ({ body: await reception(context) }),
  'procedures.show': onProcedure,
  'procedures.update': async (context) => ({
    ...(await onProcedure(context)),
    body: { note: 'Đón lúc 8 giờ.' },
  }),
  'procedures.destroy': onProcedure,
  'procedures.restore': async (context) => {
    const path = { id: await newProcedure(context) }
    await context.setupAdmin.call('procedures.destroy', { path })
    return { body: { ids: [path.id] } }
  },
  'procedures.finish': async (context) => ({
    ...(await onProcedure(context)),
    query: { dry_run: true },
    body: await signed(context),
  }),
}

/** A good call of every operation on templates of receptions. */
export const procedureTemplateCalls: CallsOf<'procedureTemplates'> = {
  'procedureTemplates.list': nothing,
  'procedureTemplates.update': async () => ({
    body: {
      nature_of_work: 2,
      items: [{ name: `Công việc ${nextNumber()}`, is_needed: true, needs_paper: false, due_days: null }],
    },
  }),
}

/** The reception of somebody who was accepted. */
async function reception({ setupAdmin }: Pick<CallContext, 'setupAdmin'>) {
  const number = nextNumber()
  const { body } = await setupAdmin.call('recruitmentCandidates.store', {
    path: { id: openCampaign },
    body: {
      full_name: `Người mới ${number}`,
      gender: 'Nữ',
      date_of_birth: '1998-04-12',
      phone: `09${String(40_000_000 + number)}`,
      id_number: `0790${String(98_000_000 + number)}`,
      consent_way: 'paper',
    },
  })
  const path = { id: body.data.candidate.id }
  await setupAdmin.call('candidates.contacted', { path, body: { way: 'phone' } })
  await setupAdmin.call('candidates.confirmed', { path, body: {} })
  await setupAdmin.call('candidates.accepted', { path, body: {} })
  return { candidate_id: path.id, decision_type: 2, start_date: '2027-03-01' } as const
}

/** In it nothing is to be done before the first day. */
async function newProcedure(context: Pick<CallContext, 'setupAdmin'>): Promise<number> {
  const { body } = await context.setupAdmin.call('procedures.store', {
    body: { ...(await reception(context)), items: [] },
  })
  return body.data.procedure.id
}

async function onProcedure(context: CallContext) {
  return { path: { id: await newProcedure(context) } }
}

/** A good call of every operation on the report of recruitment. */
export const recruitmentReportCalls: CallsOf<'recruitmentReport'> = {
  'recruitmentReport.show': nothing,
  'recruitmentReport.download': nothing,
  'recruitmentReport.drill': async () => ({ body: { table: 'campaigns', row: null, column: 'received' } }),
}
