import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { JobDialog } from './job-dialog.tsx'
import { kindsOfDialog } from './job-kinds.ts'
import JobTab from './job-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Job = Data<'jobChanges.ofEmployee'>

const inStock = { position_id: 2, position_name: 'Nhân viên', department_id: 4, department_name: 'Đội Kho' }
const written = {
  decision_no: null,
  decision_date: null,
  decision_type: null,
  decision_id: null,
  reason: null,
  corrects_id: null,
  written_by: 'Phạm Thu Hà',
  written_at: '2026-10-20T08:30:00+07:00',
  ended_by: null,
  ended_at: null,
  end_reason: null,
  held_up: null,
}
const job: Job = {
  job: { date: '2026-11-22', since: '2024-01-01', facts: { work_state: 'official', main_position: inStock } },
  changes: [
    {
      ...written,
      id: 2,
      kind: 'termination',
      state: 'waiting',
      effective_date: '2027-01-01',
      facts: { leave_reason: 'Nghỉ hưu' },
    },
    {
      ...written,
      id: 1,
      kind: 'transfer',
      state: 'in_effect',
      effective_date: '2024-01-01',
      facts: { main_position: inStock },
    },
  ],
}
const employee = {
  id: 7,
  nhansu_id: 'SM000007',
  full_name: 'Nguyễn Thị Hồng Đào',
  gender: 'Nữ' as const,
  active: true,
  work_state: 'official' as const,
  join_date: '2024-01-01',
  positions: [],
}

const inputsOf = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('the tab says what waits and what was written, and lets officers take back and put right', async () => {
  answer('jobChanges.ofEmployee', () => job)
  mountPage(<JobTab employee={employee} own={false} />, '/page', {
    profile: readerWith('employee_access', 'employee_edit'),
  })
  await expect.element(page.getByText('Từ ngày 01-01-2027: Nghỉ việc')).toBeVisible()
  await expect.element(page.getByText('Lý do nghỉ: Nghỉ hưu')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Đính chính' })).toBeVisible()
  await page.getByRole('button', { name: 'Rút' }).click()
  await page.getByRole('textbox', { name: /^Lý do rút/ }).fill('Quyết định đã hủy')
  answer('jobChanges.withdraw', () => job)
  await page.getByRole('button', { name: 'Rút thay đổi' }).click()
  await expect
    .poll(() => inputsOf('jobChanges.withdraw'))
    .toEqual([{ path: { id: 2 }, body: { reason: 'Quyết định đã hủy' } }])
})

test('readers see no button', async () => {
  answer('jobChanges.ofEmployee', () => job)
  mountPage(<JobTab employee={employee} own={false} />, '/page', { profile: readerWith('employee_access') })
  await expect.element(page.getByText('Từ ngày 01-01-2027: Nghỉ việc')).toBeVisible()
  expect(page.getByRole('button', { name: 'Rút' }).elements()).toEqual([])
})

test('a change is shown before it is written', async () => {
  const [, , , leave] = kindsOfDialog
  if (!leave) throw new Error('no leave')
  answer('jobChanges.store', () => ({
    changes: [
      {
        employee_id: 7,
        nhansu_id: 'SM000007',
        full_name: 'Nguyễn Thị Hồng Đào',
        state: 'waiting' as const,
        before: { work_state: 'official' as const },
        after: { work_state: 'unpaid_leave' as const },
        warnings: ['Không có gì thêm.'],
      },
    ],
  }))
  mountPage(
    <JobDialog
      kinds={[leave]}
      ids={[7]}
      whom="Nguyễn Thị Hồng Đào"
      known={{ effective_date: '2027-01-01' }}
      onClose={() => undefined}
    />,
    '/page',
    { profile: readerWith('employee_edit') },
  )
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Tình trạng làm việc: Chính thức → Nghỉ không lương')).toBeVisible()
  await expect.element(page.getByText('Lưu ý: Không có gì thêm.')).toBeVisible()
  await page.getByRole('button', { name: 'Nghỉ không lương' }).click()
  await expect
    .poll(() => inputsOf('jobChanges.store'))
    .toMatchObject([{ query: { dry_run: true } }, { body: { ids: [7], facts: { absent_until: null } } }])
})
