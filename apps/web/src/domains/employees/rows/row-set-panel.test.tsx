import { ConflictError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import type { EmployeeFile } from '../file/employee-file.ts'
import { RowSetPanel } from './row-set-panel.tsx'
import { rowSets } from './row-sets.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }
const row = (id: number, part: object) => ({
  id,
  bank_name: 'Vietcombank',
  branch: null,
  account_holder: 'NGUYEN THI HONG DAO',
  is_salary_account: false,
  display_order: id,
  warnings: [],
  version: 1,
  masked_fields: [],
  dotted_fields: ['account_number'],
  ...stamps,
  ...part,
})
const rows = [row(1, { is_salary_account: true }), row(2, { bank_name: 'BIDV', version: 4 })]
const list = () => ({ bank_accounts: rows }) as never

// The panel asks nothing of the employee but whose rows to read.
const employee = { id: 7 } as EmployeeFile
const hr = readerWith('employee_access', 'employee_edit', 'employee_sensitive')

function open(profile = hr) {
  return mountPage(<RowSetPanel set={rowSets.bankAccounts} employee={employee} own={false} />, '/page', {
    profile,
  })
}

const sent = (operation: string) => seen.flatMap((call) => (call.operation === operation ? [call.input] : []))

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('a row is changed in place from its own version, and what stands behind dots stays', async () => {
  answer('employeeBankAccounts.list', list)
  answer('employeeBankAccounts.update', () => ({ bank_account: rows[1], field_change: '' }) as never)
  open()
  await expect.element(page.getByText('••••').first()).toBeVisible()
  await page.getByRole('button', { name: /^Sửa/ }).nth(1).click()
  await page.getByRole('textbox', { name: 'Chi nhánh' }).fill('Hải Phòng')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByText('Cập nhật thành công!')).toBeVisible()
  expect(sent('employeeBankAccounts.update')).toEqual([
    { path: { id: 7, row_id: 2 }, body: { branch: 'Hải Phòng', version: 4 } },
  ])
})

test('a row that somebody else has saved meanwhile is shown beside what was typed', async () => {
  answer('employeeBankAccounts.list', list)
  answer('employeeBankAccounts.update', () => {
    const newer = { bank_account: row(2, { branch: 'Hà Nội', version: 5 }) }
    throw new ConflictError({ operation: 'employeeBankAccounts.update', message: 'Đã cũ.' }, undefined, newer)
  })
  open()
  await page.getByRole('button', { name: /^Sửa/ }).nth(1).click()
  await page.getByRole('textbox', { name: 'Chi nhánh' }).fill('Hải Phòng')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByText('Bản mới: Hà Nội')).toBeVisible()
})

test('a row is added, removed and brought back, and moved by keys', async () => {
  answer('employeeBankAccounts.list', list)
  answer('employeeBankAccounts.destroy', () => ({ ids: [2] }))
  answer('employeeBankAccounts.restore', () => ({ ids: [2] }))
  answer('employeeBankAccounts.update', () => ({ bank_account: rows[0], field_change: '' }) as never)
  open()
  await page.getByRole('button', { name: 'Thêm tài khoản' }).click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByText('Vui lòng nhập ngân hàng.')).toBeVisible()
  await page.getByRole('button', { name: 'Hủy' }).click()
  await page.getByRole('button', { name: 'Bỏ BIDV' }).click()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(page.getByRole('button', { name: 'Bỏ BIDV' })).toBeVisible()
  expect(sent('employeeBankAccounts.restore')).toEqual([{ path: { id: 7 }, body: { ids: [2] } }])
  page.getByRole('button', { name: 'Chuyển BIDV lên trên' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sent('employeeBankAccounts.update'))
    .toEqual([{ path: { id: 7, row_id: 2 }, body: { display_order: 0, version: 4 } }])
})

test('a reader without the right to write reads, and one without the right to read sees nothing', async () => {
  answer('employeeBankAccounts.list', list)
  open(readerWith('employee_access', 'employee_pay'))
  await expect.element(page.getByText('BIDV')).toBeVisible()
  expect(page.getByRole('button', { name: 'Thêm tài khoản' }).elements()).toEqual([])
  unmountPage()
  open(readerWith('employee_access'))
  expect(page.getByText('BIDV').elements()).toEqual([])
})
