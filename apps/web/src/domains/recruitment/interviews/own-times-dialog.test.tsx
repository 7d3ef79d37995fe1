import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import OwnTimesDialog from './own-times-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const held = {
  weekly: [{ weekday: 1, from_time: '08:00', to_time: '11:30' }],
  exceptions: [{ date: '2030-12-20', is_free: false, from_time: null, to_time: null }],
}
const closed = vi.fn()

beforeEach(async () => {
  await page.viewport(1280, 1200)
  answer('interviewerTimes.mine', () => ({ times: held, is_employee: true }))
  answer('interviewerTimes.save', () => ({ times: held }))
  mountPage(<OwnTimesDialog onClose={closed} />, '/page', { profile: readerWith() })
})
afterEach(() => {
  unmountPage()
  closed.mockClear()
  seen.length = 0
})

const saved = () => seen.filter(({ operation }) => operation === 'interviewerTimes.save')
const save = () => page.getByRole('button', { name: 'Lưu', exact: true }).click()

test('hours of the week and other days are saved as a whole', async () => {
  await page.getByRole('textbox', { name: 'Đến giờ' }).nth(0).fill('10:30')
  await save()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(saved()[0]?.input).toEqual({
    body: { ...held, weekly: [{ weekday: 1, from_time: '08:00', to_time: '10:30' }] },
  })
})

test('hours that end before they begin are told at once', async () => {
  await page.getByRole('textbox', { name: 'Đến giờ' }).nth(0).fill('07:30')
  await save()
  await expect.element(page.getByText('Giờ kết thúc phải sau giờ bắt đầu.')).toBeVisible()
  expect(saved()).toHaveLength(0)
})

test('whoever has no file in the company is told so at once and is given no form', async () => {
  unmountPage()
  answer('interviewerTimes.mine', () => ({ times: { weekly: [], exceptions: [] }, is_employee: false }))
  mountPage(<OwnTimesDialog onClose={closed} />, '/page', { profile: readerWith() })
  await expect.element(page.getByText(/không gắn với hồ sơ nhân viên nào/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Lưu', exact: true })).not.toBeInTheDocument()
})
