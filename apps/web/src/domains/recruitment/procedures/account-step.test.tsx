import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { AccountStep } from './account-step.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Employee = Data<'employees.list'>['employees'][number]
const opens = () => page.getByRole('button', { name: 'Kích hoạt tài khoản' })
const goesHome = () => page.getByText(/sẽ gửi tới email cá nhân trong hồ sơ/)

const meta = { pagination: { total: 1, per_page: 20, current_page: 1, total_pages: 1 } }

function step(facts: Partial<Employee>, ...held: Parameters<typeof readerWith>) {
  // Of the employee nothing but name, address and account is looked at.
  const employee = { id: 7, full_name: 'Vũ Thị Tài Khoản', active: true, ...facts } as unknown as Employee
  answer('employees.list', () => ({ employees: [employee], meta }))
  mountPage(<AccountStep employeeId={7} />, '/page', { profile: readerWith(...held) })
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('whoever looks after files opens the account of somebody with an address of the company', async () => {
  step({ account: null, company_email: 'vu@cong-ty.example' }, 'employee_access', 'employee_edit')
  answer('employees.activateAccount', () => ({
    employee: { account: { id: 3, login: 'khoanvt', is_active: true } } as unknown as Employee,
    link_sent_to: 'company_email' as const,
    link: null,
  }))
  await opens().click()
  await page.getByRole('button', { name: 'Kích hoạt', exact: true }).click()
  await expect.element(page.getByText(/Đã mở tài khoản khoanvt và gửi liên kết/)).toBeVisible()
  expect(seen.at(-1)?.operation).not.toBe('procedures.finish')
})

test('without an address of the company the link goes to his own, which is said before', async () => {
  step({ account: null, company_email: null }, 'employee_access', 'employee_edit')
  await expect.element(goesHome()).toBeVisible()
  await expect.element(page.getByText(/hãy bổ sung một địa chỉ trước\.$/)).toBeVisible()
  answer('employees.activateAccount', () => ({
    employee: { account: { id: 3, login: 'khoanvt', is_active: true } } as unknown as Employee,
    link_sent_to: 'personal_email' as const,
    link: null,
  }))
  await opens().click()
  await page.getByRole('button', { name: 'Kích hoạt', exact: true }).click()
  await expect.element(page.getByText(/Đã mở tài khoản khoanvt và gửi liên kết/)).toBeVisible()
  unmountPage()
  // Whoever administers users is shown the link where it reaches nobody.
  step({ account: null, company_email: null }, 'employee_access', 'permission_edit')
  await expect.element(opens()).toBeVisible()
  await expect.element(goesHome()).toBeVisible()
  await expect.element(page.getByText(/bổ sung/)).not.toBeInTheDocument()
})

test('whoever only reads is offered nothing, and an open account is only told', async () => {
  step({ account: null, company_email: null }, 'employee_access')
  await expect.element(page.getByText('Chưa có tài khoản để đăng nhập')).toBeVisible()
  await expect.element(opens()).not.toBeInTheDocument()
  await expect.element(goesHome()).not.toBeInTheDocument()
  unmountPage()
  const account = { id: 3, login: 'khoanvt', is_active: true }
  step({ account, company_email: null }, 'employee_access', 'employee_edit')
  await expect.element(page.getByText(/^khoanvt · /)).toBeVisible()
  await expect.element(opens()).not.toBeInTheDocument()
})
