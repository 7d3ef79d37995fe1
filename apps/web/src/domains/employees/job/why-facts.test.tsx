import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import JobTab from './job-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const inStock = { position_id: 2, position_name: 'Nhân viên', department_id: 4, department_name: 'Đội Kho' }
const source = {
  id: 1,
  kind: 'transfer' as const,
  effective_date: '2024-01-01',
  decision_no: null,
  decision_date: null,
  reason: null,
  written_by: 'Phạm Thu Hà',
  written_at: '2026-10-20T08:30:00+07:00',
  origin: 'written' as const,
  by_itself: false,
}
const { origin: _, by_itself: __, ...written } = source
const transfer: Data<'jobChanges.ofEmployee'>['changes'][number] = {
  ...written,
  state: 'in_effect',
  facts: { main_position: inStock },
  decision_type: null,
  decision_id: null,
  corrects_id: null,
  ended_by: null,
  ended_at: null,
  end_reason: null,
  held_up: null,
}
const leaving = {
  ...transfer,
  id: 2,
  kind: 'termination' as const,
  state: 'waiting' as const,
  effective_date: '2027-01-01',
  facts: { leave_reason: 'Nghỉ hưu' },
}
const job: Data<'jobChanges.ofEmployee'> = {
  job: { date: '2026-11-22', since: '2024-01-01', facts: { work_state: 'official', main_position: inStock } },
  changes: [leaving, transfer],
  later_changes: [],
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

test('each fact tells why it is so, and one call answers for all of them', async () => {
  answer('jobChanges.ofEmployee', () => job)
  answer('jobChanges.why', () => ({
    why: {
      date: '2026-11-22',
      masked_fields: [],
      facts: [
        {
          fact: 'main_position' as const,
          set_by: { ...source, decision_no: '9/QĐ', decision_date: '2023-12-20', decision_id: 31 },
          before: {},
          waiting: [
            { set_by: { ...source, id: 2, effective_date: '2027-01-01' }, facts: { main_position: inStock } },
          ],
        },
      ],
    },
  }))
  mountPage(<JobTab employee={employee} own={false} />, '/page', { profile: readerWith('employee_access') })
  await page.getByRole('button', { name: 'Vì sao chức vụ chính?' }).click()
  const told = page.getByRole('dialog', { name: 'Vì sao chức vụ chính?' })
  await expect.element(told.getByText('Điều chuyển, từ ngày 01-01-2024')).toBeVisible()
  await expect
    .element(told.getByRole('link', { name: 'Quyết định 9/QĐ ngày 20-12-2023' }))
    .toHaveAttribute('href', '/tai-lieu/quyet-dinh/31')
  await expect.element(told.getByText('Ghi lúc 20-10-2026 08:30:00, Phạm Thu Hà')).toBeVisible()
  await expect.element(told.getByText('Trước đó: chưa có')).toBeVisible()
  await expect.element(told.getByText('Từ ngày 01-01-2027: Nhân viên, Đội Kho (Điều chuyển)')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Vì sao tình trạng làm việc?' }).click()
  await expect.element(page.getByText('Chưa có thay đổi nào ghi thông tin này.')).toBeVisible()
  expect(inputsOf('jobChanges.why')).toEqual([{ path: { id: 7 } }])
})

test('the file as it was known on a day is only read, and says what came later', async () => {
  answer('jobChanges.ofEmployee', () => ({
    ...job,
    changes: [transfer],
    later_changes: [leaving],
  }))
  mountPage(<JobTab employee={employee} own={false} />, '/page?known_on=2026-10-31', {
    profile: readerWith('employee_access', 'employee_edit'),
  })
  await expect.element(page.getByText(/công việc theo dữ liệu đã ghi đến ngày 31-10-2026/)).toBeVisible()
  const later = page.getByRole('region', { name: 'Ghi hoặc kết thúc sau ngày 31-10-2026' })
  await expect.element(later.getByText('Từ ngày 01-01-2027: Nghỉ việc')).toBeVisible()
  expect(page.getByRole('button', { name: 'Đính chính' }).elements()).toEqual([])
  expect(inputsOf('jobChanges.ofEmployee')).toEqual([{ path: { id: 7 }, query: { known_on: '2026-10-31' } }])
  await page.getByRole('button', { name: 'Về hôm nay' }).click()
  await expect.element(page.getByRole('button', { name: 'Theo dữ liệu đã ghi đến ngày …' })).toBeVisible()
})
