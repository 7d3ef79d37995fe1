import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** The interview and the written test of the open campaign of the tests; employee 12 judges in both. */
const campaign = 58
const interview = 58
const writtenTest = 59

export const recruitmentRoomCalls: CallsOf<'recruitmentRooms'> = {
  'recruitmentRooms.list': nothing,
  'recruitmentRooms.store': async () => ({ body: { name: `Phòng ma trận ${nextNumber()}` } }),
  'recruitmentRooms.update': async () => ({ path: { id: 12 }, body: { capacity: 8 } }),
}

export const interviewerTimeCalls: CallsOf<'interviewerTimes'> = {
  'interviewerTimes.mine': nothing,
  'interviewerTimes.save': async () => ({ body: { weekly: [], exceptions: [] } }),
}

export const recruitmentScheduleCalls: CallsOf<'recruitmentSchedules'> = {
  'recruitmentSchedules.list': async () => ({ query: { from: '2026-01-05', to: '2026-01-11' } }),
  'recruitmentSchedules.candidates': async () => ({ query: { round_id: interview } }),
  'recruitmentSchedules.store': async (context) => ({ body: await appointment(context) }),
  'recruitmentSchedules.update': async (context) => ({
    path: { id: await newSchedule(context) },
    body: { place: 'Tầng 3', reason: 'Đổi địa điểm.' },
  }),
  'recruitmentSchedules.destroy': async (context) => ({ path: { id: await newSchedule(context) } }),
  'recruitmentSchedules.restore': async (context) => {
    const path = { id: await newSchedule(context) }
    await context.setupAdmin.call('recruitmentSchedules.destroy', { path })
    return { path }
  },
  'recruitmentSchedules.invitations': async (context) => ({
    path: { id: await newSchedule(context) },
    body: {},
  }),
  'recruitmentSchedules.calendar': async () => ({ path: { id: 12 } }),
  'recruitmentSchedules.attendance': async () => ({ path: { id: 12 }, body: { absent_ids: [] } }),
}

export const recruitmentResultCalls: CallsOf<'recruitmentResults'> = {
  'recruitmentResults.list': async () => ({ query: { round_id: interview } }),
  'recruitmentResults.mine': nothing,
  'recruitmentResults.form': async () => ({ query: { round_id: writtenTest, candidate_id: 58 } }),
  'recruitmentResults.show': async () => ({ path: { id: 12 } }),
  'recruitmentResults.paper': async () => ({ path: { id: 12 } }),
  'recruitmentResults.minutes': async (context) => ({ query: { round_id: await closedRound(context) } }),
  'recruitmentResults.store': async (context) => ({
    body: { round_id: writtenTest, candidate_id: await newCandidate(context), score: 7 },
  }),
  'recruitmentResults.recuse': async () => ({ body: { round_id: interview, candidate_id: 58 } }),
  'recruitmentResults.update': async (context) => ({
    path: { id: await newResult(context) },
    body: { score: 8 },
  }),
  'recruitmentResults.handIn': async (context) => ({ path: { id: await newResult(context) }, body: {} }),
  'recruitmentResults.reopen': async (context) => {
    const path = { id: await newResult(context) }
    await context.setupAdmin.call('recruitmentResults.handIn', { path, body: {} })
    return { path, body: { reason: 'Nhập nhầm điểm.' } }
  },
}

async function newCandidate({ setupAdmin }: CallContext): Promise<number> {
  const number = nextNumber()
  const { body } = await setupAdmin.call('recruitmentCandidates.store', {
    path: { id: campaign },
    body: {
      full_name: `Ứng viên phỏng vấn ${number}`,
      date_of_birth: '1998-04-12',
      phone: `09${String(40_000_000 + number)}`,
      consent_way: 'paper',
    },
  })
  const { id } = body.data.candidate
  await setupAdmin.call('recruitmentCandidates.markAsSeen', { path: { id: campaign, candidateId: id } })
  return id
}

/** An appointment of somebody new with employee 12, at an hour of its own. */
async function appointment(context: CallContext) {
  const start = Date.parse('2031-01-01T00:00:00Z') + nextNumber() * 3_600_000
  return {
    round_id: interview,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 1_800_000).toISOString(),
    candidate_ids: [await newCandidate(context)],
    employee_ids: [12],
  }
}

/** The only round of a campaign of its own, closed. */
async function closedRound({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('recruitments.store', {
    body: {
      name: `Đợt đã chốt ${nextNumber()}`,
      department_id: 1,
      position_id: 2,
      quantity: 1,
      deadline: '2031-01-31',
      description: 'Mô tả.',
      requirements: 'Yêu cầu.',
    },
  })
  const path = { id: body.data.recruitment.id }
  const made = await setupAdmin.call('recruitmentRounds.store', {
    body: { recruitment_id: path.id, name: 'Thi viết', kind: 'written', weight: 100 },
  })
  await setupAdmin.call('recruitments.changeStatus', {
    path: { ...path, status: 'recruiting' },
    query: {},
    body: {},
  })
  const { id } = made.body.data.round
  await setupAdmin.call('recruitmentRounds.close', { path: { id }, body: {} })
  return id
}

async function newSchedule(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('recruitmentSchedules.store', {
    body: await appointment(context),
  })
  return body.data.schedule.id
}

/** The score of somebody new in the written test, as HR enters it. */
async function newResult(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('recruitmentResults.store', {
    body: {
      round_id: writtenTest,
      candidate_id: await newCandidate(context),
      score: 7,
      conclusion: 'passed',
    },
  })
  return body.data.result.id
}
