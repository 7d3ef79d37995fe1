import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let man: number
let woman: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  man = (await hire(api, 'Người Học Nam', 3)).employeeId
  woman = (await hire(api, 'Người Học Nữ', 4)).employeeId
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update employees set gender = case id when $1 then 'Nam' else 'Nữ' end where id = any($2)`,
      [man, [man, woman]],
    ),
  )
  await taught('2096-02-01', { type_id: 31, hours: 16 }, { passed: man, failed: woman })
  await taught('2096-12-31', { type_id: 32, hours: 8.5 }, { passed: man, absent: woman })
  // Nobody joined, cancelled, and of the years beside it.
  await taught('2096-03-01', { hours: 100 }, { confirmed: man })
  const cancelled = await taught('2096-04-01', { hours: 100 }, { joined: man })
  await hr.call('trainings.cancel', { path: { id: cancelled }, body: { reason: 'Thôi' } })
  await taught('2095-12-31', { hours: 100 }, { joined: man })
  await taught('2097-01-01', { hours: 100 }, { joined: woman })
})

/** A course with people in these states: it costs a million to hold, and what they earn meanwhile. */
async function taught(start: string, more: object, people: Record<string, number>): Promise<number> {
  const body = { name: `Khóa ${nextNumber()}`, type_id: 31, start_date: start, end_date: start, ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `insert into training_costs (company_id, training_id, kind, name, planned, actual)
       values (1, $1, 'room', 'Phòng', 1000000, 1000000), (1, $1, 'pay', 'Lương', 7777777, 7777777)`,
      [id],
    )
    for (const [state, employee] of Object.entries(people))
      await client.query(
        `with person as (insert into training_employees (company_id, training_id, employee_id, state)
           values (1, $1, $2, $3) returning id)
         insert into employee_certificates
           (company_id, employee_id, certificate_id, issuer, number, issue_date, training_employee_id)
         select 1, $2, (select min(id) from certificates where company_id = 1), 'Công ty', 'SO-' || person.id, $4, person.id
         from person where $3 = 'passed'`,
        [id, employee, state, start],
      )
  })
  return id
}

const squeezed = (words: string) => words.replaceAll(' ', '')
async function notice(year: number, person = hr): Promise<string> {
  const paper = await person.call('trainingReports.yearNotice', { query: { year } })
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  return pdfText(paper.bytes).join('').replaceAll(' ', '')
}

test('the notice tells what was taught in the year, all together and by type and field', async () => {
  const told = await notice(2096)
  for (const words of [
    'THÔNG BÁO KẾT QUẢ ĐÀO TẠO',
    'Năm 2096 (Điều 60, khoản 2, Bộ luật Lao động)',
    'Kính gửi: …',
    'Số khóa đào tạo đã tổ chức 2',
    'Số người được đào tạo 2',
    'Trong đó: nam 1',
    'Trong đó: nữ 1',
    'Số lượt người tham gia 3',
    'Số lượt người đạt 2',
    'Tổng số giờ của các khóa 24.5',
    'Tổng số giờ học của người tham gia 40.5',
    'Chi phí đào tạo (đồng) 2,000,000',
    'Số chứng chỉ đã cấp 2',
    'Mục số 31 Chưa có lĩnh vực 1 2 1 1 32 1,000,000 1',
    'Mục số 32 Chưa có lĩnh vực 1 1 1 0 8.5 1,000,000 1',
  ])
    expect(told).toContain(squeezed(words))
  expect(told).not.toMatch(/NgườiHọc|7,777,777|8,777,777/)
})

test('a certificate that was revoked was not given, and the authority is named where the company says it', async () => {
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(`update employee_certificates set revoked_on = '2096-12-31', revoke_reason = 'Sai'
      where issue_date = '2096-12-31'`)
    await client.query(`insert into company_profiles (company_id, labour_office) values (1, 'Sở Nội vụ Hà Nội')
      on conflict (company_id) do update set labour_office = excluded.labour_office`)
  })
  const told = await notice(2096)
  expect(told).toContain(squeezed('Số chứng chỉ đã cấp 1'))
  expect(told).toContain(squeezed('Kính gửi: Sở Nội vụ Hà Nội'))
})

test('a year in which nobody was taught says so in a sentence', async () => {
  const told = await notice(1999)
  expect(told).toMatch(/Năm1999,.*khôngcókhóađàotạonàokhaigiảngmàcóngườithamgia\./)
  expect(told).not.toContain(squeezed('Số người được đào tạo'))
})

test('it is of the whole company: who reads the report of his units is told so, and a year is a year', async () => {
  const head = await newcomer(api, {
    login: 'truong.don.vi.thong.bao',
    companies: { 1: [['training_report', 'unit']] },
    personId: (await hire(api, 'Trưởng Đơn Vị', 3)).personId,
  })
  const refused = await head.call('trainingReports.yearNotice', { query: { year: 2096 } })
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('cả công ty')])
  expect((await hr.call('trainingReports.yearNotice', { query: { year: 12 } })).status).toBe(400)
  expect(await notice(2096, await api.as('hrOfTwo'))).toContain(squeezed('không có khóa đào tạo nào'))
})
