import { beforeAll, describe, expect, test } from 'vitest'
import { shippedRoles } from '../../../seed/shipped-roles.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire, newcomer, sessionOf } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
/** The head of unit 2, who may request people for it. */
let head: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { personId } = await hire(api, 'Trưởng Đơn Vị', 2)
  const { userId } = await newcomer(api, {
    login: 'head.of.unit',
    companies: { 1: shippedRoles.unit_head.grants.unit.map((name) => [name, 'unit'] as const) },
    personId,
  })
  head = api.withToken(await sessionOf(api, userId))
})

const wanted = { name: 'Tuyển thủ kho', department_id: 2, position_id: 2, quantity: 3 }

async function newCampaign(more: object = {}, by: Person = hr) {
  return (await by.call('recruitments.store', { body: { ...wanted, ...more } })).body.data.recruitment
}

describe('a campaign', () => {
  test('gets the next free code of the year, past those that were typed', async () => {
    const { body } = await hr.call('recruitments.generateCode')
    const { code } = body.data
    expect(code).toMatch(/^TD-\d{4}-\d{3}$/)
    const sequence = Number(code.slice(-3))
    const typed = `${code.slice(0, -3)}${String(sequence + 4).padStart(3, '0')}`
    expect((await newCampaign({ code: typed })).code).toBe(typed)
    const [first, second] = await Promise.all([newCampaign(), newCampaign()])
    expect([first.code, second.code].map((one) => Number(one.slice(-3))).toSorted((a, b) => a - b)).toEqual([
      sequence + 5,
      sequence + 6,
    ])
    expect(await hr.call('recruitments.store', { body: { ...wanted, code: typed } })).toMatchObject({
      status: 400,
      body: { errors: { code: ['Mã đợt đã tồn tại.'] } },
    })
  })

  test('says in words which days and pays do not go together', async () => {
    const days = { start_date: '2027-02-01', deadline: '2027-01-01' }
    expect((await hr.call('recruitments.store', { body: { ...wanted, ...days } })).body).toMatchObject({
      errors: { deadline: ['Hạn nộp hồ sơ không được trước ngày bắt đầu.'] },
    })
    const pay = { salary_from: 9_000_000, salary_to: 8_000_000 }
    expect((await hr.call('recruitments.store', { body: { ...wanted, ...pay } })).body).toMatchObject({
      errors: { salary_to: ['Mức lương đến không được thấp hơn mức lương từ.'] },
    })
  })

  test('names whom the new people come instead of, from this company only', async () => {
    const { id, replaced_employee_ids } = await newCampaign({
      reason: 'replacement',
      replaced_employee_ids: [12],
    })
    expect(replaced_employee_ids).toEqual([12])
    expect(
      await hr.call('recruitments.update', { path: { id }, body: { replaced_employee_ids: [112] } }),
    ).toMatchObject({ status: 400, body: { errors: { replaced_employee_ids: [expect.any(String)] } } })
    const { body } = await hr.call('recruitments.show', { path: { id } })
    expect(body.data.recruitment.replaced_employee_ids).toEqual([12])
  })

  test('comes back with whom it replaces when a delete is undone', async () => {
    const before = await newCampaign({ replaced_employee_ids: [12] })
    const path = { id: before.id }
    await hr.call('recruitments.destroy', { path })
    expect((await hr.call('recruitments.show', { path })).status).toBe(404)
    await hr.call('recruitments.restore', { body: { ids: [before.id] } })
    expect((await hr.call('recruitments.show', { path })).body.data.recruitment).toEqual(before)
  })
})

describe('the head of a unit', () => {
  test('requests people for his own unit and sees only its campaigns', async () => {
    const mine = await newCampaign({}, head)
    const others = await newCampaign({ department_id: 4 })
    const { body } = await head.call('recruitments.list', { query: {} })
    const ids = body.data.recruitments.map(({ id }) => id)
    expect(ids).toContain(mine.id)
    expect(ids).not.toContain(others.id)
    expect((await head.call('recruitments.show', { path: { id: others.id } })).status).toBe(404)
    expect(await head.call('recruitments.store', { body: { ...wanted, department_id: 4 } })).toMatchObject({
      status: 400,
      body: { errors: { department_id: [expect.stringContaining('phụ trách')] } },
    })
    expect(
      await head.call('recruitments.update', { path: { id: mine.id }, body: { department_id: 4 } }),
    ).toMatchObject({ status: 400 })
    expect((await head.call('recruitments.destroy', { path: { id: mine.id } })).status).toBe(403)
  })
})
