import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  person = (await hire(api, 'Lý Thị Hình Thức', 3)).employeeId
})

const store = (name: string, by = hr) => by.call('rewardsDisciplines.storeForm', { body: { name } })
const formsOf = async (by = hr) => (await by.call('rewardsDisciplines.forms')).body.data.forms
const reward = (form_id: number) =>
  hr.call('rewardsDisciplines.store', {
    body: {
      type: 'reward',
      employee_ids: [person],
      form_id,
      number: `${nextNumber()}/QĐ-KT`,
      decision_date: '2026-01-15',
      reason: 'Hoàn thành tốt nhiệm vụ',
    },
  })

test('a form of rewards is added behind the others, renamed, used, and then only taken out of use', async () => {
  const made = await store('Ngôi sao dịch vụ')
  expect(made.status, made.text).toBe(201)
  const { id } = made.body.data.form
  const path = { id }
  expect((await formsOf()).filter(({ type }) => type === 'reward').at(-1)).toMatchObject({
    id,
    is_active: true,
  })
  expect((await formsOf(await api.as('hrOfTwo'))).map((form) => form.id)).not.toContain(id)
  expect((await store('NGÔI SAO dịch vụ')).status).toBe(409)
  const renamed = await hr.call('rewardsDisciplines.updateForm', { path, body: { name: 'Ngôi sao của năm' } })
  expect(renamed.body.data.form).toMatchObject({ id, name: 'Ngôi sao của năm' })
  const { reward_discipline: record } = (await reward(id)).body.data
  expect((await hr.call('rewardsDisciplines.destroyForm', { path })).status).toBe(409)
  await hr.call('rewardsDisciplines.updateForm', { path, body: { is_active: false } })
  expect((await reward(id)).body.errors).toHaveProperty('form_id')
  // Who has it keeps it.
  const kept = await hr.call('rewardsDisciplines.update', { path: { id: record.id }, body: { gift: 'Cúp' } })
  expect(kept.body.data.reward_discipline).toMatchObject({ form_name: 'Ngôi sao của năm', gift: 'Cúp' })
  const { id: unused } = (await store('Dùng một lần')).body.data.form
  expect((await hr.call('rewardsDisciplines.destroyForm', { path: { id: unused } })).status).toBe(200)
  expect((await formsOf()).map((form) => form.id)).not.toContain(unused)
})

test('the four forms of discipline stay as the law has them', async () => {
  const legal = (await formsOf()).find(({ legal_form: form }) => form === 4)
  const path = { id: legal?.id ?? 0 }
  expect((await hr.call('rewardsDisciplines.updateForm', { path, body: { name: 'Phạt tiền' } })).status).toBe(
    404,
  )
  expect((await hr.call('rewardsDisciplines.destroyForm', { path })).status).toBe(404)
  await expect(
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update reward_discipline_forms set name = 'Phạt tiền' where company_id = 1 and id = $1`, [
        path.id,
      ]),
    ),
  ).rejects.toThrow('Điều 124')
})

test('the list is changed by whom the whole company is open to, and by nobody of another one', async () => {
  const { id } = (await store('Của công ty một')).body.data.form
  const elsewhere = await api.as('hrOfTwo')
  expect(
    (await elsewhere.call('rewardsDisciplines.updateForm', { path: { id }, body: { name: 'Khác' } })).status,
  ).toBe(404)
  expect((await elsewhere.call('rewardsDisciplines.destroyForm', { path: { id } })).status).toBe(404)
  const ofUnit = await newcomer(api, {
    login: `hinh.thuc.${nextNumber()}`,
    companies: { 1: [['employee_edit', 'unit']] },
  })
  expect((await store('Của một đơn vị', ofUnit)).status).toBe(403)
})
