import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
const salary = 15_123_456
let hr: Person
/** Prepares contracts and may not see pay. */
let officer: Person
let types: Record<'months12' | 'months24', number>
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'xem.lich.su',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
      ],
    },
  })
  const store = async (code: string, name: string, term_months: number) =>
    (await hr.call('contractTypes.store', { body: { code, name, kind: 'fixed_term', term_months } })).body
      .data.contract_type.id
  types = {
    months12: await store('LS12', 'Mười hai tháng', 12),
    months24: await store('LS24', 'Hai năm', 24),
  }
})

async function draft(): Promise<number> {
  const { employeeId } = await hire(api, 'Lê Thị Lịch Sử', 3)
  const { body } = await hr.call('contracts.store', {
    body: {
      employee_id: employeeId,
      contract_type_id: types.months12,
      start_date: '2031-01-01',
      work_place: 'Hà Nội',
      salary,
    },
  })
  return body.data.contract.id
}

async function history(id: number, by = hr) {
  const { body, status, text } = await by.call('contracts.history', { path: { id } })
  expect(status, text).toBe(200)
  return body.data.saves.map(({ deed, user_name, changes }) => ({
    deed,
    user_name,
    changes: changes.map(({ label, is_dotted, old_value, new_value }) =>
      is_dotted ? `${label}: •` : `${label}: ${old_value} → ${new_value}`,
    ),
  }))
}

test('every save of a contract and its appendices is told, the last first, with both values', async () => {
  const id = await draft()
  const change = { contract_type_id: types.months24, work_place: 'Kho Bình An', salary: salary + 1 }
  expect((await hr.call('contracts.update', { path: { id }, body: change })).status).toBe(200)
  const [changed, made] = await history(id)
  expect(changed?.deed).toBe('Cập nhật hợp đồng')
  expect(changed?.changes.toSorted()).toEqual([
    'Loại hợp đồng: Mười hai tháng → Hai năm',
    'Mức lương: 15,123,456 → 15,123,457',
    'Ngày hết hạn: 2031-12-31 → 2032-12-31',
    'Địa điểm làm việc: Hà Nội → Kho Bình An',
  ])
  expect(made?.changes).toEqual(expect.arrayContaining(['Mức lương: null → 15,123,456']))

  const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang' }
  await hr.call('contracts.issue', { path: { id }, body: signed })
  await hr.call('appendices.store', {
    path: { id },
    body: {
      ...signed,
      start_date: '2031-06-01',
      changes: ['pay', 'place'],
      content: 'Tăng lương.',
      salary: salary + 2,
      work_place: 'Kho Đông Anh',
    },
  })
  const [appendix, issue, ...before] = await history(id)
  expect(appendix?.changes).toEqual(
    expect.arrayContaining([
      'Thay đổi: null → Tiền lương, Địa điểm làm việc',
      'Mức lương: null → 15,123,458',
    ]),
  )
  expect(issue?.deed).toBe('Ban hành hợp đồng')
  expect(issue?.changes.join()).not.toMatch(/draft|issued/)
  expect(before).toEqual([changed, made])

  // Who prepares drafts sees the pay of a draft, and none of one that is issued.
  const unpaid = await history(id, officer)
  expect(unpaid.map(({ deed }) => deed)).toEqual([appendix, issue, changed, made].map((save) => save?.deed))
  expect(unpaid.flatMap(({ changes }) => changes.filter((words) => words.startsWith('Mức lương')))).toEqual(
    Array.from({ length: 3 }, () => 'Mức lương: •'),
  )
  expect(JSON.stringify(unpaid)).not.toContain('15,123')
})

test('a signed copy and the id of the electronic one are told with what was there before', async () => {
  const id = await draft()
  const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang' }
  await hr.call('contracts.issue', { path: { id }, body: signed })
  const sign = async (e_contract_id: string) => {
    const answer = await hr.call('contracts.sign', { path: { id }, body: { e_contract_id } })
    expect(answer.status, answer.text).toBe(200)
    return (await history(id))[0]
  }
  expect((await sign('HDDT-2031-01'))?.changes).toEqual(
    expect.arrayContaining(['Mã hợp đồng điện tử: null → HDDT-2031-01', 'Bản ký: Không → Có']),
  )
  expect((await sign('HDDT-2031-02'))?.changes).toEqual(['Mã hợp đồng điện tử: HDDT-2031-01 → HDDT-2031-02'])
})

test('a draft that follows another one tells its pay to who may see that of the other alone', async () => {
  const id = await draft()
  expect(JSON.stringify(await history(id, officer))).toContain('15,123,456')
  await api.db.superuser.query(`update contracts set renewed_from_id = id where id = $1`, [id])
  expect(JSON.stringify(await history(id, officer))).not.toContain('15,123,456')
})

test('nobody else reads it: of another company, without the right, or of his own contract alone', async () => {
  const id = await draft()
  const asked = async (person: Person) => (await person.call('contracts.history', { path: { id } })).status
  expect(await asked(await api.as('hrOfTwo'))).toBe(404)
  const own = await newcomer(api, { login: 'cua.rieng', companies: { 1: [['contract_access', 'own']] } })
  expect(await asked(own)).toBe(403)
})
