import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  person = (await hire(api, 'Lý Thị Hình Thức', 3)).employeeId
})

const newCode = () => `HT-${nextNumber()}`
const store = (name: string, by = hr) =>
  by.call('rewardDisciplineForms.store', { body: { code: newCode(), name } })
const formsOf = async (by = hr) => (await by.call('rewardsDisciplines.forms')).body.data.forms
const reasonOf = async (type: 'reward' | 'discipline', name: string) => {
  const made = await hr.call('rewardReasons.store', { body: { code: `LD-${nextNumber()}`, name, type } })
  expect(made.status, made.text).toBe(201)
  return made.body.data.reward_reason.id
}
const reward = (form_id: number, more: { reason_id?: number } = {}) =>
  hr.call('rewardsDisciplines.store', {
    body: {
      type: 'reward',
      employee_ids: [person],
      form_id,
      number: `${nextNumber()}/QĐ-KT`,
      decision_date: '2026-01-15',
      reason: 'Hoàn thành tốt nhiệm vụ',
      ...more,
    },
  })

test('a form of rewards is added behind the others, renamed, used, and then only taken out of use', async () => {
  const made = await store('Ngôi sao dịch vụ')
  expect(made.status, made.text).toBe(201)
  const { id, type } = made.body.data.reward_form
  expect(type).toBe('reward')
  const path = { id }
  expect((await formsOf()).filter((form) => form.type === 'reward').at(-1)).toMatchObject({
    id,
    is_active: true,
  })
  expect((await formsOf(await api.as('hrOfTwo'))).map((form) => form.id)).not.toContain(id)
  const taken = await store('NGÔI SAO dịch vụ')
  expect(taken.status).toBe(400)
  expect(taken.body.errors).toEqual({ name: ['Tên hình thức đã tồn tại.'] })
  const renamed = await hr.call('rewardDisciplineForms.update', { path, body: { name: 'Ngôi sao của năm' } })
  expect(renamed.body.data.reward_form).toMatchObject({ id, name: 'Ngôi sao của năm', version: 2 })
  const { reward_discipline: record } = (await reward(id)).body.data
  const refused = await hr.call('rewardDisciplineForms.destroy', { path })
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('khen thưởng, kỷ luật')
  await hr.call('rewardDisciplineForms.update', { path, body: { is_active: false } })
  expect((await reward(id)).body.errors).toHaveProperty('form_id')
  // Who has it keeps it.
  const kept = await hr.call('rewardsDisciplines.update', { path: { id: record.id }, body: { gift: 'Cúp' } })
  expect(kept.body.data.reward_discipline).toMatchObject({ form_name: 'Ngôi sao của năm', gift: 'Cúp' })
  const { id: unused } = (await store('Dùng một lần')).body.data.reward_form
  expect((await hr.call('rewardDisciplineForms.destroy', { path: { id: unused } })).status).toBe(200)
  expect((await formsOf()).map((form) => form.id)).not.toContain(unused)
  await hr.call('rewardDisciplineForms.restore', { body: { ids: [unused] } })
  expect((await formsOf()).map((form) => form.id)).toContain(unused)
})

test('the four forms of discipline stand in the list and stay as the law has them', async () => {
  const { reward_discipline_forms: listed } = (
    await hr.call('rewardDisciplineForms.list', {
      query: { filter: { type: { operator: 'in', value: ['discipline'] } } },
    })
  ).body.data
  expect(listed.map(({ name }) => name).sort()).toEqual(
    ['Cách chức', 'Khiển trách', 'Kéo dài thời hạn nâng lương không quá 06 tháng', 'Sa thải'].sort(),
  )
  const legal = listed.find(({ name }) => name === 'Sa thải')
  const path = { id: legal?.id ?? 0 }
  const said = 'Bốn hình thức kỷ luật của Điều 124 Bộ luật Lao động không sửa, không xóa được.'
  const renamed = await hr.call('rewardDisciplineForms.update', { path, body: { name: 'Phạt tiền' } })
  expect([renamed.status, renamed.body.message]).toEqual([409, said])
  const destroyed = await hr.call('rewardDisciplineForms.destroy', { path })
  expect([destroyed.status, destroyed.body.message]).toEqual([409, said])
  const sheet = await workbookFile(['Mã', 'Tên hình thức'], [[legal?.code ?? '', 'Phạt tiền']])
  const imported = await hr.call('rewardDisciplineForms.import', {
    body: { file: sheet },
    query: { dry_run: true },
  })
  expect(imported.body.data.import, imported.text).toMatchObject({ wrong: 1, rows: [{ errors: [said] }] })
  await expect(
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update reward_discipline_forms set name = 'Phạt tiền' where company_id = 1 and id = $1`, [
        path.id,
      ]),
    ),
  ).rejects.toThrow('Điều 124')
})

test('a reason is chosen beside the words, of its own kind and in use; lists and sheets tell it', async () => {
  const [good, bad] = [await reasonOf('reward', 'Vượt doanh số'), await reasonOf('discipline', 'Bỏ vị trí')]
  const made = await reward(3, { reason_id: good })
  expect(made.status, made.text).toBe(201)
  const { id } = made.body.data.reward_discipline
  expect(made.body.data.reward_discipline).toMatchObject({
    reason_id: good,
    reason_name: 'Vượt doanh số',
    reason: 'Hoàn thành tốt nhiệm vụ',
  })
  expect((await reward(3, { reason_id: bad })).body.errors).toEqual({ reason_id: ['Lý do không hợp lệ.'] })
  const found = await hr.call('rewardsDisciplines.list', {
    query: { filter: { reason_id: { operator: 'in', value: [good] } } },
  })
  expect(found.body.data.rewards_disciplines.map((record) => record.id)).toEqual([id])
  expect((await hr.call('rewardReasons.destroy', { path: { id: good } })).status).toBe(409)
  await hr.call('rewardReasons.update', { path: { id: good }, body: { is_active: false } })
  expect((await reward(3, { reason_id: good })).body.errors).toHaveProperty('reason_id')
  const kept = await hr.call('rewardsDisciplines.update', { path: { id }, body: { gift: 'Cúp' } })
  expect(kept.body.data.reward_discipline).toMatchObject({ reason_name: 'Vượt doanh số', gift: 'Cúp' })
})

test('a reason changes its type until a record has it, by form and by workbook', async () => {
  const code = `LD-${nextNumber()}`
  const body = { code, name: 'Giữ gìn tài sản', type: 'discipline' as const }
  const { id } = (await hr.call('rewardReasons.store', { body })).body.data.reward_reason
  const change = (type: 'reward' | 'discipline') =>
    hr.call('rewardReasons.update', { path: { id }, body: { type } })
  expect((await change('reward')).body.data.reward_reason.type).toBe('reward')
  expect((await reward(3, { reason_id: id })).status).toBe(201)
  const said = 'Lý do đã được dùng nên không đổi loại được. Hãy thêm lý do khác.'
  const refused = await change('discipline')
  expect([refused.status, refused.body.errors]).toEqual([400, { type: [said] }])
  const sheet = await workbookFile(['Mã', 'Tên lý do', 'Áp dụng cho'], [[code, 'Giữ gìn tài sản', 'Kỷ luật']])
  const imported = await hr.call('rewardReasons.import', { body: { file: sheet }, query: { dry_run: true } })
  expect(imported.body.data.import, imported.text).toMatchObject({ wrong: 1, rows: [{ errors: [said] }] })
  expect((await hr.call('rewardReasons.update', { path: { id }, body: { name: 'Giữ của' } })).status).toBe(
    200,
  )
})

test('the lists are changed by whom the whole company is open to, and by nobody of another one', async () => {
  const { id } = (await store('Của công ty một')).body.data.reward_form
  const elsewhere = await api.as('hrOfTwo')
  expect(
    (await elsewhere.call('rewardDisciplineForms.update', { path: { id }, body: { name: 'Khác' } })).status,
  ).toBe(404)
  expect((await elsewhere.call('rewardDisciplineForms.destroy', { path: { id } })).status).toBe(404)
  const ofUnit = await newcomer(api, {
    login: `hinh.thuc.${nextNumber()}`,
    companies: { 1: [['employee_edit', 'unit']] },
  })
  expect((await store('Của một đơn vị', ofUnit)).status).toBe(403)
  const reason = { code: `LD-${nextNumber()}`, name: 'Của một đơn vị', type: 'reward' as const }
  expect((await ofUnit.call('rewardReasons.store', { body: reason })).status).toBe(403)
  await hr.call('rewardDisciplineForms.destroy', { path: { id } })
  const restored = await ofUnit.call('rewardDisciplineForms.restore', { body: { ids: [id] } })
  expect(restored.status).toBe(403)
})
