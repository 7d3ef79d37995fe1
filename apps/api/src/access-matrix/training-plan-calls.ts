import { inCompanyOf } from '../testing/group.ts'
import { workbookFile } from '../testing/import-file.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'
import { courseBody } from './training-calls.ts'

/** A good call of every operation on plans; each has a plan of its own, made and sent by somebody else. */
export const trainingPlanCalls: CallsOf<'trainingPlans'> = {
  'trainingPlans.list': nothing,
  'trainingPlans.show': onPlan,
  'trainingPlans.store': async () => ({ body: planBody() }),
  'trainingPlans.update': async (context) => ({
    ...(await onPlan(context)),
    body: { note: 'Ưu tiên an toàn lao động.', version: 1 },
  }),
  'trainingPlans.destroy': onPlan,
  'trainingPlans.destroyBulk': async (context) => ({ body: { ids: [await newPlan(context)] } }),
  'trainingPlans.restore': async (context) => {
    const ids = [await newPlan(context)]
    await context.setupAdmin.call('trainingPlans.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'trainingPlans.submit': async (context) => ({ path: { id: (await withLine(context)).id }, body: {} }),
  'trainingPlans.withdraw': async (context) => {
    const path = { id: (await withLine(context)).id }
    // Whoever may not send a plan has none to take back.
    await context.caller.call('trainingPlans.submit', { path, body: {} })
    return { path, body: {} }
  },
  'trainingPlans.return': async (context) => ({ ...(await onWaiting(context)), body: { reason } }),
  'trainingPlans.approve': async (context) => ({ ...(await onWaiting(context)), body: {} }),
  'trainingPlans.revise': async (context) => ({
    path: { id: (await approved(context)).id },
    body: { reason },
  }),
  'trainingPlans.finish': async (context) => ({
    path: { id: (await approved(context, 'running')).id },
    body: {},
  }),
  'trainingPlans.cancel': async (context) => ({ ...(await onPlan(context)), body: { reason } }),
  'trainingPlans.copy': async (context) => ({ ...(await onPlan(context)), body: {} }),
  'trainingPlans.history': onPlan,
  'trainingPlans.paper': onPlan,
}

/** A good call of every operation on lines of plans. */
export const trainingPlanLineCalls: CallsOf<'trainingPlanLines'> = {
  'trainingPlanLines.updateBulk': async (context) => ({
    ...(await onPlan(context)),
    body: { lines: [await lineBody(context)] },
  }),
  'trainingPlanLines.export': onPlan,
  'trainingPlanLines.import': withSheet,
  'trainingPlanLines.importTemplate': onPlan,
  'trainingPlanLines.markImport': withSheet,
  'trainingPlanLines.undoImport': async (context) => {
    const sent = await withSheet(context)
    const { body } = await context.setupAdmin.call('trainingPlanLines.import', sent)
    return { path: sent.path, body: { import_id: body.data.import.id ?? 0 } }
  },
  'trainingPlanLines.openCourse': async (context) => ({ path: { id: (await approved(context)).lineId } }),
}

/** A draft and a workbook with one line for it. */
async function withSheet(context: CallContext) {
  const name = `Nội dung nhập ${nextNumber()}`
  const { rows } = await context.api.db.superuser.query<{ name: string }>(
    'select name from training_types where company_id = 1 order by id limit 1',
  )
  const file = await workbookFile(['Nội dung đào tạo', 'Loại đào tạo'], [[name, rows[0]?.name ?? '']])
  return { ...(await onPlan(context)), body: { file } }
}

const reason = 'Chưa có kinh phí quý 2.'

function planBody() {
  return { name: `Kế hoạch ma trận ${nextNumber()}`, year: 2027 }
}

async function lineBody(context: CallContext) {
  const { name, type_id } = await courseBody(context)
  return { name, type_id, people: 20, months: [3], planned: 12_000_000 }
}

async function newPlan({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('trainingPlans.store', { body: planBody() })
  return body.data.plan.id
}

async function onPlan(context: CallContext) {
  return { path: { id: await newPlan(context) } }
}

async function withLine(context: CallContext): Promise<{ id: number; lineId: number }> {
  const id = await newPlan(context)
  const lines = [await lineBody(context)]
  const { body } = await context.setupAdmin.call('trainingPlanLines.updateBulk', {
    path: { id },
    body: { lines },
  })
  return { id, lineId: body.data.lines[0]?.id ?? 0 }
}

async function onWaiting(context: CallContext) {
  const path = { id: (await withLine(context)).id }
  await context.setupAdmin.call('trainingPlans.submit', { path, body: {} })
  return { path }
}

/** A plan that somebody else approved, or that is being carried out. */
async function approved(context: CallContext, status = 'approved'): Promise<{ id: number; lineId: number }> {
  const plan = await withLine(context)
  await inCompanyOf(context.api.db.superuser, 1, (client) =>
    client.query(
      `update training_plans set status = $2, approved_at = now(), approved_people = 20, approved_planned = 12000000
       where company_id = 1 and id = $1`,
      [plan.id, status],
    ),
  )
  return plan
}
