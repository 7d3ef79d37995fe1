import type { Data } from '@nhansu/sdk/contract'
import { ConflictError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { AccountQuestion } from './account-question.tsx'
import { AccountsQuestion } from './accounts-question.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const holder = { id: 7, full_name: 'Nguyễn Thị Hồng Đào', active: true, account: null }
const account = { id: 3, login: 'daonth', is_active: true }

function opened(how: Pick<Data<'employees.activateAccount'>, 'link' | 'link_sent_to'>) {
  // Of the employee nothing but the account is looked at.
  const employee = { ...holder, account } as unknown as Data<'employees.activateAccount'>['employee']
  return () => ({ employee, ...how })
}

const confirm = () => page.getByRole('button', { name: 'Kích hoạt', exact: true }).click()

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('a new account says its login and where the link went, and closes', async () => {
  answer('employees.activateAccount', opened({ link_sent_to: 'company_email', link: null }))
  const closed = vi.fn()
  mountPage(<AccountQuestion change="activate" employee={holder} onClose={closed} />)
  await confirm()
  await expect.element(page.getByText(/Đã mở tài khoản daonth và gửi liên kết/)).toBeVisible()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(seen).toEqual([{ operation: 'employees.activateAccount', input: { path: { id: 7 } } }])
})

test('a link that could not be sent is shown to be handed over', async () => {
  const link = { token: 'abc123', expires_at: '2026-11-23T09:00:00+07:00', mailed_to: null }
  answer('employees.activateAccount', opened({ link_sent_to: null, link }))
  const closed = vi.fn()
  mountPage(<AccountQuestion change="activate" employee={holder} onClose={closed} />)
  await confirm()
  await expect
    .element(page.getByRole('textbox', { name: 'Liên kết' }))
    .toHaveValue(`${location.origin}/dat-mat-khau#abc123`)
  expect(closed).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Đóng', exact: true }).click()
  expect(closed).toHaveBeenCalledOnce()
})

test('a refusal stays in the question, in the server’s words', async () => {
  answer('employees.activateAccount', () => {
    throw new ConflictError({
      operation: 'employees.activateAccount',
      message: 'Nhân viên này chưa có email.',
    })
  })
  mountPage(<AccountQuestion change="activate" employee={holder} onClose={() => undefined} />)
  await confirm()
  await expect.element(page.getByText('Nhân viên này chưa có email.')).toBeVisible()
})

test('of several who was left alone is named with the reason', async () => {
  answer('employees.activateAccounts', () => ({
    results: [
      { id: 7, nhansu_id: 'SM000007', full_name: 'Nguyễn Thị Hồng Đào', done: true, message: null },
      { id: 8, nhansu_id: 'SM000008', full_name: 'Trần Văn Bình', done: false, message: 'Chưa có email.' },
    ],
  }))
  mountPage(<AccountsQuestion change="activate" ids={[7, 8]} onClose={() => undefined} />)
  await confirm()
  const told = page.getByRole('dialog', { name: 'Cần xem lại' })
  await expect.element(told.getByText('Trần Văn Bình (SM000008)')).toBeVisible()
  await expect.element(told.getByText('Chưa có email.')).toBeVisible()
  expect(told.getByText(/Hồng Đào/).query()).toBeNull()
})
