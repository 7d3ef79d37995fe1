import type { CandidateState } from './candidate-rows.ts'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { moves } from './candidate-moves.ts'
import { eraseDue } from './erase-candidates.ts'

const api = apiForFile()
let hr: Person
let number = 0

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const campaign = { id: 57 }

function person(more: object = {}) {
  number += 1
  return {
    full_name: `Trần Thị Thử ${number}`,
    date_of_birth: '1998-04-12',
    phone: `0977${String(100_000 + number)}`,
    consent_way: 'paper',
    ...more,
  } as const
}

async function apply(more: object = {}, id = campaign.id) {
  const { body, status } = await hr.call('recruitmentCandidates.store', { path: { id }, body: person(more) })
  expect(status).toBe(201)
  return body.data.candidate
}

/** Puts a candidate into a state as if he had gone all the way to it. */
async function inState(state: CandidateState): Promise<number> {
  const { id } = await apply({ consent_reserve: true })
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update candidates set state = $2, state_reason = 'Lý do', archived_until = case $2 when 'archived' then current_date + 9 end
       where id = $1`,
      [id, state],
    ),
  )
  return id
}

function ask(to: keyof typeof moves, id: number) {
  const path = { id }
  const reason = 'Theo kết quả vòng phỏng vấn.'
  const archived_until = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const calls = {
    seen: () => hr.call('recruitmentCandidates.markAsSeen', { path: { ...campaign, candidateId: id } }),
    contacted: () => hr.call('candidates.contacted', { path, body: { way: 'zalo' } }),
    confirmed: () => hr.call('candidates.confirmed', { path, body: {} }),
    accepted: () => hr.call('candidates.accepted', { path, body: {} }),
    work_refused: () => hr.call('candidates.workRefuse', { path, body: { refusal: 'pay', reason } }),
    failed: () => hr.call('candidates.fail', { path, body: { reason } }),
    archived: () => hr.call('candidates.archived', { path, body: { reason, archived_until } }),
  }
  return calls[to]()
}

const states = Object.keys(candidateStateLabels) as CandidateState[]
const goals = Object.keys(moves) as (keyof typeof moves)[]

describe('moves', () => {
  test.each(goals)('to %s are made from where the table says, and from nowhere else', async (to) => {
    for (const from of states) {
      const id = await inState(from)
      const { status, body } = await ask(to, id)
      const isAllowed = (moves[to].from as readonly string[]).includes(from)
      // Opening a file a second time changes nothing.
      expect([from, status]).toEqual([from, isAllowed || to === 'seen' ? 200 : 409])
      const { body: now } = await hr.call('candidates.show', { path: { id } })
      expect([from, now.data.candidate.state]).toEqual([from, isAllowed ? to : from])
      if (status === 409) expect(body.message).toContain(candidateStateLabels[from])
    }
  })

  test('of seven goals from ten states, seventy pairs, are all tried above, by the table of the domain', () => {
    expect([goals.length, states.length]).toEqual([7, 10])
    expect(Object.fromEntries(goals.map((to) => [to, moves[to].from.join(' ')]))).toEqual({
      seen: 'new',
      contacted: 'new seen',
      confirmed: 'seen contacted',
      accepted: 'confirmed',
      work_refused: 'contacted confirmed accepted',
      failed: 'new seen contacted confirmed',
      archived: 'seen contacted confirmed work_refused failed',
    })
  })

  test('are told one by one, and taken back one by one', async () => {
    const { id } = await apply()
    await ask('contacted', id)
    await ask('confirmed', id)
    const back = () => hr.call('candidates.back', { path: { id }, body: { reason: 'Ghi nhầm.' } })
    expect((await back()).body.data.candidate.state).toBe('contacted')
    expect((await back()).body.data.candidate.state).toBe('new')
    expect((await back()).status).toBe(409)
    const { body } = await hr.call('candidates.history', { path: { id } })
    expect(body.data.moves.map(({ to_state }) => to_state)).toEqual([
      'new',
      'contacted',
      'confirmed',
      'contacted',
      'new',
    ])
    expect(body.data.moves[0]).toMatchObject({ reason: 'Ghi nhầm.', moved_by_name: 'Phạm Thu Hà' })
  })

  test('from an older version are refused with what is there now', async () => {
    const { id, version } = await apply()
    await ask('contacted', id)
    const answer = await hr.call('candidates.confirmed', { path: { id }, body: { version } })
    expect(answer).toMatchObject({ status: 409, body: { data: { candidate: { state: 'contacted' } } } })
  })

  test('to accepted stop at the last place, whoever is quicker; one more needs the right and a reason', async () => {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ id: number }>(
        `insert into recruitments (company_id, code, name, department_id, position_id, quantity, status, opened_at)
         values (1, 'TD-H1', 'Đợt một chỗ', 1, 2, 1, 'recruiting', now()) returning id`,
      ),
    )
    const place = Number(rows[0]?.id)
    const recruiter = await newcomer(api, {
      login: 'recruiter.h1',
      companies: {
        1: [
          ['recruitment_access', 'company'],
          ['recruitment_edit', 'company'],
        ],
      },
    })
    const ids: number[] = []
    for (let each = 0; each < 3; each += 1) {
      const { id } = await apply({}, place)
      await ask('contacted', id)
      await ask('confirmed', id)
      ids.push(id)
    }
    const answers = await Promise.all(
      ids.map((id) => recruiter.call('candidates.accepted', { path: { id }, body: {} })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Đợt tuyển dụng đã đủ 1 người.')
    const left = ids.find((_, at) => answers[at]?.status === 409) ?? 0
    const beyond_quantity = true
    const tries = await recruiter.call('candidates.accepted', {
      path: { id: left },
      body: { beyond_quantity },
    })
    expect(tries.status).toBe(409)
    const unsaid = await hr.call('candidates.accepted', { path: { id: left }, body: { beyond_quantity } })
    expect(unsaid.status).toBe(400)
    const more = { reason: 'Bổ sung một người dự phòng.', beyond_quantity }
    expect((await hr.call('candidates.accepted', { path: { id: left }, body: more })).status).toBe(200)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `update recruitments set status = 'done', closing_note = 'Xong', closed_at = now() where id = $1`,
        [place],
      ),
    )
    const last = ids.find((id) => id !== left && answers[ids.indexOf(id)]?.status === 409) ?? 0
    const late = await hr.call('candidates.accepted', { path: { id: last }, body: more })
    expect(late).toMatchObject({ status: 409, body: { message: 'Đợt tuyển dụng đã kết thúc.' } })
    const applies = await hr.call('recruitmentCandidates.store', { path: { id: place }, body: person() })
    expect(applies.status).toBe(409)
  })

  test('to accepted hold to the longest probation of the law', async () => {
    const id = await inState('confirmed')
    const accept = (probation_days: number) =>
      hr.call('candidates.accepted', {
        path: { id },
        body: { probation_days, probation_group: 'intermediate', offered_start: '2026-12-01' },
      })
    expect(await accept(31)).toMatchObject({
      status: 400,
      body: { errors: { probation_days: [expect.stringContaining('Điều 25')] } },
    })
    expect((await accept(30)).status).toBe(200)
  })

  test('into the pool need a living consent, and end with it', async () => {
    const { id } = await apply()
    await ask('seen', id)
    expect((await ask('archived', id)).status).toBe(409)
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await hr.call('candidates.storeConsent', { path: { id }, body: { way: 'phone', until } })
    expect((await ask('archived', id)).body).toMatchObject({
      errors: { archived_until: [expect.any(String)] },
    })
    await hr.call('candidates.withdrawConsent', { path: { id }, body: {} })
    expect((await ask('archived', id)).status).toBe(409)
    const longer = await hr.call('candidates.storeConsent', {
      path: { id },
      body: { way: 'phone', until: '2099-01-01' },
    })
    expect(longer.status).toBe(400)
  })
})

describe('a candidate', () => {
  test('with the phone of another is refused until somebody says who he is', async () => {
    const first = await apply()
    const path = campaign
    const again = person({ phone: first.phone })
    const refused = await hr.call('recruitmentCandidates.store', { path, body: again })
    expect(refused).toMatchObject({ status: 400, body: { errors: { phone: [expect.any(String)] } } })
    expect(JSON.stringify(refused.body)).not.toContain(first.full_name)
    const { body } = await hr.call('candidates.similar', { body: { phone: first.phone ?? '' } })
    expect(body.data.candidates).toMatchObject([{ id: first.id, why: ['phone'] }])
    const other = { ...again, is_other_person: true }
    expect((await hr.call('recruitmentCandidates.store', { path, body: other })).status).toBe(201)
    // The very same person stands in a campaign once.
    const same = { ...again, applicant_id: first.applicant_id ?? 0 }
    expect((await hr.call('recruitmentCandidates.store', { path, body: same })).status).toBe(400)
  })

  test('is at least 15 and gives no field that the contract does not know', async () => {
    const body = person({ date_of_birth: '2015-01-01' })
    expect((await hr.call('recruitmentCandidates.store', { path: campaign, body })).body).toMatchObject({
      errors: { date_of_birth: ['Người lao động phải từ đủ 15 tuổi.'] },
    })
  })

  test('changes in all candidatures of the same person, and is found by the new name', async () => {
    const { body: made } = await hr.call('candidates.store', {
      body: { ...person(), reason: 'Gửi hồ sơ trực tiếp.' },
    })
    const { id } = made.data.candidate
    const { body: second } = await hr.call('candidates.assignRecruitment', {
      path: { id },
      body: { recruitment_id: campaign.id },
    })
    const next = second.data.candidate
    expect(next).toMatchObject({ state: 'new', source: 'pool' })
    await hr.call('candidates.update', { path: { id: next.id }, body: { full_name: 'Quách Ngọc Bích' } })
    const { body: old } = await hr.call('candidates.show', { path: { id } })
    expect(old.data.candidate.full_name).toBe('Quách Ngọc Bích')
    const found = await hr.call('candidates.list', { query: { search: { value: 'bich quach' } } })
    expect(found.body.data.candidates.map((row) => row.id)).toEqual([next.id])
    const twice = await hr.call('candidates.assignRecruitment', {
      path: { id },
      body: { recruitment_id: campaign.id },
    })
    expect(twice.status).toBe(409)
  })

  test('who was deleted comes back with everything, and only for a while', async () => {
    const { id } = await apply({ tags: ['ca đêm'], languages: ['korean'] })
    const before = await hr.call('candidates.show', { path: { id } })
    await hr.call('candidates.destroy', { path: { id } })
    expect((await hr.call('candidates.show', { path: { id } })).status).toBe(404)
    expect((await hr.call('candidates.restore', { body: { ids: [id] } })).status).toBe(200)
    const after = await hr.call('candidates.show', { path: { id } })
    expect({ ...after.body.data.candidate, version: 0, updated_at: '' }).toEqual({
      ...before.body.data.candidate,
      version: 0,
      updated_at: '',
    })
  })

  test('is shown to an examiner of his campaign alone, without contact and wishes', async () => {
    const { id } = await apply({ expected_salary: 12_000_000, email: 'thu@example.com' })
    const examiner = await api.as('employee')
    const show = () => examiner.call('candidates.show', { path: { id } })
    await ask('seen', id)
    expect((await show()).status).toBe(404)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into recruitment_boards (company_id, recruitment_id, employee_id, role) values (1, 57, 11, 'member')`,
      ),
    )
    const { body } = await show()
    expect(body.data.candidate).toMatchObject({ id, full_name: expect.any(String) })
    for (const field of ['phone', 'email', 'id_number', 'expected_salary', 'consents']) {
      expect(body.data.candidate).not.toHaveProperty(field)
    }
    expect((await examiner.call('candidates.list')).status).toBe(403)
    await inCompanyOf(api.db.superuser, 1, (client) => client.query('delete from recruitment_boards'))
    expect((await show()).status).toBe(404)
  })
})

describe('erasing', () => {
  /** A candidate of that state whose time ended so many days ago. */
  async function ended(state: 'failed' | 'archived', days: number): Promise<number> {
    const id = await inState(state)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `update candidates set ended_at = now() - make_interval(days => $2),
           archived_until = case state when 'archived' then (now() at time zone 'Asia/Ho_Chi_Minh')::date - $2::integer end
         where id = $1`,
        [id, days],
      ),
    )
    return id
  }
  const erase = () => inCompany(api.db.database, { companyId: 1, readOnly: false }, eraseDue)
  const isThere = async (id: number) => (await hr.call('candidates.show', { path: { id } })).status === 200

  test('takes whose days are over, on the very day, and nobody else', async () => {
    const [early, due, pooled, over, held] = [
      await ended('failed', 29),
      await ended('failed', 30),
      await ended('archived', 0),
      await ended('archived', 1),
      await ended('failed', 400),
    ]
    await hr.call('candidates.hold', { path: { id: held }, body: { reason: 'Đang có khiếu nại.' } })
    const counted = async () => {
      const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
        client.query(
          `select state, count(*) from candidates where recruitment_id = 57 group by state order by state`,
        ),
      )
      return rows
    }
    const before = await counted()
    await erase()
    expect(await Promise.all([early, due, pooled, over, held].map(isThere))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
    // The figures of the campaign stay, without anybody in them.
    expect(await counted()).toEqual(before)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `select c.full_name, c.phone, c.state_reason, (select count(*) from candidate_words w where w.candidate_id = c.id) as words,
           (select count(*) from candidate_moves m where m.candidate_id = c.id and m.reason is not null) as reasons
         from candidates c where c.id = any($1)`,
        [[due, over]],
      ),
    )
    for (const row of rows) {
      expect(row).toMatchObject({
        full_name: null,
        phone: null,
        state_reason: null,
        words: 0,
        reasons: 0,
      })
    }
    await hr.call('candidates.release', { path: { id: held }, body: {} })
    await erase()
    expect(await isThere(held)).toBe(false)
  })
})
