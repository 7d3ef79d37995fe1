import type { Data } from '@nhansu/sdk/contract'
import { NotFoundError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import EmployeeFileScreen from './employee-file-screen.tsx'
import OwnFileScreen from './own-file-screen.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Employee = Data<'employees.list'>['employees'][number]

const employee: Employee = {
  id: 7,
  nhansu_id: 'SM000007',
  full_name: 'Nguyễn Thị Hồng Đào',
  gender: 'Nữ',
  date_of_birth: '1992-11-08',
  phone: '0981000123',
  company_email: 'daonth@example.com',
  nature_of_work: 1,
  work_state: 'left',
  active: false,
  group_join_date: null,
  join_date: '2016-03-14',
  official_date: '2016-05-14',
  leave_date: '2026-03-13',
  timekeeping_code: null,
  positions: [],
  account: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

/** The same as his own card. */
const card = { ...employee, masked_fields: ['hr_note'], dotted_fields: [] }

const found = (employees: Employee[]) => () => ({ employees, meta: {} })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

function open(at: string, profile: ReturnType<typeof readerWith>) {
  return mountPage(<EmployeeFileScreen />, at, { path: '/page/:id', profile })
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('employeeAvatar.show', () => ({ avatar: null }))
  answer('employeeTransfers.mine', () => ({ own_transfers: [] }))
  answer('profileRounds.mine', () => ({ rounds: [] }))
})
afterEach(unmountPage)

test('a file says who it is, in which state, and for how long', async () => {
  answer('employees.list', found([employee]))
  const shown = { ...card, former_codes: ['SM009004'] }
  answer('employees.show', () => ({ employee: shown, warnings: [{ field: 'phone', text: 'Số lạ.' }] }))
  open('/page/7', readerWith('employee_access'))
  await expect.element(page.getByText('Mã cũ')).toBeVisible()
  await expect.element(page.getByText('SM009004')).toBeVisible()
  await expect.element(heading('Nguyễn Thị Hồng Đào')).toBeVisible()
  await expect.element(page.getByText('Đã hết hạn')).toBeVisible()
  await expect.element(page.getByText('SM000007 · vào công ty 14-03-2016 (9 năm 11 tháng)')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Thông tin chung' })).toBeVisible()
  await expect.element(page.getByText('08-11-1992')).toBeVisible()
  await expect.element(page.getByText('Không có quyền xem')).toBeVisible()
  await expect.element(page.getByText('Số lạ.')).toBeVisible()
  expect(page.getByRole('link', { name: /Cập nhật/ }).query()).toBeNull()
})

test('whoever reads a file is offered its paper', async () => {
  answer('employees.list', found([employee]))
  answer('employees.show', () => ({ employee: card, warnings: [] }))
  open('/page/7', readerWith('employee_access'))
  await expect.element(page.getByRole('button', { name: 'In sơ yếu lý lịch' })).toBeVisible()
})

test('somebody who is not there, or not to be seen, is said in a sentence', async () => {
  answer('employees.list', found([]))
  open('/page/7', readerWith('employee_access'))
  await expect.element(page.getByText(/Không tìm thấy nhân viên này/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Về / })).toBeVisible()
})

test('one’s own mark opens one’s own file alone, whatever the address says', async () => {
  answer('employees.info', () => ({ employee: card }))
  open('/page/8?query=my-profile', readerWith('employee_access'))
  await expect.element(page.getByText('Đây không phải là hồ sơ của bạn.')).toBeVisible()
  unmountPage()
  answer('employeeAvatar.show', () => ({ avatar: null }))
  answer('employeeTransfers.mine', () => ({ own_transfers: [] }))
  answer('profileRounds.mine', () => ({ rounds: [] }))
  answer('employees.info', () => ({ employee: card }))
  answer('employees.show', () => ({ employee: card, warnings: [] }))
  answer('leaverTasks.mine', () => ({ own_leaver_tasks: [] }))
  answer('dataQuality.mine', () => ({ own_quality: { missing_papers: [], findings: [] } }))
  open('/page/7?query=my-profile', readerWith())
  await expect.element(heading('Nguyễn Thị Hồng Đào')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Giấy tờ' })).toBeVisible()
  expect(seen.map(({ operation }) => operation)).toEqual([
    'employees.info',
    'employeeAvatar.show',
    'employees.show',
    'dataQuality.mine',
    'profileRounds.mine',
    'leaverTasks.mine',
    'employeeTransfers.mine',
  ])
  expect(seen[0]?.input).toEqual({ path: { nhansu_id: 'SM000009' } })
})

test.each([
  ['with a column for what is missing', ['Chưa có số điện thoại'], false],
  ['without a column where nothing is', [], true],
])('one’s own file stands %s', async (_, findings, isWide) => {
  answer('employees.info', () => ({ employee: card }))
  answer('employees.show', () => ({ employee: card, warnings: [] }))
  answer('leaverTasks.mine', () => ({ own_leaver_tasks: [] }))
  answer('dataQuality.mine', () => ({ own_quality: { missing_papers: [], findings } }))
  mountPage(<OwnFileScreen />, '/page', { profile: readerWith() })
  const tab = page.getByRole('tablist')
  await expect.element(tab).toBeVisible()
  await expect.poll(() => tab.element().getBoundingClientRect().width > 1000).toBe(isWide)
  await expect.poll(() => page.getByText('Hồ sơ cần bổ sung').elements().length).toBe(findings.length)
})

test.each([
  ['is asked for where a reviewer decides', 'review' as const, /Ảnh mới hiển thị khi được duyệt\./],
  ['is replaced at once where it is his', 'self' as const, /Ảnh được thay ngay\./],
  ['is not taken where HR keeps it', 'hr' as const, /Ảnh trong hồ sơ do bộ phận nhân sự cập nhật\./],
])('one’s own picture %s', async (_, mode, words) => {
  answer('employees.info', () => ({ employee: card }))
  answer('employees.show', () => ({ employee: card, warnings: [] }))
  answer('leaverTasks.mine', () => ({ own_leaver_tasks: [] }))
  answer('dataQuality.mine', () => ({ own_quality: { missing_papers: [], findings: [] } }))
  const picture = { field: 'avatar', label: 'Ảnh', section: 'Hồ sơ', mode, needs_evidence: false }
  const fields = [{ ...picture, is_locked: false, is_shown: true, is_shown_fixed: true }]
  answer('requestChangeSettings.show', () => ({ settings: { version: 1, remind_days: [2], fields } }))
  mountPage(<OwnFileScreen />, '/page', { profile: readerWith() })
  await expect.element(heading('Nguyễn Thị Hồng Đào')).toBeVisible()
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Đổi ảnh của tôi' }).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

test('who leaves reads his own part of what is to be done', async () => {
  answer('employees.info', () => ({ employee: card }))
  answer('employees.show', () => ({ employee: card, warnings: [] }))
  answer('dataQuality.mine', () => ({ own_quality: { missing_papers: [], findings: [] } }))
  const task = { id: 3, name: 'Trả thẻ nhân viên', due_date: '2031-02-28', leave_date: '2031-02-28' }
  answer('leaverTasks.mine', () => ({ own_leaver_tasks: [{ ...task, status: 'open' as const }] }))
  mountPage(<OwnFileScreen />, '/page', { profile: readerWith() })
  await expect.element(page.getByText('Việc bạn cần làm trước khi nghỉ việc')).toBeVisible()
  await expect.element(page.getByText('Trả thẻ nhân viên')).toBeVisible()
  await expect.element(page.getByText('Hạn 28-02-2031')).toBeVisible()
})

test('a user who is no employee here is told so', async () => {
  answer('employees.info', () => {
    throw new NotFoundError({ operation: 'employees.info', message: 'Không tìm thấy.' })
  })
  mountPage(<OwnFileScreen />, '/page', { profile: readerWith() })
  await expect.element(page.getByText(/không có hồ sơ nhân viên trong công ty đang chọn/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/')
})
