import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import type { EmployeeFile } from '../file/employee-file.ts'
import { CorrectPay } from './pay-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const level = {
  id: 88,
  valid_from: '2026-01-01',
  valid_to: null,
  waits: false,
  decision_no: '15/QĐ-LG',
  decision_date: '2025-12-20',
  by_decision: false,
  pay_scale: 'Chuyên viên',
  next_raise_date: '2028-01-01',
  masked_fields: [],
  dotted_fields: ['base_salary'],
}
// The dialog asks nothing of the employee but whose pay it is.
const employee = { id: 7, full_name: 'Nguyễn Thị Hồng Đào' } as EmployeeFile

const bodies = () =>
  seen.flatMap(({ operation, input }) =>
    operation === 'employeePayLevels.correct' ? [(input as { body: object }).body] : [],
  )

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('employeePayLevels.correct', () => ({ pay_levels: [], warnings: [] }))
  mountPage(<CorrectPay employee={employee} level={level} onClose={() => {}} />, '/page', {
    profile: readerWith('employee_access', 'employee_pay'),
  })
})
afterEach(unmountPage)

test('the day of the next raise is taken away by emptying it', async () => {
  await page.getByLabelText('Ngày xét nâng lương').fill('')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Bỏ', { exact: true })).toBeVisible()
  expect(bodies()).toEqual([{ effective_date: '2026-01-01', next_raise_date: null }])
})

test('what stands there of the level and is left as it is is not asked for', async () => {
  await page.getByLabelText('Lương cơ bản').fill('9500000')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText(/9,500,000/)).toBeVisible()
  expect(bodies()).toEqual([{ effective_date: '2026-01-01', base_salary: 9_500_000 }])
})
