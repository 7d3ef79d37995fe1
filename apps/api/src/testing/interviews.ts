import type { Person, TestApi } from './api.ts'
import { hire, newcomer } from './newcomer.ts'
import { nextNumber } from './numbers.ts'

type Api = Pick<TestApi, 'db' | 'withToken'>

/** An open campaign with one interview by two criteria, its examiners, and its candidates, who have all been seen. */
export interface InterviewCampaign {
  id: number
  roundId: number
  criteria: readonly number[]
  examiners: readonly { employeeId: number; person: Person }[]
  candidates: readonly number[]
}

/** Makes such a campaign by the product's own calls; the first examiner is the chair, and none holds any right. */
export async function interviewCampaign(
  api: Api,
  hr: Person,
  { examiners: wanted = 2, candidates: many = 2 } = {},
): Promise<InterviewCampaign> {
  const examiners = []
  for (let at = 0; at < wanted; at += 1) examiners.push(await newExaminer(api))
  const { body } = await hr.call('recruitments.store', {
    body: {
      name: `Đợt phỏng vấn ${nextNumber()}`,
      department_id: 1,
      position_id: 2,
      quantity: 5,
      deadline: '2031-01-31',
      description: 'Mô tả.',
      requirements: 'Yêu cầu.',
    },
  })
  const path = { id: body.data.recruitment.id }
  await hr.call('recruitmentBoards.bulk', {
    path,
    body: {
      boards: examiners.map(({ employeeId }, at) => ({
        employee_id: employeeId,
        role: at === 0 ? 'chair' : 'member',
      })),
    },
  })
  const made = await hr.call('recruitmentRounds.store', {
    body: { recruitment_id: path.id, name: 'Phỏng vấn', kind: 'interview', weight: 100 },
  })
  const roundId = made.body.data.round.id
  const kit = await hr.call('recruitmentRounds.interviews', {
    path,
    body: {
      round_id: roundId,
      minutes: 30,
      criteria: [
        { name: 'Chuyên môn', weight: 60 },
        { name: 'Thái độ', weight: 40 },
      ],
    },
  })
  await hr.call('recruitments.changeStatus', { path: { ...path, status: 'recruiting' }, query: {}, body: {} })
  const candidates = []
  for (let at = 0; at < many; at += 1) candidates.push(await newSeenCandidate(hr, path.id))
  return {
    id: path.id,
    roundId,
    criteria: (kit.body.data.round.criteria ?? []).map(({ id = 0 }) => id),
    examiners,
    candidates,
  }
}

/** An employee with an account and without any right. */
export async function newExaminer(api: Api): Promise<{ employeeId: number; person: Person }> {
  const number = nextNumber()
  const { employeeId, personId } = await hire(api, `Giám khảo số ${number}`, 2)
  const person = await newcomer(api, { login: `giam.khao.${number}`, companies: { 1: [] }, personId })
  return { employeeId, person }
}

/** Somebody who has applied and whom somebody has looked at. */
export async function newSeenCandidate(hr: Person, campaignId: number, phone?: string): Promise<number> {
  const number = nextNumber()
  const { body } = await hr.call('recruitmentCandidates.store', {
    path: { id: campaignId },
    body: {
      full_name: `Ứng viên hẹn ${number}`,
      date_of_birth: '1998-04-12',
      phone: phone ?? `09${String(50_000_000 + number)}`,
      consent_way: 'paper',
    },
  })
  const { id } = body.data.candidate
  await hr.call('recruitmentCandidates.markAsSeen', { path: { id: campaignId, candidateId: id } })
  return id
}
