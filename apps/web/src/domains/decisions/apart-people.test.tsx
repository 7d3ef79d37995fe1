import type { Data } from '@nhansu/sdk/contract'
import { ValidationError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { DecisionForm } from './decision-form.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Decision = Data<'decisions.show'>['decision']

const people = [
  { employee_id: 7, full_name: 'Lê Thị Một', nhansu_id: 'SM0007', leave_reason: 'Chưa đạt', note: null },
  { employee_id: 8, full_name: 'Lê Thị Hai', nhansu_id: 'SM0008', leave_reason: 'Chưa đạt', note: null },
]

/** What the form reads of a draft by which those leave whose training is over. */
const draft = (reasons: readonly string[]) =>
  ({
    id: 31,
    decision_type: 11,
    effective_date: '2026-03-01',
    sign_date: null,
    signer_id: null,
    summary: 'Về việc không tiếp nhận thử việc',
    reason: null,
    version: 4,
    people: people.map((person, index) => ({ ...person, leave_reason: reasons[index] })),
  }) as unknown as Decision

const mountForm = (decision: Decision) =>
  mountPage(<DecisionForm title="Cập nhật quyết định" decision={decision} />, '/page', {
    profile: readerWith('document_edit'),
  })
const reasons = () => page.getByRole('textbox', { name: 'Lý do nghỉ' })
const apart = () => page.getByRole('checkbox', { name: 'Mỗi người một nội dung riêng' })
const save = () => page.getByRole('button', { name: 'Lưu' }).click()
const saved = () => seen.filter(({ operation }) => operation === 'decisions.update')

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('decisions.preview', () => ({ decision_number: null, effects: [], units: [] }))
  answer('employees.list', () => ({
    employees: people.map(({ employee_id: id, ...person }) => ({ id, ...person })) as never,
    meta: { total: 2 } as never,
  }))
  answer('decisions.update', () => ({ decision: draft(['Chưa đạt', 'Chưa đạt']) }))
})
afterEach(unmountPage)

test('what is said of all becomes what is said of each, and is changed for one of them', async () => {
  mountForm(draft(['Chưa đạt', 'Chưa đạt']))
  await expect.element(apart()).not.toBeChecked()
  expect(reasons().elements()).toHaveLength(1)
  await apart().click()
  await expect.poll(() => reasons().elements().length, { timeout: 60_000 }).toBe(2)
  await expect.element(page.getByRole('heading', { name: 'Lê Thị Hai (SM0008)' })).toBeVisible()
  await reasons().nth(1).fill('Tự xin thôi học')
  await page.getByRole('textbox', { name: 'Ghi chú' }).first().fill('Đã bàn giao')
  await save()
  await expect.poll(saved, { timeout: 60_000 }).toMatchObject([
    {
      input: {
        body: {
          version: 4,
          people: [
            { employee_id: 7, leave_reason: 'Chưa đạt', note: 'Đã bàn giao' },
            { employee_id: 8, leave_reason: 'Tự xin thôi học' },
          ],
        },
      },
    },
  ])
})

test('a draft that was made apart opens apart, and what is refused stands at its person', async () => {
  answer('decisions.update', () => {
    throw new ValidationError(
      { message: 'Dữ liệu không hợp lệ.', operation: 'decisions.update', status: 400 },
      { 'people.1.leave_reason': ['Lý do nghỉ quá dài.'] },
    )
  })
  mountForm(draft(['Chưa đạt', 'Tự xin thôi học']))
  await expect.element(apart()).toBeChecked()
  await expect.element(reasons().nth(1)).toHaveValue('Tự xin thôi học')
  await reasons().first().fill('Chưa đạt yêu cầu')
  await save()
  await expect.element(reasons().nth(1)).toHaveAccessibleDescription(/Lý do nghỉ quá dài\./)
  await expect.element(reasons().first()).toHaveValue('Chưa đạt yêu cầu')
})

test('the summary says of whom it is what several have to mend', async () => {
  const texts = ['Lý do nghỉ quá dài.']
  answer('decisions.update', () => {
    throw new ValidationError(
      { message: 'Dữ liệu không hợp lệ.', operation: 'decisions.update', status: 400 },
      { 'people.0.leave_reason': texts, 'people.1.leave_reason': texts },
    )
  })
  mountForm(draft(['Chưa đạt', 'Tự xin thôi học']))
  await reasons().first().fill('Chưa đạt yêu cầu')
  await save()
  for (const name of ['Lê Thị Một (SM0007)', 'Lê Thị Hai (SM0008)'])
    await expect.element(page.getByText(`${name}: Lý do nghỉ quá dài.`)).toBeVisible()
})

test('what is said of all anew is what each starts with the next time', async () => {
  mountForm(draft(['Chưa đạt', 'Chưa đạt']))
  await apart().click()
  await expect.poll(() => reasons().elements().length, { timeout: 60_000 }).toBe(2)
  await apart().click()
  await expect.poll(() => reasons().elements().length, { timeout: 60_000 }).toBe(1)
  await reasons().fill('Thôi học')
  await apart().click()
  await expect.element(reasons().nth(0)).toHaveValue('Thôi học')
  await expect.element(reasons().nth(1)).toHaveValue('Thôi học')
  await save()
  const same = [7, 8].map((employee_id) => ({ employee_id, leave_reason: 'Thôi học' }))
  await expect.poll(saved, { timeout: 60_000 }).toMatchObject([{ input: { body: { people: same } } }])
})

test('what was said of each and is alike is said of all again, and what would be lost is named before', async () => {
  mountForm(draft(['Chưa đạt', 'Tự xin thôi học']))
  await expect.element(apart()).toHaveAccessibleDescription(/mất nội dung riêng của từng người: Lý do nghỉ\./)
  await page.getByRole('textbox', { name: 'Ghi chú' }).first().fill('Đã bàn giao')
  await expect.element(apart()).toHaveAccessibleDescription(/Lý do nghỉ, Ghi chú\./)
  await reasons().nth(0).fill('Tự xin thôi học ')
  await page.getByRole('textbox', { name: 'Ghi chú' }).first().fill('')
  await expect.element(apart()).toHaveAccessibleDescription(/được chép cho từng người/)
  await apart().click()
  await expect.poll(() => reasons().elements().length, { timeout: 60_000 }).toBe(1)
  await save()
  const same = [7, 8].map((employee_id) => ({ employee_id, leave_reason: 'Tự xin thôi học' }))
  await expect.poll(saved, { timeout: 60_000 }).toMatchObject([{ input: { body: { people: same } } }])
})

test('what is refused of somebody stands once at the field of all where nobody has his own', async () => {
  const texts = ['Lý do nghỉ quá dài.']
  answer('decisions.update', () => {
    throw new ValidationError(
      { message: 'Dữ liệu không hợp lệ.', operation: 'decisions.update', status: 400 },
      { 'people.0.leave_reason': texts, 'people.1.leave_reason': texts },
    )
  })
  mountForm(draft(['Chưa đạt', 'Chưa đạt']))
  await apart().click()
  await expect.poll(() => reasons().elements().length, { timeout: 60_000 }).toBe(2)
  await apart().click()
  await expect.poll(() => reasons().elements().length, { timeout: 60_000 }).toBe(1)
  await reasons().fill('Thôi học')
  await save()
  await expect.element(reasons()).toHaveAccessibleDescription(/^Lý do nghỉ quá dài\. Để trống/)
  expect(page.getByText('Lý do nghỉ quá dài.').elements()).toHaveLength(1)
})
