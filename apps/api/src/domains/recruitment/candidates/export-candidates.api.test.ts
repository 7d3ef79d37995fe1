import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { interviewCampaign, newSeenCandidate } from '../../../testing/interviews.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
let campaignId: number
const many = 620

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  campaignId = (await interviewCampaign(api, hr, { examiners: 0, candidates: 0 })).id
  const titles = ['Họ và tên', 'Ngày sinh', 'Số điện thoại', 'Cách đồng ý', 'Mức lương mong muốn']
  const rows = Array.from({ length: many }, (_, at) => [
    `Đỗ Thị Xuất ${at}`,
    '12/04/1998',
    `08${String(60_000_000 + at)}`,
    'Bản giấy có chữ ký',
    '12000000',
  ])
  const { body } = await hr.call('recruitmentCandidates.import', {
    path: { id: campaignId },
    body: { file: await workbookFile(titles, rows) },
  })
  expect(body.data.added).toBe(many)
})

const ofCampaign = () => ({ recruitment_id: { operator: 'in' as const, value: [campaignId] } })

/** The rows of the workbook, its titles first. */
async function rowsFor(person: Person, body: object = {}) {
  const answer = await person.call('candidates.export', { body: { filter: ofCampaign(), ...body } })
  expect(answer.status).toBe(200)
  const { sheets } = await openWorkbook(answer.bytes)
  return sheets['Danh sách ứng viên'] ?? []
}

test('holds every row that the filters leave, beyond all pages, without who is in the pool or deleted', async () => {
  const pooled = await newSeenCandidate(hr, campaignId)
  await hr.call('candidates.storeConsent', { path: { id: pooled }, body: { way: 'paper' } })
  const until = new Date(Date.now() + 86_400_000 * 9).toISOString().slice(0, 10)
  const moved = await hr.call('candidates.archived', {
    path: { id: pooled },
    body: { reason: 'Đợt đã đủ người.', archived_until: until },
  })
  expect(moved.status).toBe(200)
  const gone = await newSeenCandidate(hr, campaignId)
  await hr.call('candidates.destroyBulk', { body: { ids: [gone] } })
  const [titles, ...rows] = await rowsFor(hr, { columns: ['full_name', 'phone', 'expected_salary'] })
  expect(titles).toEqual(['Họ và tên', 'Số điện thoại', expect.stringMatching(/^Mức lương mong muốn/)])
  expect([rows.length, new Set(rows.map(([name]) => name)).size]).toEqual([many, many])
  const found = await rowsFor(hr, { search: { value: 'do thi xuat 17' }, columns: ['full_name'] })
  // 17 and 170 to 179.
  expect(found.length - 1).toBe(11)
})

test('a name that begins like a formula stays a name', async () => {
  const name = '=1+1 Lê Thị Công Thức'
  const made = await hr.call('recruitmentCandidates.store', {
    path: { id: campaignId },
    body: { full_name: name, date_of_birth: '1998-04-12', phone: '0869999999', consent_way: 'paper' },
  })
  expect(made.status).toBe(201)
  const answer = await hr.call('candidates.export', {
    body: { filter: ofCampaign(), search: { value: 'cong thuc' }, columns: ['full_name'] },
  })
  const { sheets, parts } = await openWorkbook(answer.bytes)
  expect(sheets['Danh sách ứng viên']?.[1]).toEqual([name])
  expect([...parts.values()].some((xml) => xml.includes('<f>'))).toBe(false)
})

test('gives nobody more than his list: no pay without the right to it, no campaign of other units', async () => {
  const reader = await newcomer(api, {
    login: 'nguoi.xuat.ung.vien',
    companies: {
      1: [
        ['recruitment_access', 'company'],
        ['recruitment_export', 'company'],
      ],
    },
  })
  const [titles] = await rowsFor(reader)
  expect(titles).toContain('Số điện thoại')
  expect(titles?.filter((title) => String(title).startsWith('Mức lương'))).toEqual([])
  const asked = await reader.call('candidates.export', { body: { columns: ['expected_salary'] } })
  expect(asked.status).toBe(400)
  const { personId } = await hire(api, 'Trưởng Đội Xuất', 4)
  const ofUnit = await newcomer(api, {
    login: 'doi.xuat',
    companies: {
      1: [
        ['recruitment_access', 'unit'],
        ['recruitment_export', 'unit'],
      ],
    },
    personId,
  })
  expect(await rowsFor(ofUnit)).toHaveLength(1)
  const withoutRight = await newcomer(api, {
    login: 'chi.xem.ung.vien',
    companies: { 1: [['recruitment_access', 'company']] },
  })
  expect((await withoutRight.call('candidates.export', { body: {} })).status).toBe(403)
})
