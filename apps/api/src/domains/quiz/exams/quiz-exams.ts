import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { AuditEntry } from '../../../contract/audit.ts'
import { stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { namesIn } from '../../../contract/list-query/names.ts'
import { questionsAskedIn, settleQuestionUse } from '../analysis/question-figures.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'
import { examAnalysis } from '../analysis/exam-analysis.ts'
import { changeKeys } from '../correction/key-lock.ts'
import { cellsOf, saveCells, toldCells } from './exam-cells.ts'
import { keepCells, putCellsBack } from './exam-removal.ts'
import { addPeople, detachPeople, peopleOf, takenExams, toldPeople } from './exam-people.ts'
import { lockExam, type LockedExam, requireExam } from './lock-exam.ts'
import { giveMinutes } from './extra-minutes.ts'
import { exportTakenExams } from './export-taken.ts'
import { type AskedPart, heldPartOf, partOf } from './exam-part.ts'
import { notifyPeople } from './notify-people.ts'
import { papersOf } from './papers.ts'
import { monitorOf, sendMessage } from '../monitoring/monitor.ts'
import { markersOf, saveMarkers, toldMarkers } from '../marking/markers.ts'
import { endPause, pauseExam, pauseReason, resumeExam } from './pause.ts'
import { questionPaper } from '../papers/question-paper.ts'
import { resultPaper } from '../papers/result-papers.ts'
import { publish, withdraw } from './publish.ts'
import { releaseOutlook, releaseResults } from './release.ts'
import { seatPeople } from './seat-people.ts'
import { tryPaper } from './trial.ts'
import { uploadPeople } from './upload-people.ts'
import { examDefaults } from '../settings/exam-defaults.ts'
import { visibleExams } from './visible-exams.ts'

const set = standardSet('quizExams', {
  table: 'quiz_exams',
  item: 'exam',
  words: { table: 'quiz_exam_words', key: 'quiz_exam_id' },
  defaultSort: '-start_at',
  fields: {
    name: { sortsBy: sql`vn_fold(quiz_exams.name)` },
    category_id: { values: 'integer', names: namesIn('quiz_categories') },
  },
  visible: visibleExams,
  computed: {
    category_name: () => sql`(select c.name from quiz_categories c
      where c.company_id = quiz_exams.company_id and c.id = quiz_exams.category_id)`,
    status: () => sql`quiz_exam_status(quiz_exams)`,
    pause_reason: () => pauseReason('quiz_exams'),
    questions_total: () => sql`(select coalesce(sum(cell.count), 0)::integer from quiz_exam_cells cell
      where cell.company_id = quiz_exams.company_id and cell.exam_id = quiz_exams.id)`,
    people_total: () => sql`(select count(*) from quiz_exam_people person
      where person.company_id = quiz_exams.company_id and person.exam_id = quiz_exams.id)`,
    begun_total: () => attemptsThat(sql`true`),
    handed_in_total: () =>
      attemptsThat(sql`attempt.finished_at is not null and attempt.state <> 'cancelled'`),
  },
})

export default defineOperations('quizExams', {
  ...set,

  'quizExams.store': async ({ body, ...rest }, context) => {
    const { version: _, ...defaults } = await examDefaults(context)
    return set['quizExams.store']({ ...rest, body: { ...defaults, ...body } }, context)
  },
  'quizExams.update': async ({ path, body }, context) => {
    await lockExam(context, path.id, 'draft')
    return set['quizExams.update']({ path, body }, context)
  },
  'quizExams.destroy': async ({ path }, context) => {
    await keepCells(context, [path.id], () => set['quizExams.destroy']({ path }, context))
    return { ids: [path.id] }
  },
  'quizExams.destroyBulk': async ({ body }, context) => {
    await keepCells(context, body.ids, () => set['quizExams.destroyBulk']({ body }, context))
    return { ids: body.ids }
  },
  'quizExams.restore': ({ body }, context) =>
    putCellsBack(context, body.ids, () => set['quizExams.restore']({ body }, context)),

  'quizExams.cells': async ({ path }, context) => {
    await requireExam(context, path.id)
    return { cells: await cellsOf(context, path.id) }
  },
  'quizExams.saveCells': async ({ path, body }, context) => {
    await lockExam(context, path.id, 'draft')
    const before = await cellsOf(context, path.id)
    await saveCells(context, path.id, body.cells, before)
    const cells = await cellsOf(context, path.id)
    const values = { before: toldCells(before), after: toldCells(cells) }
    context.audit({ recordId: path.id, changedFields: ['cells'], values })
    return { cells }
  },

  'quizExams.people': async ({ path }, context) => {
    await requireExam(context, path.id)
    return { people: await peopleOf(context, path.id) }
  },
  'quizExams.addPeople': async ({ path, body }, context) => {
    await lockExam(context, path.id, 'open')
    const added = await addPeople(context, path.id, body)
    const detail = { added: added.length }
    context.audit({ recordId: path.id, changedFields: ['people'], detail, values: toldPeople([], added) })
    return { added: added.length, people: await peopleOf(context, path.id) }
  },
  'quizExams.detachEmployees': async ({ path, body }, context) => {
    await lockExam(context, path.id, 'open')
    const removed = await detachPeople(context, path.id, body.employee_ids)
    context.audit({
      recordId: path.id,
      changedFields: ['people'],
      detail: { removed: removed.length },
      values: toldPeople(removed, []),
    })
    return { people: await peopleOf(context, path.id) }
  },
  'quizExams.seatEmployees': async ({ path, body }, context) => {
    await lockExam(context, path.id, 'open')
    const { before, after } = await seatPeople(context, path.id, body)
    context.audit({ recordId: path.id, changedFields: ['people'], values: toldPeople(before, after) })
    return { people: await peopleOf(context, path.id) }
  },
  'quizExams.giveMinutes': async ({ path, body }, context) => {
    await lockExam(context, path.id, 'open')
    const { before, after } = await giveMinutes(context, path.id, body)
    context.audit({
      recordId: path.id,
      changedFields: ['people'],
      detail: { reason: body.reason, minutes: body.minutes, given: after.length, ...toldPart(body) },
      values: toldPeople(before, after),
    })
    return { given: after.length, people: await peopleOf(context, path.id) }
  },
  'quizExams.upload': async ({ path, query = {}, body }, context) => {
    await lockExam(context, path.id, 'open')
    const { told, before, after } = await uploadPeople(context, path.id, body.file, query.dry_run === true)
    const { new: added, changed, unchanged, wrong } = told
    const detail = { dry_run: query.dry_run === true, added, changed, unchanged, wrong }
    context.audit({ recordId: path.id, changedFields: ['people'], detail, values: toldPeople(before, after) })
    return { import: told }
  },
  'quizExams.sendNotifications': async ({ path, body }, context) => {
    const exam = await lockExam(context, path.id, 'scheduled')
    const told = await notifyPeople(context, exam.id, body.employee_ids)
    context.audit({ recordId: path.id, detail: { sent: told.sent } })
    return told
  },

  'quizExams.markers': async ({ path }, context) => {
    await requireExam(context, path.id)
    return { markers: await markersOf(context, path.id) }
  },
  'quizExams.saveMarkers': async ({ path, body }, context) => {
    const exam = await lockExam(context, path.id, 'standing')
    const before = await markersOf(context, path.id)
    await saveMarkers(context, exam, body.employee_ids)
    const markers = await markersOf(context, path.id)
    context.audit({
      recordId: path.id,
      changedFields: ['markers'],
      detail: { markers: body.employee_ids.length },
      values: { before: toldMarkers(before), after: toldMarkers(markers) },
    })
    return { markers }
  },

  'quizExams.publish': async ({ path, body }, context) => {
    await moved(context, await lockExam(context, path.id, 'draft'), body.version, (exam) =>
      publish(context, exam),
    )
    return set['quizExams.show']({ path }, context)
  },
  'quizExams.withdraw': async ({ path, body }, context) => {
    await moved(context, await lockExam(context, path.id, 'unreleased'), body.version, ({ id }) =>
      withdraw(context, id),
    )
    return set['quizExams.show']({ path }, context)
  },
  'quizExams.cancel': async ({ path, body }, context) => {
    await moved(context, await lockExam(context, path.id, 'unreleased'), body.version, async ({ id }) => {
      await sql`update quiz_exams set stage = 'cancelled', cancel_reason = ${body.reason}
        where ${context.inThisCompany('quiz_exams')} and id = ${id}`.execute(context.db)
      await endPause(context, id, body.reason)
      await settleQuestionUse(context, await questionsAskedIn(context, id))
    })
    return set['quizExams.show']({ path }, context)
  },

  'quizExams.beforeRelease': async ({ path }, context) => {
    await requireExam(context, path.id)
    return releaseOutlook(context, path.id)
  },
  'quizExams.release': async ({ path, body }, context) => {
    await requireExam(context, path.id)
    await changeKeys(context, path.id)
    const { version, accepted_flags: accepted = [] } = body
    await moved(context, await lockExam(context, path.id), version, async (exam) => {
      const told = await releaseResults(context, exam, accepted)
      return { told, ...(accepted.length > 0 && { accepted: accepted.join(', ') }) }
    })
    return set['quizExams.show']({ path }, context)
  },

  'quizExams.pause': async ({ path, body }, context) => {
    await standStill(context, path.id, body, pauseExam, partOf)
    return set['quizExams.show']({ path }, context)
  },
  'quizExams.resume': async ({ path, body }, context) => {
    await standStill(context, path.id, body, resumeExam, heldPartOf)
    return set['quizExams.show']({ path }, context)
  },

  'quizExams.monitor': async ({ path }, context) => {
    await requireExam(context, path.id)
    return monitorOf(context, path.id)
  },
  'quizExams.sendMessage': async ({ path, body }, context) => {
    const exam = await lockExam(context, path.id, 'scheduled')
    await sendMessage(context, exam, body.text, await partOf(context, path.id, body))
    context.audit({ recordId: path.id, changedFields: ['messages'], detail: toldPart(body) })
    return monitorOf(context, path.id)
  },

  'quizExams.questions': async ({ path }, context) => {
    await requireExam(context, path.id)
    return { papers: await papersOf(context, path.id) }
  },
  'quizExams.takenExams': async ({ path }, context): Promise<Data<'quizExams.takenExams'>> => {
    await requireExam(context, path.id)
    return { taken_exams: await takenExams(context, path.id) }
  },
  'quizExams.takenExamsExport': exportTakenExams,
  'quizExams.analysis': examAnalysis,
  'quizExams.tryPaper': tryPaper,
  'quizExams.paper': questionPaper,
  'quizExams.resultPaper': resultPaper,
})

/** A room or a taker, as the trail is told of it. */
function toldPart({ room, employee_id: employeeId }: AskedPart): Record<string, string | number> {
  return { ...(room !== undefined && { room }), ...(employeeId !== undefined && { employee_id: employeeId }) }
}

/** Pauses an exam, a room or a person of it, or lets it go on, while nobody begins or hands in. */
async function standStill(
  context: ProductContext,
  id: number,
  { version, reason, ...asked }: { version?: number; reason: string } & AskedPart,
  move: typeof pauseExam,
  meant: typeof partOf,
): Promise<void> {
  await requireExam(context, id)
  await changeKeys(context, id)
  const exam = await lockExam(context, id, 'scheduled')
  const part = await meant(context, id, asked)
  await moved(context, exam, version, async () => {
    await move(context, exam, reason, part)
    return { reason, ...toldPart(asked) }
  })
}

/**
 * Brings an exam into another state, unless somebody has changed it since it was looked at.
 * @param move does it, and answers what the trail is told besides
 */
async function moved(
  context: ProductContext,
  exam: LockedExam,
  version: number | undefined,
  move: (exam: LockedExam) => Promise<AuditEntry['detail'] | void>,
): Promise<void> {
  if (version !== undefined && version !== exam.version) {
    throw stale(await set['quizExams.show']({ path: { id: exam.id } }, context))
  }
  const detail = await move(exam)
  context.audit({ recordId: exam.id, changedFields: ['status'], ...(detail && { detail }) })
}

function attemptsThat(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from quiz_attempts attempt
    join quiz_exam_people person on person.company_id = attempt.company_id and person.id = attempt.person_id
    where attempt.company_id = quiz_exams.company_id and person.exam_id = quiz_exams.id and ${condition})`
}
