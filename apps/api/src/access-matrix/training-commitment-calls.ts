import { exampleFile } from '../testing/example-file.ts'
import { judgedCourse } from '../testing/judged-course.ts'
import { hire } from '../testing/newcomer.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on promises of service; each has a course of its own, of somebody of unit 3. */
export const trainingCommitmentCalls: CallsOf<'trainingCommitments'> = {
  'trainingCommitments.list': nothing,
  'trainingCommitments.show': on('draft'),
  'trainingCommitments.store': async (context) => {
    const { courseId, employeeId } = await newCourse(context)
    return { body: { training_id: courseId, employee_id: employeeId, months: 24 } }
  },
  'trainingCommitments.storeBulk': async (context) => {
    const { courseId, employeeId } = await newCourse(context)
    return { path: { id: courseId }, body: { employee_ids: [employeeId], months: 24 } }
  },
  'trainingCommitments.update': async (context) => ({
    ...(await on('draft')(context)),
    body: { months: 36, version: 1 },
  }),
  'trainingCommitments.destroy': on('draft'),
  'trainingCommitments.destroyBulk': async (context) => ({
    body: { ids: [await commitmentIn(context, 'draft')] },
  }),
  'trainingCommitments.restore': async (context) => {
    const ids = [await commitmentIn(context, 'draft')]
    await context.setupAdmin.call('trainingCommitments.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'trainingCommitments.sign': async (context) => ({ ...(await on('draft')(context)), body: signature() }),
  'trainingCommitments.activate': async (context) => {
    // Who failed promises all the same only as agreed, so it does not take effect by itself.
    const { courseId, employeeId } = await newCourse(context, 'failed')
    const id = await signed(context, courseId, employeeId)
    await context.setupAdmin.call('trainings.finish', { path: { id: courseId }, body: {} })
    return { path: { id }, body: {} }
  },
  'trainingCommitments.settle': async (context) => ({ ...(await on('active')(context)), body: { left_on } }),
  'trainingCommitments.resume': async (context) => ({ ...(await on('settling')(context)), body: {} }),
  'trainingCommitments.waive': async (context) => ({
    ...(await on('settling')(context)),
    body: { reason: 'Nghỉ việc vì lý do sức khỏe.' },
  }),
  'trainingCommitments.claim': async (context) => ({
    ...(await on('settling')(context)),
    body: { basis: 'agreed' },
  }),
  'trainingCommitments.repay': async (context) => ({
    ...(await on('owed')(context)),
    body: { paid_on: '2026-11-20' },
  }),
  'trainingCommitments.paper': on('draft'),
  'trainingCommitments.settlementPaper': on('owed'),
  'trainingCommitments.file': on('signed'),
}

const left_on = '2027-01-31'

const steps = ['draft', 'signed', 'active', 'settling', 'owed'] as const
type Step = (typeof steps)[number]

function on(step: Step) {
  return async (context: CallContext) => ({ path: { id: await commitmentIn(context, step) } })
}

function signature() {
  const file = exampleFile({ contentMediaType: 'application/pdf', example: 'cam-ket.pdf' })
  return { signed_on: '2026-01-15', file } as const
}

/** A running course of one person with a cost that counts. */
async function newCourse({ api, setupAdmin }: CallContext, state = 'passed') {
  const { employeeId } = await hire(api, 'Người Cam Kết', 3)
  const courseId = await judgedCourse(setupAdmin, api, [[employeeId, state]])
  const cost = { kind: 'lecturer', name: 'Học phí', actual: 24_000_000, invoice_no: '0001234' } as const
  await setupAdmin.call('trainingCosts.storeBulk', {
    path: { id: courseId },
    body: { costs: [{ ...cost, counts_for_commitment: true }] },
  })
  return { courseId, employeeId }
}

async function commitmentIn(context: CallContext, step: Step): Promise<number> {
  const { courseId, employeeId } = await newCourse(context)
  if (step === 'draft') return drafted(context, courseId, employeeId)
  const id = await signed(context, courseId, employeeId)
  const { setupAdmin } = context
  const path = { id }
  const reaches = (other: Step) => steps.indexOf(step) >= steps.indexOf(other)
  if (reaches('active')) await setupAdmin.call('trainings.finish', { path: { id: courseId }, body: {} })
  if (reaches('settling')) await setupAdmin.call('trainingCommitments.settle', { path, body: { left_on } })
  if (reaches('owed')) await setupAdmin.call('trainingCommitments.claim', { path, body: { basis: 'agreed' } })
  return id
}

async function drafted({ setupAdmin }: CallContext, courseId: number, employeeId: number): Promise<number> {
  const { body } = await setupAdmin.call('trainingCommitments.store', {
    body: { training_id: courseId, employee_id: employeeId, months: 24 },
  })
  return body.data.commitment.id
}

async function signed(context: CallContext, courseId: number, employeeId: number): Promise<number> {
  const id = await drafted(context, courseId, employeeId)
  await context.setupAdmin.call('trainingCommitments.sign', { path: { id }, body: signature() })
  return id
}
