import { hire } from '../testing/newcomer.ts'
import { workbookFile } from '../testing/import-file.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on periodic tests; each has a test of its own. */
export const examCalls: CallsOf<'exams'> = {
  'exams.list': nothing,
  'exams.show': async (context) => ({ path: { id: (await scheduled(context)).id } }),
  'exams.store': async () => ({ body: examBody() }),
  'exams.update': async (context) => ({
    path: { id: await newExam(context) },
    body: { place: 'Xưởng 2', version: 1 },
  }),
  'exams.destroy': async (context) => ({ path: { id: await newExam(context) } }),
  'exams.destroyBulk': async (context) => ({ body: { ids: [await newExam(context)] } }),
  'exams.restore': async (context) => {
    const ids = [await newExam(context)]
    await context.setupAdmin.call('exams.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'exams.move': async (context) => ({
    path: { id: await newExam(context) },
    body: { action: 'cancel', reason: 'Dời lịch.' },
  }),
  'exams.consequences': async (context) => ({ path: { id: (await scheduled(context)).id } }),
  'exams.repeat': async (context) => ({
    path: { id: await newExam(context) },
    body: { repeat_months: 12, repeat_owner_id: 13 },
  }),
  'exams.questions': async (context) => ({ path: { id: (await scheduled(context)).id } }),
  'exams.sendNotification': async (context) => ({ path: { id: (await scheduled(context)).id }, body: {} }),
  'exams.mine': nothing,
  'exams.workProgress': nothing,
}

export const examPartCalls: CallsOf<'examParts'> = {
  'examParts.store': async (context) => ({ path: { id: await newExam(context) }, body: part }),
  'examParts.update': async (context) => ({
    path: { id: await newPart(context, await newExam(context)) },
    body: { weight: 2, version: 1 },
  }),
  'examParts.makeQuiz': async (context) => {
    const exam = { path: { id: await newExam(context) } }
    const body = { kind: 'quiz', name: 'Trắc nghiệm' } as const
    const made = await context.setupAdmin.call('examParts.store', { ...exam, body })
    return { path: { id: made.body.data.part.id } }
  },
  'examParts.destroy': async (context) => ({ path: { id: await newPart(context, await newExam(context)) } }),
}

export const examBoardCalls: CallsOf<'examBoard'> = {
  'examBoard.store': async (context) => ({ path: { id: await newExam(context) }, body: chair }),
  'examBoard.update': async (context) => ({
    path: { id: await newMember(context, await newExam(context)) },
    body: { role: 'secretary', version: 1 },
  }),
  'examBoard.destroy': async (context) => ({
    path: { id: await newMember(context, await newExam(context)) },
  }),
}

export const examResultCalls: CallsOf<'examResults'> = {
  'examResults.list': async (context) => ({ path: { id: (await scheduled(context)).id } }),
  'examResults.sync': async (context) => ({
    path: { id: await newExam(context) },
    body: { employee_ids: [(await hire(context.api, 'Người Dự Thi', 3)).employeeId] },
  }),
  'examResults.save': async (context) => {
    const { id, partId, personId } = await scheduled(context)
    return {
      path: { id },
      body: { results: [{ id: personId, scores: [{ part_id: partId, score: 8 }] }] },
    }
  },
  'examResults.correct': async (context) => {
    const { id, partId, personId } = await scheduled(context)
    const scores = [{ part_id: partId, score: 4 }]
    const { setupAdmin } = context
    await setupAdmin.call('examResults.save', { path: { id }, body: { results: [{ id: personId, scores }] } })
    for (const action of ['close', 'submit', 'publish'] as const) {
      await setupAdmin.call('exams.move', { path: { id }, body: { action } })
    }
    return {
      path: { id: personId },
      body: { scores: [{ part_id: partId, score: 6 }], reason: 'Cộng sót điểm.' },
    }
  },
  'examResults.paper': async (context) => ({
    path: { id: (await scheduled(context)).id },
    body: { form: 'sign' },
  }),
  'examResults.export': async (context) => ({ path: { id: (await scheduled(context)).id } }),
  'examResults.import': async (context) => {
    const { id, number } = await scheduled(context)
    return {
      path: { id },
      body: { file: await workbookFile(['Mã nhân viên', 'Thực hành'], [[number, '8,5']]) },
    }
  },
}

const part = { kind: 'practice', name: 'Thực hành' } as const
const chair = { employee_id: 13, role: 'chair' } as const

function today(): string {
  return new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
}

function examBody() {
  return {
    name: `Kiểm tra ma trận ${nextNumber()}`,
    kind: 'skill',
    from_date: today(),
    to_date: today(),
  } as const
}

async function newExam({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('exams.store', { body: examBody() })
  return body.data.exam.id
}

async function newPart({ setupAdmin }: CallContext, id: number): Promise<number> {
  const { body } = await setupAdmin.call('examParts.store', { path: { id }, body: part })
  return body.data.part.id
}

async function newMember({ setupAdmin }: CallContext, id: number): Promise<number> {
  const { body } = await setupAdmin.call('examBoard.store', { path: { id }, body: chair })
  return body.data.member.id
}

/** A test of today with a part, a chair and somebody of unit 3. */
async function scheduled(context: CallContext) {
  const { api, setupAdmin } = context
  const id = await newExam(context)
  const partId = await newPart(context, id)
  await newMember(context, id)
  const { employeeId } = await hire(api, 'Người Dự Thi', 3)
  await setupAdmin.call('examResults.sync', { path: { id }, body: { employee_ids: [employeeId] } })
  await setupAdmin.call('exams.move', { path: { id }, body: { action: 'schedule' } })
  const { body } = await setupAdmin.call('examResults.list', { path: { id } })
  const [person] = body.data.results
  return { id, partId, personId: person?.id ?? 0, number: person?.nhansu_id ?? '' }
}
