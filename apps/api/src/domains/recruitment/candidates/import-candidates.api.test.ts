import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { interviewCampaign, newSeenCandidate } from '../../../testing/interviews.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let campaignId: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  campaignId = (await interviewCampaign(api, hr, { examiners: 0, candidates: 0 })).id
})

const titles = ['Họ và tên', 'Ngày sinh', 'Số điện thoại', 'Cách đồng ý'] as const
const paper = 'Bản giấy có chữ ký'
const phoneOf = (number: number) => `09${String(60_000_000 + number)}`
const line = (name = `Người nhập ${nextNumber()}`, phone = phoneOf(nextNumber())) => [
  name,
  '12/04/1998',
  phone,
  paper,
]

async function send(rows: readonly string[][], isTrial = false, more: readonly string[] = []) {
  return hr.call('recruitmentCandidates.import', {
    path: { id: campaignId },
    query: { dry_run: isTrial },
    body: { file: await workbookFile([...titles, ...more], rows) },
  })
}

const count = async () => {
  const { body } = await hr.call('recruitmentCandidates.list', {
    path: { id: campaignId },
    query: { size: 100, pagination: true },
  })
  return body.data.candidates.length
}

describe('an import of candidates', () => {
  test('tells first, enters each with his consent, and is taken back as a whole', async () => {
    const before = await count()
    const rows = [
      [...line('Lò Thị Nhập'), 'Có', 'ca đêm, xe nâng'],
      [...line(), '', ''],
    ]
    const more = ['Đồng ý lưu nguồn dự trữ', 'Nhãn']
    const tried = await send(rows, true, more)
    expect(tried.body.data).toMatchObject({ total: 2, added: 2, wrong: 0, ids: [], rows: [] })
    expect(await count()).toBe(before)
    const { added, ids } = (await send(rows, false, more)).body.data
    expect([added, ids.length, await count()]).toEqual([2, 2, before + 2])
    const { candidate } = (await hr.call('candidates.show', { path: { id: ids[0] ?? 0 } })).body.data
    expect(candidate).toMatchObject({
      full_name: 'Lò Thị Nhập',
      date_of_birth: '1998-04-12',
      tags: ['ca đêm', 'xe nâng'],
    })
    expect(candidate.consents?.map(({ purpose, way }) => [purpose, way]).toSorted()).toEqual([
      ['processing', 'paper'],
      ['reserve', 'paper'],
    ])
    expect((await hr.call('candidates.destroyBulk', { body: { ids } })).status).toBe(200)
    expect(await count()).toBe(before)
    // Whoever was taken back stands in nobody's way.
    expect((await send(rows, true, more)).body.data.wrong).toBe(0)
  })

  test('changes nothing while a row is wrong, and says of each what to do', async () => {
    const before = await count()
    const phone = phoneOf(nextNumber())
    const known = phoneOf(nextNumber())
    await newSeenCandidate(hr, campaignId, known)
    const at = new Date().getFullYear() - 10
    const { body } = await send([
      line(),
      line('Trùng Trong Tệp', phone),
      line('Trùng Trong Tệp', phone),
      line('Đã Có Hồ Sơ', known),
      ['Thiếu Đồng Ý', '12/04/1998', phoneOf(nextNumber()), ''],
      ['Còn Nhỏ', `12/04/${at}`, phoneOf(nextNumber()), paper],
      ['Sai Số', '31/02/1998', 'abc', paper],
    ])
    expect([body.data.added, body.data.wrong, await count()]).toEqual([0, 5, before + 1])
    const said = Object.fromEntries(body.data.rows.map(({ row, errors }) => [row, errors.join(' ')]))
    expect(said[4]).toBe('Trùng số điện thoại với dòng 3.')
    expect(said[5]).toContain('Đã có hồ sơ ứng viên cùng số điện thoại')
    expect(said[6]).toContain('ách đồng ý')
    expect(said[7]).toContain('từ đủ 15 tuổi')
    expect(said[8]).not.toBe('')
  })

  test('knows who is in the pool: surely by number, perhaps by the rest; who was erased there is nobody’s twin (H17)', async () => {
    const idNumber = () => `0790${String(10_000_000 + nextNumber())}`
    const pooled = async (more: object = {}) => {
      const body = {
        full_name: `Nguyễn Thị Dự Trữ ${nextNumber()}`,
        date_of_birth: '1991-03-08',
        phone: phoneOf(nextNumber()),
        email: `du-tru-${nextNumber()}@example.com`,
        id_number: idNumber(),
        consent_way: 'paper',
        reason: 'Gửi hồ sơ trực tiếp.',
        ...more,
      } as const
      const { body: made, status } = await hr.call('candidates.store', { body })
      expect(status).toBe(201)
      return { ...body, id: made.data.candidate.id }
    }
    await pooled({ full_name: 'Đỗ Thị Nguồn Dự Trữ' })
    const [byPhone, byNumber, byMail, gone] = [await pooled(), await pooled(), await pooled(), await pooled()]
    await hr.call('reservePool.erase', { body: { ids: [gone.id] } })
    const row = (more: { name?: string; born?: string; phone?: string; number?: string; email?: string }) => [
      more.name ?? `Người nhập ${nextNumber()}`,
      more.born ?? '12/04/1998',
      more.phone ?? phoneOf(nextNumber()),
      paper,
      more.number ?? '',
      more.email ?? '',
    ]
    const before = await count()
    const rows = [
      row({ phone: byPhone.phone }),
      row({ number: byNumber.id_number }),
      row({ email: byMail.email.toUpperCase() }),
      row({ name: 'ĐỖ THỊ NGUỒN DỰ TRỮ', born: '08/03/1991' }),
      row({ phone: gone.phone, number: gone.id_number, email: gone.email }),
      row({}),
    ]
    const more = ['Số căn cước', 'Email']
    const { body } = await send(rows, false, more)
    expect([body.data.added, body.data.wrong, await count()]).toEqual([0, 2, before])
    const said = new Map(
      body.data.rows.map((each) => [each.row, [...each.errors, ...each.remarks].join(' ')]),
    )
    expect(said.get(2)).toContain('Đã có hồ sơ ứng viên cùng số điện thoại')
    expect(said.get(3)).toContain('Đã có hồ sơ ứng viên cùng số căn cước')
    expect([said.get(4), said.get(5)]).toEqual(
      [1, 2].map(() => expect.stringContaining('Có thể trùng hồ sơ đã có')),
    )
    expect([said.get(6), said.get(7)]).toEqual([undefined, undefined])
    // Nobody's name or number is told to who sends the file.
    expect(JSON.stringify(body.data.rows)).not.toContain('Dự Trữ')
    // What the first lines are told to do: the one who waits in the pool is taken into the campaign.
    const taken = await hr.call('candidates.assignRecruitment', {
      path: { id: byPhone.id },
      body: { recruitment_id: campaignId },
    })
    expect(taken.status).toBe(201)
    expect((await send(rows.slice(2), false, more)).body.data).toMatchObject({ added: 4, wrong: 0 })
    expect(await count()).toBe(before + 5)
  })

  test('enters somebody else with the same number where the file says so, and tells likenesses', async () => {
    const phone = phoneOf(nextNumber())
    await newSeenCandidate(hr, campaignId, phone)
    const { body } = await send([[...line('Chung Điện Thoại', phone), 'Có']], false, ['Là người khác'])
    expect(body.data).toMatchObject({ added: 1, wrong: 0 })
    expect(body.data.rows[0]?.remarks[0]).toContain('nhập như người khác')
    const again = await send([line('Chung Điện Thoại')], true)
    expect(again.body.data.rows[0]?.remarks[0]).toContain('Có thể trùng hồ sơ đã có')
  })

  test('sent twice at once enters everybody once', async () => {
    const before = await count()
    const rows = [line(), line()]
    const answers = await Promise.all([send(rows), send(rows)])
    expect(answers.map(({ body }) => body.data.added).toSorted((a, b) => a - b)).toEqual([0, 2])
    expect(await count()).toBe(before + 2)
  })

  test('is only for campaigns that the caller may see', async () => {
    const before = await count()
    const { personId } = await hire(api, 'Trưởng Đội Khác', 4)
    const ofOtherUnit = await newcomer(api, {
      login: 'doi.khac',
      companies: {
        1: [
          ['recruitment_access', 'unit'],
          ['recruitment_edit', 'unit'],
        ],
      },
      personId,
    })
    for (const isTrial of [true, false]) {
      const { status } = await ofOtherUnit.call('recruitmentCandidates.import', {
        path: { id: campaignId },
        query: { dry_run: isTrial },
        body: { file: await workbookFile([...titles], [line()]) },
      })
      expect(status).toBe(404)
    }
    expect(await count()).toBe(before)
  })

  test('is refused without its columns, and by a campaign that is not open', async () => {
    const file = await workbookFile(['Họ và tên'], [['Ai Đó']])
    const answer = await hr.call('recruitmentCandidates.import', { path: { id: campaignId }, body: { file } })
    expect(answer.status).toBe(400)
    const { body } = await hr.call('recruitments.store', {
      body: { name: `Chưa mở ${nextNumber()}`, department_id: 1, position_id: 2, quantity: 1 },
    })
    const closed = await hr.call('recruitmentCandidates.import', {
      path: { id: body.data.recruitment.id },
      body: { file: await workbookFile([...titles], [line()]) },
    })
    expect(closed.status).toBe(409)
    const template = await hr.call('recruitmentCandidates.importTemplate', { path: { id: campaignId } })
    expect(template.status).toBe(200)
  })
})
