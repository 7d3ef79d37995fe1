import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { type InterviewCampaign, interviewCampaign, newSeenCandidate } from '../../../testing/interviews.ts'
import { newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let campaign: InterviewCampaign
let examiner: Person

type Times = Input<'interviewerTimes.save'>['body']

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  campaign = await interviewCampaign(api, hr, { candidates: 0, examiners: 1 })
  examiner = campaign.examiners[0]?.person ?? hr
})

const save = (body: Times, person = examiner) => person.call('interviewerTimes.save', { body })

/** Whether the examiner is asked for at this time without further words: 10 June 2030 is a Monday. */
async function asked(day: string, from: string, to: string, more: object = {}) {
  const at = (time: string) => `${day}T${time}:00+07:00`
  return hr.call('recruitmentSchedules.store', {
    body: {
      round_id: campaign.roundId,
      starts_at: at(from),
      ends_at: at(to),
      candidate_ids: [await newSeenCandidate(hr, campaign.id)],
      employee_ids: [campaign.examiners[0]?.employeeId ?? 0],
      ...more,
    },
  })
}

const mornings: Times = {
  weekly: [{ weekday: 1, from_time: '08:00', to_time: '11:30' }],
  exceptions: [
    { date: '2030-06-17', is_free: false, from_time: null, to_time: null },
    { date: '2030-06-24', is_free: false, from_time: '09:00', to_time: '10:00' },
    { date: '2030-06-25', is_free: true, from_time: '14:00', to_time: '16:00' },
  ],
}

test('who has named no hours is asked at any time', async () => {
  expect((await save({ weekly: [], exceptions: [] })).status).toBe(200)
  expect((await asked('2030-06-09', '22:00', '22:30')).status).toBe(201)
})

test.each([
  ['within the hours of the week', '2030-06-10', '08:00', '08:30', 201],
  ['to their very end', '2030-06-10', '11:00', '11:30', 201],
  ['past their end', '2030-06-10', '11:15', '11:45', 400],
  ['on another day of the week', '2030-06-11', '08:00', '08:30', 400],
  ['on a day that is taken out', '2030-06-17', '08:00', '08:30', 400],
  ['in hours that are taken out', '2030-06-24', '09:30', '10:30', 400],
  ['beside hours that are taken out', '2030-06-24', '10:00', '10:30', 201],
  ['in hours that are added', '2030-06-25', '14:00', '14:30', 201],
  ['beside hours that are added', '2030-06-25', '15:45', '16:15', 400],
])('%s', async (_, day, from, to, status) => {
  await save(mornings)
  const answer = await asked(day, from, to)
  expect(answer.status).toBe(status)
})

test('hours that touch are one stretch', async () => {
  await save({
    weekly: [
      { weekday: 1, from_time: '08:00', to_time: '11:30' },
      { weekday: 1, from_time: '11:30', to_time: '17:00' },
    ],
    exceptions: [],
  })
  expect((await asked('2030-07-01', '11:00', '12:00')).status).toBe(201)
  expect((await asked('2030-07-01', '16:45', '17:15')).status).toBe(400)
})

test('a reason passes them, is kept, and does not let anybody sit in two places', async () => {
  await save(mornings)
  const refused = await asked('2030-06-12', '08:00', '08:30')
  const [name] = await waiting()
  expect(refused.body.errors).toEqual({
    clash_reason: [
      `${name?.full_name} không nhận phỏng vấn 08:00–08:30 ngày 12-06-2030.`,
      'Nhập lý do nếu vẫn xếp vào giờ này.',
    ],
  })
  const passed = await asked('2030-06-12', '08:00', '08:30', { clash_reason: 'Đã hỏi trực tiếp.' })
  expect(passed.body.data.schedule.clash_reason).toBe('Đã hỏi trực tiếp.')
  const moved = await hr.call('recruitmentSchedules.update', {
    path: { id: passed.body.data.schedule.id },
    body: { starts_at: '2030-06-13T08:00:00+07:00', ends_at: '2030-06-13T08:30:00+07:00', reason: 'Dời.' },
  })
  expect(Object.keys(moved.body.errors ?? {})).toEqual(['clash_reason'])
  const second = await asked('2030-06-12', '08:15', '08:45')
  expect(second.body.errors?.['clash_reason']?.[0]).toContain('đã có lịch 08:00–08:30')
  const kept = await asked('2030-06-10', '09:00', '09:30', { clash_reason: 'Không cần.' })
  expect(kept.body.data.schedule.clash_reason).toBeNull()
})

async function waiting() {
  const { body } = await hr.call('recruitmentSchedules.candidates', { query: { round_id: campaign.roundId } })
  return body.data.interviewers
}

test('are told to whoever arranges, without days that are over, and are one’s own alone', async () => {
  await save({
    ...mornings,
    exceptions: [
      ...mornings.exceptions,
      { date: '2020-01-06', is_free: false, from_time: null, to_time: null },
    ],
  })
  const [told] = await waiting()
  expect(told?.times).toEqual(mornings)
  const mine = async (person: Person) => (await person.call('interviewerTimes.mine')).body.data
  expect(await mine(examiner)).toEqual({ times: mornings, is_employee: true })
  // Whoever has no file here learns at once that there is nothing to save.
  expect(await mine(hr)).toEqual({ times: { weekly: [], exceptions: [] }, is_employee: false })
})

test('that end before they begin, and whoever is no employee, are refused', async () => {
  const wrong = await save({
    weekly: [{ weekday: 2, from_time: '11:00', to_time: '08:00' }],
    exceptions: [
      { date: '2030-06-17', is_free: true, from_time: null, to_time: null },
      { date: '2030-06-18', is_free: false, from_time: '08:00', to_time: null },
    ],
  })
  expect(Object.keys(wrong.body.errors ?? {})).toEqual([
    'weekly.0.to_time',
    'exceptions.0.from_time',
    'exceptions.1.to_time',
  ])
  const nobody = await newcomer(api, { login: 'khong.la.nhan.vien', companies: { 1: [] } })
  expect((await save({ weekly: [], exceptions: [] }, nobody)).status).toBe(404)
})
