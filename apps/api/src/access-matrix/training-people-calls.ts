import { workbookFile } from '../testing/import-file.ts'
import { hire } from '../testing/newcomer.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'
import { courseBody, newDocument, subject } from './training-calls.ts'

const reason = 'Anh ấy báo qua điện thoại.'

/** A good call of every operation on people of courses; each has a course and a person of its own. */
export const trainingEmployeeCalls: CallsOf<'trainingEmployees'> = {
  'trainingEmployees.list': async (context) => ({ path: { id: (await somebody(context)).courseId } }),
  'trainingEmployees.storeBulk': async (context) => ({
    path: { id: (await openCourse(context)).id },
    body: { employee_ids: [await newEmployee(context)] },
  }),
  'trainingEmployees.updateBulk': async (context) => ({
    path: { id: (await openCourse(context)).id },
    body: { employees: [{ employee_id: await newEmployee(context), mandatory: true }] },
  }),
  'trainingEmployees.update': async (context) => ({
    ...(await on(context)),
    body: { note: 'Cần xe đưa đón.', version: 1 },
  }),
  'trainingEmployees.destroy': on,
  'trainingEmployees.import': async (context) => ({
    path: { id: (await openCourse(context)).id },
    body: {
      file: await workbookFile(['Mã nhân viên'], [[(await hire(context.api, 'Học Viên Mới', 3)).nhansuId]]),
    },
  }),
  'trainingEmployees.joinedBulk': async (context) => {
    const { courseId, id } = await somebody(context, begun)
    return { path: { id: courseId }, body: { ids: [id] } }
  },
  'trainingEmployees.saveResults': async (context) => {
    const { courseId, id } = await judged(context)
    return { path: { id: courseId }, body: { results: [{ id, state: 'passed', score: 8.5 }] } }
  },
  'trainingEmployees.judge': async (context) => ({ path: { id: (await judged(context)).courseId } }),
  'trainingEmployees.importResults': async (context) => {
    const { courseId, code } = await judged(context)
    const { body } = await context.setupAdmin.call('trainingEmployees.list', { path: { id: courseId } })
    const row = [code, body.data.employees[0]?.nhansu_id ?? '', 'Đạt']
    return { body: { file: await workbookFile(['Mã khóa', 'Mã nhân viên', 'Kết quả'], [row]) } }
  },
  'trainingEmployees.export': async (context) => ({ path: { id: (await somebody(context)).courseId } }),
  'trainingEmployees.registered': answers,
  'trainingEmployees.promised': async (context) => ({
    ...(await on(context, [], { commit_required: true })),
    body: { reason },
  }),
  'trainingEmployees.confirmed': async (context) => ({
    ...(await on(context, ['registered'])),
    body: { reason },
  }),
  'trainingEmployees.refused': answers,
  'trainingEmployees.joined': async (context) => ({ ...(await on(context, [], begun)), body: {} }),
  'trainingEmployees.absent': async (context) => ({
    ...(await on(context, ['registered', 'confirmed'], begins)),
    body: { reason },
  }),
  'trainingEmployees.withdrawn': async (context) => ({
    ...(await on(context, ['joined'], begun)),
    body: { reason },
  }),
  'trainingEmployees.return': async (context) => ({
    ...(await on(context, ['registered'])),
    body: { reason },
  }),
}

/** A good call of every report on training. */
export const trainingReportCalls: CallsOf<'trainingReports'> = {
  'trainingReports.certificates': nothing,
  'trainingReports.courses': nothing,
  'trainingReports.courseRows': async () => ({ query: { figure: 'joined' } }),
  'trainingReports.certificatesExport': nothing,
  'trainingReports.coursesExport': nothing,
  'trainingReports.certificatesPrint': nothing,
  'trainingReports.coursesPrint': nothing,
  'trainingReports.yearNotice': async () => ({ query: { year: 2026 } }),
}

/** A good call of every operation on the attendance of a day; each has a day that has come, and a person. */
export const trainingAttendanceCalls: CallsOf<'trainingAttendances'> = {
  'trainingAttendances.list': async (context) => ({ path: (await onDay(context)).path }),
  'trainingAttendances.updateBulk': async (context) => {
    const { path, personId } = await onDay(context)
    return { path, body: { attendances: [{ id: personId, state: 'present', version: 0 }] } }
  },
  'trainingAttendances.print': async (context) => ({ path: (await onDay(context)).path }),
  'trainingAttendances.close': async (context) => ({ path: (await onDay(context)).path }),
}

/** A good call of every operation on letters to people of a course. */
export const trainingMailCalls: CallsOf<'trainingMails'> = {
  'trainingMails.confirmations': async (context) => ({ path: { id: (await somebody(context)).courseId } }),
  'trainingMails.askToConfirm': async (context) => ({
    path: { id: (await somebody(context)).courseId },
    body: {},
  }),
  'trainingMails.printInvitations': async (context) => {
    const { courseId, id } = await somebody(context)
    return { path: { id: courseId }, body: { ids: [id] } }
  },
  'trainingMails.notices': async (context) => ({ path: { id: (await somebody(context)).courseId } }),
  'trainingMails.notify': async (context) => {
    const { courseId: id } = await somebody(context)
    await newDay(context, id, day(20))
    return { path: { id }, body: {} }
  },
}

/** A good call of what an invited person reads. */
export const trainingInvitationCalls: CallsOf<'trainingInvitations'> = {
  'trainingInvitations.mine': nothing,
  'trainingInvitations.taught': async (context) => ({ path: { id: (await somebody(context)).courseId } }),
  'trainingInvitations.document': async (context) => ({ path: { id: await newDocument(context) } }),
  'trainingInvitations.show': async (context) => ({ path: { id: (await somebody(context)).courseId } }),
}

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

const coming = { start_date: day(20), end_date: day(21), confirm_deadline: day(10) }
const begun = { start_date: day(-1), end_date: day(5), confirm_deadline: day(-2) }
/** People can still answer, and it has begun all the same. */
const begins = { start_date: day(0), end_date: day(5), confirm_deadline: day(0) }

type Move = 'registered' | 'confirmed' | 'joined'

async function openCourse(context: CallContext, more: object = {}): Promise<{ id: number }> {
  const { setupAdmin } = context
  const body = { ...(await courseBody(context)), ...coming, ...more }
  const { id } = (await setupAdmin.call('trainings.store', { body })).body.data.training
  await setupAdmin.call('trainingSubjects.store', { path: { id }, body: subject() })
  await setupAdmin.call('trainings.open', { path: { id }, body: {} })
  return { id }
}

async function newEmployee({ api }: CallContext): Promise<number> {
  return (await hire(api, 'Học Viên Mới', 3)).employeeId
}

async function somebody(context: CallContext, more: object = {}): Promise<{ courseId: number; id: number }> {
  const { id: courseId } = await openCourse(context, more)
  const body = { employee_ids: [await newEmployee(context)] }
  await context.setupAdmin.call('trainingEmployees.storeBulk', { path: { id: courseId }, body })
  const { body: found } = await context.setupAdmin.call('trainingEmployees.list', { path: { id: courseId } })
  return { courseId, id: found.data.employees[0]?.id ?? 0 }
}

/** Somebody who joined a course that goes on. */
async function judged(context: CallContext): Promise<{ courseId: number; id: number; code: string }> {
  const { courseId, id } = await somebody(context, begun)
  const { setupAdmin: admin } = context
  await admin.call('trainingEmployees.joined', { path: { id }, body: {} })
  const { body } = await admin.call('trainings.begin', { path: { id: courseId }, body: {} })
  return { courseId, id, code: body.data.training.code }
}

async function newDay({ setupAdmin }: CallContext, id: number, date: string): Promise<number> {
  const details = [{ date, from_time: '07:30', to_time: '11:30' }]
  const { body } = await setupAdmin.call('trainingDetails.storeBulk', { path: { id }, body: { details } })
  return body.data.details[0]?.id ?? 0
}

/** A day of yesterday, and somebody who is expected on it. */
async function onDay(context: CallContext) {
  const { courseId, id: personId } = await somebody(context, begun)
  return { path: { id: await newDay(context, courseId, day(-1)) }, personId }
}

/** Somebody in a course of his own, after some changes of his state. */
async function on(context: CallContext, moves: readonly Move[] = [], more: object = {}) {
  const { id } = await somebody(context, more)
  for (const move of moves) {
    await context.setupAdmin.call(`trainingEmployees.${move}`, { path: { id }, body: { reason } })
  }
  return { path: { id } }
}

async function answers(context: CallContext) {
  return { ...(await on(context)), body: { reason } }
}
