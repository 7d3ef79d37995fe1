import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { type InterviewCampaign, interviewCampaign, newSeenCandidate } from '../../../testing/interviews.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let campaign: InterviewCampaign
let roomId: number
let hour = 0

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  campaign = await interviewCampaign(api, hr, { candidates: 1 })
  const { body } = await hr.call('recruitmentRooms.store', { body: { name: 'Phòng họp Sông Cấm' } })
  roomId = body.data.room.id
})

/** Half an hour of a day of its own each time, or from another hour of it. */
function times(startsAt = 9) {
  const day = new Date(Date.parse('2030-06-03T00:00:00Z') + hour * 86_400_000).toISOString().slice(0, 10)
  const at = (minutes: string) => `${day}T${String(startsAt).padStart(2, '0')}:${minutes}:00+07:00`
  return { day, starts_at: at('00'), ends_at: at('30') }
}

async function ask(more: object = {}, person = hr) {
  const { starts_at, ends_at } = times()
  return person.call('recruitmentSchedules.store', {
    body: {
      round_id: campaign.roundId,
      starts_at,
      ends_at,
      candidate_ids: [await newSeenCandidate(hr, campaign.id)],
      employee_ids: [campaign.examiners[0]?.employeeId ?? 0],
      ...more,
    },
  })
}

async function made(more: object = {}) {
  hour += 1
  const { body, status } = await ask(more)
  expect(status).toBe(201)
  return body.data.schedule
}

async function nameOfExaminer(): Promise<string | null | undefined> {
  return (await made()).interviewers[0]?.full_name
}

describe('clashes', () => {
  test('a room holds one appointment at a time, and no reason passes it', async () => {
    await made({ room_id: roomId })
    const { day } = times()
    const { body, status } = await ask({
      room_id: roomId,
      employee_ids: [campaign.examiners[1]?.employeeId],
      clash_reason: 'Chen thêm.',
    })
    expect(status).toBe(400)
    const said = `Phòng họp Sông Cấm đã có lịch 09:00–09:30 ngày ${day.split('-').toReversed().join('-')}`
    expect(body.errors?.['room_id']?.[0]).toContain(said)
  })

  test('an examiner is named with hours and campaign, and passes with a reason', async () => {
    const name = await nameOfExaminer()
    const refused = await ask()
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.['clash_reason']?.[0]).toMatch(
      new RegExp(`^${name} đã có lịch 09:00–09:30 .*\\(Đợt phỏng vấn \\d+\\)\\.$`),
    )
    const { body } = await ask({ clash_reason: 'Hai buổi liền phòng.' })
    expect(body.data.schedule.clash_reason).toBe('Hai buổi liền phòng.')
  })

  test('whoever may not see the other campaign hears only that somebody is busy', async () => {
    const other = await interviewCampaign(api, hr, { examiners: 0, candidates: 1 })
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update recruitments set department_id = 4 where id = $1', [other.id]),
    )
    const [first] = campaign.examiners
    await hr.call('recruitmentBoards.bulk', {
      path: { id: other.id },
      body: { boards: [{ employee_id: first?.employeeId ?? 0, role: 'chair' }] },
    })
    await made()
    const { personId } = await hire(api, 'Cán bộ tuyển dụng Kho', 4)
    const ofKho = await newcomer(api, {
      login: 'tuyen.dung.kho',
      companies: {
        1: [
          ['recruitment_access', 'unit'],
          ['recruitment_edit', 'unit'],
        ],
      },
      personId,
    })
    const { starts_at, ends_at } = times()
    const { body } = await ofKho.call('recruitmentSchedules.store', {
      body: {
        round_id: other.roundId,
        starts_at,
        ends_at,
        candidate_ids: [...other.candidates],
        employee_ids: [first?.employeeId ?? 0],
      },
    })
    expect(body.errors?.['clash_reason']?.[0]).toMatch(/^Giám khảo số \d+ bận 09:00–09:30 ngày [\d-]+\.$/)
  })

  test('a person of two campaigns has one place at a time', async () => {
    const other = await interviewCampaign(api, hr, { candidates: 0 })
    const phone = '0988777001'
    const here = await newSeenCandidate(hr, campaign.id, phone)
    await made({ candidate_ids: [here] })
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ id: number }>(
        `insert into candidates (company_id, applicant_id, recruitment_id, state)
         select 1, applicant_id, $2, 'seen' from candidates where id = $1 returning id`,
        [here, other.id],
      ),
    )
    const { body, status } = await ask({
      round_id: other.roundId,
      candidate_ids: [rows[0]?.id],
      employee_ids: [other.examiners[0]?.employeeId],
    })
    expect(status).toBe(400)
    expect(body.errors?.['clash_reason']?.[0]).toContain('đã có lịch 09:00–09:30')
  })

  test('of eight who ask for one room at once, one has it', async () => {
    hour += 1
    const campaigns = await Promise.all(
      Array.from({ length: 4 }, () => interviewCampaign(api, hr, { examiners: 1, candidates: 1 })),
    )
    const { starts_at, ends_at } = times()
    const answers = await Promise.all(
      campaigns.map(({ roundId, examiners, candidates }) =>
        hr.call('recruitmentSchedules.store', {
          body: {
            round_id: roundId,
            starts_at,
            ends_at,
            room_id: roomId,
            candidate_ids: [...candidates],
            employee_ids: [examiners[0]?.employeeId ?? 0],
          },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
  })
})

describe('an appointment', () => {
  test('moves with a reason, counts its versions, and can be cancelled and taken back', async () => {
    const { id, version, sequence } = await made({ room_id: roomId })
    const path = { id }
    const later = times(14)
    const body = { starts_at: later.starts_at, ends_at: later.ends_at, version }
    expect((await hr.call('recruitmentSchedules.update', { path, body: { ...body } as never })).status).toBe(
      400,
    )
    const moved = await hr.call('recruitmentSchedules.update', {
      path,
      body: { ...body, reason: 'Hội đồng bận.' },
    })
    expect(moved.body.data.schedule.sequence).toBe(sequence + 1)
    const stale = await hr.call('recruitmentSchedules.update', {
      path,
      body: { ...body, reason: 'Lần nữa.' },
    })
    expect(stale.status).toBe(409)
    const gone = await hr.call('recruitmentSchedules.destroy', { path })
    expect(gone.body.data.schedule.state).toBe('cancelled')
    const back = await hr.call('recruitmentSchedules.restore', { path })
    expect(back.body.data.schedule).toMatchObject({ state: 'scheduled', sequence: sequence + 3 })
  })

  test('is not taken back once its room is taken', async () => {
    const { id } = await made({ room_id: roomId })
    await hr.call('recruitmentSchedules.destroy', { path: { id } })
    expect((await ask({ room_id: roomId, clash_reason: 'Thay buổi đã hủy.' })).status).toBe(201)
    const { status, body } = await hr.call('recruitmentSchedules.restore', { path: { id } })
    expect([status, body.message]).toEqual([409, 'Phòng đã có lịch khác trong giờ này.'])
  })

  test.each([
    [
      'a time that has passed',
      { starts_at: '2026-01-05T09:00:00+07:00', ends_at: '2026-01-05T09:30:00+07:00' },
      'starts_at',
    ],
    ['an end before the start', { ends_at: '2030-01-05T09:00:00+07:00' }, 'ends_at'],
    ['an online one without a link', { mode: 'online' }, 'link'],
    ['a candidate of another campaign', { candidate_ids: [12] }, 'candidate_ids'],
    ['an examiner who sits elsewhere', { employee_ids: [12] }, 'employee_ids'],
    ['nobody who judges', { employee_ids: [] }, 'employee_ids'],
    ['a room that is not there', { room_id: 999_999 }, 'room_id'],
  ])('%s is refused at its field', async (_, more, field) => {
    hour += 1
    const { status, body } = await ask(more)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })

  test('gives a candidate one time in a round', async () => {
    const { candidates } = await made()
    hour += 1
    const { status, body } = await ask({ candidate_ids: [candidates[0]?.id] })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['candidate_ids']])
  })

  test('has not taken place before it begins', async () => {
    const { id } = await made()
    const { status } = await hr.call('recruitmentSchedules.attendance', {
      path: { id },
      body: { absent_ids: [] },
    })
    expect(status).toBe(409)
  })

  test('is read by those who sit in it, and by nobody who has left the board', async () => {
    const { id } = await made()
    const { day } = times()
    const query = { from: day, to: day }
    const mine = async (at: number) =>
      (
        await campaign.examiners[at]?.person.call('recruitmentSchedules.list', { query })
      )?.body.data.schedules.map((each) => each.id)
    expect([await mine(0), await mine(1)]).toEqual([[id], []])
    await hr.call('recruitmentBoards.bulk', {
      path: { id: campaign.id },
      body: { boards: [{ employee_id: campaign.examiners[1]?.employeeId ?? 0, role: 'chair' }] },
    })
    expect(await mine(0)).toEqual([])
    const { body } = await hr.call('recruitmentSchedules.list', { query })
    expect(body.data.schedules[0]?.interviewers).toMatchObject([{ has_left: true }])
  })
})
