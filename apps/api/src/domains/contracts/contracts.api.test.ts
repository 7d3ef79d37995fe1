import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
const salary = 15_123_456
const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang', signer_title: 'Tổng Giám đốc' }
type Body = Input<'contracts.store'>['body']

let hr: Person
/** Prepares contracts and may not see pay. */
let officer: Person
let types: Record<'months12' | 'indefinite' | 'probation', number>
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'chuyen.vien',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
        ['contract_export', 'company'],
      ],
    },
  })
  const store = async (body: Input<'contractTypes.store'>['body']) =>
    (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
  types = {
    months12: await store({ code: 'T12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 }),
    indefinite: await store({ code: 'TKX', name: 'Không thời hạn', kind: 'indefinite' }),
    probation: await store({ code: 'TTV', name: 'Thử việc', kind: 'probation', term_days: 60 }),
  }
})

async function draft(change: Partial<Body> = {}, person = hr) {
  const { employeeId } = await hire(api, 'Lê Thị Hợp Đồng', 3)
  const body = {
    employee_id: employeeId,
    contract_type_id: types.months12,
    start_date: '2031-01-01',
    salary,
    ...change,
  }
  const answer = await person.call('contracts.store', { body })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data.contract
}

async function issued(change: Partial<Body> = {}) {
  const { id } = await draft(change)
  const answer = await hr.call('contracts.issue', { path: { id }, body: signed })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.contract
}

const show = async (id: number, person = hr) =>
  (await person.call('contracts.show', { path: { id } })).body.data.contract

describe('a draft', () => {
  test('gets its end from its type, has no number, and is changed and deleted', async () => {
    const contract = await draft()
    expect(contract).toMatchObject({
      end_date: '2031-12-31',
      contract_number: null,
      status_name: 'Nháp',
      kind: 'fixed_term',
    })
    const path = { id: contract.id }
    const moved = await hr.call('contracts.update', { path, body: { start_date: '2031-02-01', version: 1 } })
    expect(moved.body.data.contract).toMatchObject({ end_date: '2032-01-31', salary })
    expect((await hr.call('contracts.update', { path, body: { note: 'x', version: 1 } })).status).toBe(409)
    expect((await hr.call('contracts.destroy', { path })).status).toBe(200)
    expect((await hr.call('contracts.restore', { body: { ids: [path.id] } })).status).toBe(200)
    expect(await show(path.id)).toEqual(moved.body.data.contract)
  })

  test('comes back for whoever could have deleted it, and for nobody else', async () => {
    const ofUnit = await newcomer(api, {
      login: 'xoa.don.vi',
      personId: 12,
      companies: { 1: [['contract_delete', 'unit']] },
    })
    const { employeeId } = await hire(api, 'Lê Thị Đơn Vị Bốn', 4)
    const [near, far] = [await draft(), await draft({ employee_id: employeeId })]
    for (const { id } of [near, far]) await hr.call('contracts.destroy', { path: { id } })
    const restore = (...ids: number[]) => ofUnit.call('contracts.restore', { body: { ids } })
    expect((await restore(near.id, far.id)).status).toBe(404)
    expect((await restore(near.id)).status).toBe(200)
    expect((await restore(far.id)).status).toBe(404)
    expect((await hr.call('contracts.restore', { body: { ids: [far.id] } })).status).toBe(200)
  })

  test('that a rule forbids is refused at the field, and told beforehand with the days', async () => {
    const { employeeId } = await hire(api, 'Phạm Văn Quá Hạn', 3)
    const body = {
      employee_id: employeeId,
      contract_type_id: types.months12,
      start_date: '2031-01-01',
      end_date: '2034-01-01',
      other_term: true,
    }
    const check = await hr.call('contracts.check', { body: { draft: body } })
    expect(check.body.data).toMatchObject({
      end_date: '2031-12-31',
      number_preview: expect.stringMatching(/^\d+\/2031\/HĐLĐ-C1$/),
      findings: [{ rule: 'L1', level: 'error', days: '01-01-2031 cộng 36 tháng, muộn nhất là 31-12-2033' }],
    })
    const stored = await hr.call('contracts.store', { body })
    expect(stored).toMatchObject({
      status: 400,
      body: { errors: { end_date: [expect.stringMatching(/36 tháng/)] } },
    })
  })

  test('of somebody of another company, or by a type of another company, is not made', async () => {
    const body = { employee_id: 111, contract_type_id: types.months12, start_date: '2031-01-01' }
    expect((await hr.call('contracts.store', { body })).body.errors).toEqual({
      employee_id: ['Không tìm thấy nhân viên này.'],
    })
    const other = { ...body, employee_id: 11, contract_type_id: 131 }
    expect((await hr.call('contracts.store', { body: other })).body.errors).toHaveProperty('contract_type_id')
  })
})

describe('issuing', () => {
  test('draws the number once, of two who issue at the same time', async () => {
    const { id } = await draft()
    const answers = await Promise.all(
      [1, 2].map(() => hr.call('contracts.issue', { path: { id }, body: signed })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const contract = await show(id)
    expect(contract).toMatchObject({
      contract_number: expect.stringMatching(/\/2030\/HĐLĐ-C1$/),
      status_name: 'Chưa hiệu lực',
    })
    const { body } = await hr.call('drawnNumbers.list', {
      query: { search: { value: contract.contract_number ?? '' } },
    })
    expect(body.data.drawn_numbers).toHaveLength(1)
    expect((await hr.call('contracts.update', { path: { id }, body: { note: 'x' } })).status).toBe(409)
    expect((await hr.call('contracts.destroy', { path: { id } })).status).toBe(409)
  })

  test('two contracts of one person for the same days at once leaves one', async () => {
    const one = await draft()
    const body = {
      employee_id: one.employee_id,
      contract_type_id: types.months12,
      start_date: '2031-06-01',
      salary,
    }
    const other = (await hr.call('contracts.store', { body })).body.data.contract
    const answers = await Promise.all(
      [one.id, other.id].map((id) => hr.call('contracts.issue', { path: { id }, body: signed })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
      /Trùng thời gian với hợp đồng số/,
    )
  })

  test('several is all or none', async () => {
    const [first, second] = [await draft(), await draft()]
    const ids = [first.id, second.id, (await issued()).id]
    expect((await hr.call('contracts.issueBulk', { body: { ids, ...signed } })).status).toBe(409)
    expect((await show(first.id)).state).toBe('draft')
    expect((await hr.call('contracts.issueBulk', { body: { ids: ids.slice(0, 2), ...signed } })).status).toBe(
      200,
    )
  })

  test('keeps the warnings that somebody went on over', async () => {
    const { id } = await draft()
    const late = { ...signed, sign_date: '2031-01-02' }
    const { body } = await hr.call('contracts.issue', { path: { id }, body: late })
    expect(body.data.contract.findings).toMatchObject([{ rule: 'L8', level: 'warning' }])
  })
})

describe('pay', () => {
  test('of a draft is seen by who prepares it, of an issued contract by who may see pay, and by oneself', async () => {
    const self = await hire(api, 'Lê Tự Xem', 3)
    const { id } = await draft(
      { employee_id: self.employeeId, start_date: '2033-01-01', allowances: 'Ăn ca' },
      officer,
    )
    expect((await show(id, officer)).salary).toBe(salary)
    await officer.call('contracts.issue', { path: { id }, body: signed })
    const seen = await show(id, officer)
    expect(seen).not.toHaveProperty('salary')
    expect(seen.masked_fields.toSorted()).toEqual([
      'allowances',
      'probation_salary',
      'salary',
      'salary_level',
    ])
    expect((await show(id)).salary).toBe(salary)
    const own = await newcomer(api, {
      login: 'chinh.minh',
      personId: self.personId,
      companies: { 1: [['contract_access', 'own']] },
    })
    expect((await show(id, own)).salary).toBe(salary)
    const listed = await own.call('contracts.list')
    expect(listed.body.data.contracts.map((row) => row.id)).toEqual([id])
    expect(listed.text + (await officer.call('contracts.list')).text).not.toContain(String(salary))
  })

  test('stands in no paper and no copy for who may not see it', async () => {
    const { id } = await issued()
    await hr.call('contracts.sign', {
      path: { id },
      body: { file: exampleFile({ contentMediaType: 'application/pdf', example: 'ky.pdf' }) },
    })
    expect((await hr.call('contracts.fileTicket', { path: { id } })).status).toBe(200)
    expect((await officer.call('contracts.fileTicket', { path: { id } })).status).toBe(403)
    const paper = await officer.call('contracts.paper', { path: { id }, body: { form: 'pdf' } })
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('a scope', () => {
  test('over units shows and writes the contracts of their employees alone', async () => {
    const { personId } = await hire(api, 'Vũ Trưởng Đơn Vị', 2)
    const head = await newcomer(api, {
      login: 'don.vi.hai',
      personId,
      companies: {
        1: [
          ['contract_access', 'unit'],
          ['contract_edit', 'unit'],
        ],
      },
    })
    const { employeeId } = await hire(api, 'Ngô Ngoài Đơn Vị', 4)
    const body = { employee_id: employeeId, contract_type_id: types.months12, start_date: '2031-01-01' }
    const { id } = (await hr.call('contracts.store', { body })).body.data.contract
    expect((await head.call('contracts.store', { body })).status).toBe(400)
    expect((await head.call('contracts.show', { path: { id } })).status).toBe(404)
    expect((await head.call('contracts.issue', { path: { id }, body: signed })).status).toBe(404)
    const inside = await draft()
    expect((await head.call('contracts.show', { path: { id: inside.id } })).status).toBe(200)
  })
})

describe('states', () => {
  test.for<[day: string, status: string]>([
    ['2030-12-31', 'Chưa hiệu lực'],
    ['2031-01-01', 'Còn hiệu lực'],
    ['2031-11-30', 'Còn hiệu lực'],
    ['2031-12-01', 'Sắp hết hạn'],
    ['2031-12-31', 'Sắp hết hạn'],
    ['2032-01-01', 'Đã hết hạn'],
  ])('on %s: %s', async ([as_of, status]) => {
    const { id } = (contract ??= await issued())
    const filter = {
      id: { operator: 'equal', value: id },
      status_name: { operator: 'equal', value: status },
    } as const
    const { body } = await hr.call('contracts.list', { query: { as_of, filter, pagination: true } })
    expect(body.data.contracts.map((row) => row.status_name)).toEqual([status])
    expect(body.data.meta.pagination?.total).toBe(1)
  })
  let contract: Awaited<ReturnType<typeof issued>> | undefined

  test('of one that was ended counts until its day', async () => {
    const { id } = await issued()
    const path = { id }
    const end = {
      ended_date: '2031-06-30',
      end_reason: 'employee_notice',
      notice_date: '2031-06-10',
    } as const
    expect(
      (await hr.call('contracts.end', { path, body: { ...end, ended_date: '2032-01-01' } })).status,
    ).toBe(400)
    const { body } = await hr.call('contracts.end', { path, body: end })
    expect(body.data.contract.findings).toMatchObject([
      { rule: 'L10', text: expect.stringMatching(/20 ngày, cần 30/) },
    ])
    const on = async (as_of: string) =>
      (
        await hr.call('contracts.list', {
          query: { as_of, filter: { id: { operator: 'equal', value: id } } },
        })
      ).body.data.contracts[0]?.status_name
    expect([await on('2031-06-30'), await on('2031-07-01')]).toEqual(['Còn hiệu lực', 'Đã chấm dứt'])
    expect((await hr.call('contracts.end', { path, body: end })).status).toBe(409)
  })

  test('a contract that has not begun is cancelled, and its number given up', async () => {
    const { id, contract_number } = await issued()
    const { body } = await hr.call('contracts.cancel', { path: { id }, body: { reason: 'Không nhận việc.' } })
    expect(body.data.contract.status_name).toBe('Đã hủy')
    const book = await hr.call('drawnNumbers.list', { query: { search: { value: contract_number ?? '' } } })
    expect(book.body.data.drawn_numbers).toMatchObject([{ state: 'given_up', reason: 'Không nhận việc.' }])
  })
})

describe('a fixed term that has run out', () => {
  test('is overdue for thirty days, and then has become indefinite', async () => {
    const { id, employee_id } = await issued({ start_date: '2025-01-01' })
    const on = async (as_of: string) =>
      (
        await hr.call('contracts.list', {
          query: { as_of, filter: { id: { operator: 'equal', value: id } } },
        })
      ).body.data.contracts[0]
    expect(await on('2025-12-31')).toMatchObject({ overdue_days: null, overdue_text: null })
    expect(await on('2026-01-01')).toMatchObject({ overdue_days: 1, overdue_text: 'Quá hạn ký, còn 29 ngày' })
    expect(await on('2026-01-30')).toMatchObject({ overdue_text: 'Quá hạn ký, còn 0 ngày' })
    expect(await on('2026-01-31')).toMatchObject({ overdue_text: 'Đã thành không xác định thời hạn' })
    const { body } = await hr.call('contracts.expiring', { query: { overdue: true } })
    expect(body.data.contracts.map((row) => row.id)).toContain(id)
    await issued({ employee_id, contract_type_id: types.indefinite, start_date: '2026-01-01' })
    expect(await on('2026-01-31')).toMatchObject({ overdue_days: null })
  })
})

describe('an appendix', () => {
  const content = {
    sign_date: '2031-05-01',
    changes: ['pay'] as ['pay'],
    content: 'Tăng lương.',
    salary: salary + 1,
  }
  test('lies inside its contract, is numbered within it, and hides its pay', async () => {
    const { id, contract_number } = await issued()
    const path = { id }
    const store = (start_date: string) =>
      hr.call('appendices.store', { path, body: { ...content, start_date } })
    expect((await store('2030-12-31')).body.errors).toHaveProperty('start_date')
    expect((await store('2032-01-01')).body.errors?.['start_date']?.[0]).toMatch(
      /không được thay đổi thời hạn/,
    )
    expect((await store('2031-06-01')).body.data.appendix.appendix_number).toBe(`PL1-${contract_number}`)
    expect((await store('2031-12-31')).body.data.appendix.appendix_number).toBe(`PL2-${contract_number}`)
    const seen = await officer.call('appendices.list', { path })
    expect(seen.text).not.toContain(String(salary + 1))
    expect(seen.body.data.appendices[0]?.masked_fields).toEqual(['salary'])
    const early = await draft()
    expect(
      (
        await hr.call('appendices.store', {
          path: { id: early.id },
          body: { ...content, start_date: '2031-06-01' },
        })
      ).status,
    ).toBe(409)
  })
})

test('whose pay is opened by his contract or an appendix can read it of himself', async () => {
  const { id, employee_id } = await issued()
  await hr.call('appendices.store', {
    path: { id },
    body: {
      sign_date: '2031-05-01',
      start_date: '2031-06-01',
      changes: ['pay'],
      content: 'Tăng lương.',
      salary,
    },
  })
  const { views } = (await hr.call('personalDataViews.list', { path: { id: employee_id } })).body.data
  const read = async (person: Person) => {
    await person.call('contracts.show', { path: { id } })
    await person.call('appendices.list', { path: { id } })
    const answer = await hr.call('personalDataViews.list', { path: { id: employee_id } })
    return answer.body.data.views.slice(0, answer.body.data.views.length - views.length)
  }
  // No pay is shown to who prepares contracts.
  expect(await read(officer)).toEqual([])
  await read(hr)
  expect((await read(hr)).map(({ deed, shown }) => [deed, shown])).toEqual([
    ['open', ['Mức lương']],
    ['open', ['Mức lương']],
  ])
  const { rows } = await api.db.superuser.query<{ operation: string }>(
    `select operation from audit_trail
     where company_id = 1 and operation in ('contracts.show', 'appendices.list')
       and resource = 'contracts' and record_id = $1 order by id`,
    [id],
  )
  expect(rows.map(({ operation }) => operation)).toEqual(['contracts.show', 'appendices.list'])
})

test('a list finds contracts by name, code and number, and by the unit of the employee with all below', async () => {
  const { id, contract_number, nhansu_id } = await issued()
  const ids = async (query: NonNullable<Input<'contracts.list'>['query']>) =>
    (await hr.call('contracts.list', { query })).body.data.contracts.map((row) => row.id)
  for (const value of [contract_number ?? '', nhansu_id])
    expect(await ids({ search: { value } })).toEqual([id])
  expect(await ids({ search: { value: 'hop dong le' } })).toContain(id)
  expect(await ids({ filter: { department_id: { operator: 'in', value: [2] } } })).toContain(id)
  expect(await ids({ filter: { department_id: { operator: 'in', value: [4] } } })).not.toContain(id)
  expect(
    await ids({
      filter: { has_file: { operator: 'is', value: true }, id: { operator: 'equal', value: id } },
    }),
  ).toEqual([])
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`update employees set full_name = 'Đổi Tên Rồi' where nhansu_id = $1`, [nhansu_id]),
  )
  expect(await ids({ search: { value: 'doi ten roi' } })).toEqual([id])
})
