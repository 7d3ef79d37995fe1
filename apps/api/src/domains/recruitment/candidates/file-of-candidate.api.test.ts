import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
let path: { id: number }

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { id } = await interviewCampaign(api, hr, { examiners: 0, candidates: 0 })
  const { body } = await hr.call('recruitmentCandidates.store', {
    path: { id },
    body: {
      full_name: 'Hồ Thị Hồ Sơ',
      date_of_birth: '1998-04-12',
      phone: `0969${String(100_000 + nextNumber())}`,
      expected_salary: 12_000_000,
      experiences: [{ company: 'May Phương Nam', title: 'Thợ may', from: '2020-01-01', to: '2023-06-30' }],
      consent_way: 'paper',
    },
  })
  path = { id: body.data.candidate.id }
})

/** A sheet as words beside their titles. */
async function sheetsFor(person: Person) {
  const answer = await person.call('candidates.exports', { path })
  expect(answer.status).toBe(200)
  return (await openWorkbook(answer.bytes)).sheets
}

test('the whole file leaves as a workbook with a sheet for each part', async () => {
  const sheets = await sheetsFor(hr)
  expect(Object.keys(sheets).slice(0, 4)).toEqual([
    'Thông tin chung',
    'Kinh nghiệm làm việc',
    'Lịch sử',
    'Đồng ý xử lý dữ liệu',
  ])
  const facts = Object.fromEntries((sheets['Thông tin chung'] ?? []).map(([name, value]) => [name, value]))
  expect(facts).toMatchObject({ 'Họ và tên': 'Hồ Thị Hồ Sơ', 'Mức lương mong muốn': '12.000.000 đồng' })
  expect(sheets['Kinh nghiệm làm việc']?.[1]?.slice(0, 2)).toEqual(['May Phương Nam', 'Thợ may'])
  expect(sheets['Đồng ý xử lý dữ liệu']).toHaveLength(2)
  expect(sheets['Thông tin xuất']?.[1]).toEqual(['Người xuất', 'Phạm Thu Hà (hr.one)'])
})

test('it says no more than its reader sees, and who took it stands in the trail', async () => {
  const reader = await newcomer(api, {
    login: 'nguoi.lay.ho.so',
    companies: {
      1: [
        ['recruitment_access', 'company'],
        ['recruitment_export', 'company'],
      ],
    },
  })
  const { 'Thông tin chung': facts = [] } = await sheetsFor(reader)
  expect(facts.map(([name]) => name)).not.toContain('Mức lương mong muốn')
  const paper = await reader.call('candidates.exportsPdf', { path })
  expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const { rows } = await api.db.superuser.query<{ operation: string }>(
    `select distinct operation from audit_trail
     where operation in ('candidates.exports', 'candidates.exportsPdf') and record_id = $1 order by operation`,
    [path.id],
  )
  expect(rows.map(({ operation }) => operation)).toEqual(['candidates.exports', 'candidates.exportsPdf'])
  const without = await newcomer(api, {
    login: 'khong.duoc.lay',
    companies: { 1: [['recruitment_access', 'company']] },
  })
  for (const operation of ['candidates.exports', 'candidates.exportsPdf'] as const)
    expect((await without.call(operation, { path })).status).toBe(403)
})

test('it tells how somebody was chosen, what he was written, and no card that is still kept', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 2, candidates: 1 })
  const [candidateId = 0] = campaign.candidates
  const day = '2030-06-10T09'
  await hr.call('recruitmentSchedules.store', {
    body: {
      round_id: campaign.roundId,
      starts_at: `${day}:00:00+07:00`,
      ends_at: `${day}:30:00+07:00`,
      place: 'Tầng 3',
      candidate_ids: [candidateId],
      employee_ids: campaign.examiners.map(({ employeeId }) => employeeId),
    },
  })
  const judge = async (at: number, score: number) => {
    const person = campaign.examiners[at]?.person ?? hr
    const { body } = await person.call('recruitmentResults.store', {
      body: {
        round_id: campaign.roundId,
        candidate_id: candidateId,
        scores: campaign.criteria.map((id) => ({ criterion_id: id, score })),
        conclusion: 'passed',
        remark: `Nhận xét ${at}`,
      },
    })
    const { status } = await person.call('recruitmentResults.handIn', {
      path: { id: body.data.result.id },
      body: {},
    })
    expect(status).toBe(200)
  }
  const taken = async () => {
    const { bytes } = await hr.call('candidates.exports', { path: { id: candidateId } })
    return (await openWorkbook(bytes)).sheets
  }
  await judge(0, 8)
  const before = await taken()
  expect(before['Lịch phỏng vấn']?.[1]?.slice(0, 1)).toEqual(['Phỏng vấn'])
  // The second card is missing, so the first one is nobody's to take away.
  expect(before['Kết quả']).toHaveLength(1)
  await judge(1, 6)
  const after = await taken()
  expect(after['Kết quả']?.slice(1).map((row) => [row[0], row[3], row[5], row[7]])).toEqual([
    ['Phỏng vấn', '8', 'Nhận xét 0', '7'],
    ['Phỏng vấn', '6', 'Nhận xét 1', '7'],
  ])
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining(['Hồ sơ nộp qua cổng', 'Trả lời của ứng viên', 'Thư', 'Thủ tục tiếp nhận']),
  )
})
