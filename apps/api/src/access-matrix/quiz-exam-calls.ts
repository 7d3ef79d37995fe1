import { randomUUID } from 'node:crypto'
import type { Input } from '@nhansu/sdk/contract'
import { workbookFile } from '../testing/import-file.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on exams; each has an exam of its own. */
export const quizExamCalls: CallsOf<'quizExams'> = {
  'quizExams.list': nothing,
  'quizExams.show': onDraft,
  'quizExams.store': async () => ({ body: exam() }),
  'quizExams.update': async (context) => ({
    ...(await onDraft(context)),
    body: { duration: 20, version: 1 },
  }),
  'quizExams.destroy': onDraft,
  'quizExams.destroyBulk': some,
  'quizExams.restore': async (context) => {
    const chosen = await some(context)
    await context.setupAdmin.call('quizExams.destroyBulk', chosen)
    return chosen
  },
  'quizExams.cells': onDraft,
  'quizExams.saveCells': async (context) => ({
    ...(await onDraft(context)),
    body: { cells: [{ field_id: 32, count: 1 }] },
  }),
  'quizExams.people': onDraft,
  'quizExams.addPeople': async (context) => ({ ...(await onDraft(context)), body: { employee_ids: [11] } }),
  'quizExams.detachEmployees': async (context) => ({
    ...(await onReady(context)),
    body: { employee_ids: [11] },
  }),
  'quizExams.seatEmployees': async (context) => ({
    ...(await onReady(context)),
    body: { employee_ids: [11], room: 'Phòng 2' },
  }),
  'quizExams.giveMinutes': async (context) => ({
    ...(await onReady(context)),
    body: { minutes: 5, reason: 'Máy khởi động lại.' },
  }),
  'quizExams.upload': async (context) => ({
    ...(await onDraft(context)),
    query: { dry_run: true },
    body: { file: await workbookFile(['Mã NV', 'Thêm giờ (phút)'], []) },
  }),
  'quizExams.markers': onDraft,
  'quizExams.saveMarkers': async (context) => ({ ...(await onDraft(context)), body: { employee_ids: [12] } }),
  'quizExams.sendNotifications': async (context) => ({
    ...(await onPublished(context)),
    body: { employee_ids: [11] },
  }),
  'quizExams.publish': async (context) => ({ ...(await onReady(context)), body: {} }),
  'quizExams.withdraw': async (context) => ({ ...(await onPublished(context)), body: {} }),
  'quizExams.beforeRelease': onOver,
  'quizExams.release': async (context) => ({ ...(await onOver(context)), body: {} }),
  'quizExams.cancel': async (context) => ({ ...(await onPublished(context)), body: { reason: 'Mất điện.' } }),
  'quizExams.pause': async (context) => ({ ...(await onPublished(context)), body: { reason: 'Mất điện.' } }),
  'quizExams.resume': async (context) => {
    const { path } = await onPublished(context)
    await context.setupAdmin.call('quizExams.pause', { path, body: { reason: 'Mất điện.' } })
    return { path, body: { reason: 'Đã có điện.' } }
  },
  'quizExams.monitor': onPublished,
  'quizExams.sendMessage': async (context) => ({
    ...(await onPublished(context)),
    body: { text: 'Còn 15 phút.' },
  }),
  'quizExams.questions': onPublished,
  'quizExams.takenExams': onPublished,
  'quizExams.takenExamsExport': onPublished,
  'quizExams.analysis': onPublished,
  'quizExams.tryPaper': async (context) => ({
    ...(await onPublished(context)),
    body: { code: '101', answers: [{ slot: 1, value: ['A'] }] },
  }),
  'quizExams.paper': async (context) => ({
    ...(await onPublished(context)),
    body: { code: '101', form: 'questions' },
  }),
  'quizExams.resultPaper': async (context) => ({ ...(await onOver(context)), body: { form: 'marks' } }),
}

const device = randomUUID()
const none = { device, answers: [] }

/**
 * A good call of every operation of taking an exam. Nobody in the matrix but the head of a unit is somebody's record, and
 * he is put down for none of these exams.
 */
export const quizTakingCalls: CallsOf<'quizTaking'> = {
  'quizTaking.list': nothing,
  'quizTaking.info': onPublished,
  'quizTaking.start': async (context) => ({
    ...(await onPublished(context)),
    body: { device, notice_version: 1 },
  }),
  'quizTaking.takeOver': async (context) => ({ ...(await onPublished(context)), body: { device } }),
  'quizTaking.answers': async (context) => ({ ...(await onPublished(context)), body: none }),
  'quizTaking.reportIncident': async (context) => ({
    ...(await onPublished(context)),
    body: { text: 'Máy bị tắt.' },
  }),
  'quizTaking.finish': async (context) => ({ ...(await onPublished(context)), body: none }),
  'quizTaking.results': onPublished,
  'quizTaking.picture': async (context) => ({ path: { ...(await onPublished(context)).path, slot: 1 } }),
  'quizTaking.viewAnswers': async (context) => ({ path: { id: await takenExam(context) } }),
}

/** A good call of every operation on one attempt, each of an exam of its own. */
export const quizAttemptCalls: CallsOf<'quizAttempts'> = {
  'quizAttempts.history': async (context) => ({ path: { id: await takenExam(context) } }),
  'quizAttempts.reopen': async (context) => ({
    path: { id: await handedIn(context) },
    body: { minutes: 10, reason: 'Mất điện.' },
  }),
  'quizAttempts.judgeLate': async (context) => {
    const id = await handedIn(context)
    await context.api.db.superuser.query(
      `insert into quiz_late_answers (company_id, attempt_id, slot, seq, value)
       select company_id, id, 1, 1, '{A}' from quiz_attempts where id = $1`,
      [id],
    )
    return { path: { id }, body: { accept: true, reason: 'Mất mạng.' } }
  },
  'quizAttempts.cancel': async (context) => ({
    path: { id: await takenExam(context) },
    body: { reason: 'Thi hộ.' },
  }),
}

/** A good call of every operation of marking; nobody in the matrix marks for one of these exams. */
export const quizMarkingCalls: CallsOf<'quizMarking'> = {
  'quizMarking.list': nothing,
  'quizMarking.questions': onPublished,
  'quizMarking.answers': async (context) => ({ ...(await onPublished(context)), query: { question_id: 1 } }),
  'quizMarking.picture': async (context) => ({
    path: { ...(await onPublished(context)).path, question_id: 1 },
  }),
  'quizMarking.mark': async () => ({ path: { id: 1 }, body: { earned: 1, version: 1 } }),
}

/** A good call of every operation of corrections, each of an exam of its own. */
export const quizCorrectionCalls: CallsOf<'quizCorrections'> = {
  'quizCorrections.list': onPublished,
  'quizCorrections.correct': onCorrectable,
  'quizCorrections.results': async (context) => ({ path: (await onCorrected(context)).path }),
  'quizCorrections.undo': async (context) => ({
    ...(await onCorrected(context)),
    body: { reason: 'Sửa nhầm câu.', step: 1 },
  }),
}

function exam(): Input<'quizExams.store'>['body'] {
  const number = nextNumber()
  const start = Date.now() - 60_000
  return {
    code: `KTMT${number}`,
    name: `Kỳ thi ma trận ${number}`,
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + 7_200_000).toISOString(),
    duration: 30,
  }
}

async function onDraft({ setupAdmin }: CallContext) {
  const { body } = await setupAdmin.call('quizExams.store', { body: exam() })
  return { path: { id: body.data.exam.id } }
}

async function some(context: CallContext) {
  return { body: { ids: [(await onDraft(context)).path.id] } }
}

async function onReady(context: CallContext) {
  const { setupAdmin } = context
  const { path } = await onDraft(context)
  // A field of its own, so that there is but one question to draw.
  const number = nextNumber()
  const field = await setupAdmin.call('fields.store', {
    body: { code: `LV${number}`, name: `Lĩnh vực thi ${number}` },
  })
  const field_id = field.body.data.field.id
  await setupAdmin.call('quizQuestions.store', {
    body: { content: `Câu thi ma trận ${number}`, kind: 'true_false', field_id, right_options: ['A'] },
  })
  await setupAdmin.call('quizExams.saveCells', { path, body: { cells: [{ field_id, count: 1 }] } })
  await setupAdmin.call('quizExams.addPeople', { path, body: { employee_ids: [11] } })
  return { path }
}

async function onPublished(context: CallContext) {
  const { path } = await onReady(context)
  await context.setupAdmin.call('quizExams.publish', { path, body: {} })
  return { path }
}

/** An exam whose window has passed. */
async function onOver(context: CallContext) {
  const { path } = await onPublished(context)
  await context.api.db.superuser.query(
    `update quiz_exams set start_at = start_at - interval '1 day', end_at = end_at - interval '1 day' where id = $1`,
    [path.id],
  )
  return { path }
}

async function onCorrectable(context: CallContext) {
  const { path } = await onPublished(context)
  const { body } = await context.setupAdmin.call('quizCorrections.list', { path })
  const [question] = body.data.questions
  return {
    path,
    body: { question_id: question?.id ?? 0, kind: 'full' as const, reason: 'Câu hỏi mơ hồ.', step: 0 },
  }
}

async function onCorrected(context: CallContext) {
  const { path, body } = await onCorrectable(context)
  await context.setupAdmin.call('quizCorrections.correct', { path, body })
  const { body: told } = await context.setupAdmin.call('quizCorrections.list', { path })
  return { path: { id: told.data.corrections[0]?.id ?? 0 } }
}

/** An exam that employee 11 has begun; he has no part in the matrix, so his attempt is put there. */
async function takenExam(context: CallContext): Promise<number> {
  const { path } = await onPublished(context)
  const { rows } = await context.api.db.superuser.query<{ id: number }>(
    `insert into quiz_attempts (company_id, person_id, paper_id, notice_version, device, deadline_at)
     select company_id, id, paper_id, 1, $2, now() + interval '30 minutes' from quiz_exam_people where exam_id = $1
     returning id`,
    [path.id, device],
  )
  return Number(rows[0]?.id)
}

/** An attempt of employee 11 that was handed in and is marked; he writes no other, which would keep this one from being taken up again. */
async function handedIn(context: CallContext): Promise<number> {
  const id = await takenExam(context)
  await context.api.db.superuser.query(
    `update quiz_attempts set state = 'marked', finished_at = now(), ended_by = 'taker', answered = 0, receipt = 'a',
       points = 0, max_points = 1, score = 0, passed = false where id = $1 or finished_at is null`,
    [id],
  )
  return id
}

/** The reports on exams. */
export const quizReportCalls: CallsOf<'quizReports'> = {
  'quizReports.show': nothing,
  'quizReports.mastery': nothing,
  'quizReports.masteryPeople': async () => ({ query: { field_id: 32 } }),
  'quizReports.masteryExport': nothing,
  'quizReports.ofEmployee': nothing,
}

/** What a new exam starts with. */
export const quizSettingsCalls: CallsOf<'quizSettings'> = {
  'quizSettings.show': nothing,
  'quizSettings.update': async () => ({ body: { show_answers: false } }),
}
