import type { Data } from '@nhansu/sdk/contract'
import { NotFoundError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import JobTab from './job-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const stock = { position_id: 2, position_name: 'Nhân viên', department_id: 4, department_name: 'Đội Kho' }
const change = {
  id: 1,
  kind: 'appointment' as const,
  state: 'in_effect' as const,
  effective_date: '2024-01-01',
  facts: { heavy_work: 'heavy' as const },
  decision_no: null,
  decision_date: null,
  decision_type: null,
  decision_id: null,
  reason: null,
  corrects_id: null,
  written_by: null,
  written_at: '2024-01-01T08:30:00+07:00',
  ended_by: null,
  ended_at: null,
  end_reason: null,
  held_up: null,
}
const job: Data<'jobChanges.ofEmployee'> = {
  job: { date: '2026-11-22', since: '2024-01-01', facts: { work_state: 'official', main_position: stock } },
  changes: [change],
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
const asked = (operation: string) => seen.findLast((call) => call.operation === operation)?.input

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

const open = (at: string) =>
  mountPage(<JobTab employee={employee} own={false} />, at, {
    profile: readerWith('employee_access', 'employee_edit'),
  })

test('the work of another day is asked for, stands in the address and is only read', async () => {
  answer('jobChanges.ofEmployee', () => job)
  const router = open('/page')
  await expect.element(page.getByText('Từ ngày 01-01-2024: Công việc nặng nhọc, độc hại')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Đính chính' })).toBeVisible()
  await page.getByRole('button', { name: 'Tính đến ngày …' }).click()
  await page.getByRole('textbox', { name: 'Tính đến ngày' }).fill('30-06-2025')
  await expect.element(page.getByText(/Đang xem công việc tính đến ngày 30-06-2025/)).toBeVisible()
  expect(router.state.location.search).toBe('?as_of=2025-06-30')
  await expect
    .poll(() => asked('jobChanges.ofEmployee'))
    .toEqual({ path: { id: 7 }, query: { as_of: '2025-06-30' } })
  await expect.element(page.getByRole('heading', { name: 'Công việc vào ngày đó' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Đính chính' }).elements()).toEqual([])
  answer('jobChanges.why', () => ({ why: { date: '2025-06-30', facts: [], masked_fields: [] } }))
  await page.getByRole('button', { name: 'Vì sao chức vụ chính?' }).click()
  await expect
    .poll(() => asked('jobChanges.why'))
    .toEqual({ path: { id: 7 }, query: { as_of: '2025-06-30' } })
})

test('a day before joining says so, and leads back', async () => {
  answer('jobChanges.ofEmployee', (input) => {
    if (input.query?.as_of !== undefined)
      throw new NotFoundError({ operation: 'jobChanges.ofEmployee', message: 'Không tìm thấy.' })
    return job
  })
  open('/page?as_of=2020-01-01')
  await expect.element(page.getByText('Vào ngày này nhân viên chưa vào công ty.')).toBeVisible()
  await page.getByRole('button', { name: 'Về hôm nay' }).click()
  await expect.element(page.getByRole('heading', { name: 'Công việc hiện tại' })).toBeVisible()
})

test('one day is read as it was known on another', async () => {
  answer('jobChanges.ofEmployee', () => job)
  open('/page?as_of=2025-06-30&known_on=2025-01-31')
  await expect.element(page.getByText(/công việc tính đến ngày 30-06-2025/)).toBeVisible()
  await expect.element(page.getByText(/công việc theo dữ liệu đã ghi đến ngày 31-01-2025/)).toBeVisible()
  const query = { as_of: '2025-06-30', known_on: '2025-01-31' }
  await expect.poll(() => asked('jobChanges.ofEmployee')).toEqual({ path: { id: 7 }, query })
})
