import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import type { EmployeeFile } from '../file/employee-file.ts'
import HistoryTab from './history-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const at = '2026-10-01T08:30:00+07:00'
const change = (part: object) => ({
  id: 1,
  at,
  user_name: 'Phạm Thu Hà',
  source: 'edit',
  is_dotted: false,
  ...part,
})
const job = (deed: string, effective_date: string) => ({
  source: 'job_change',
  job_change: { id: 88, kind: 'transfer', deed, effective_date },
})
const changes = [
  change({ label: 'Số điện thoại', path: 'phone', old_value: null, new_value: '0912', job_change: null }),
  ...(['2026-11-01', '2026-12-01'] as const).map((day, place) =>
    change({
      label: 'Chức vụ chính',
      path: 'job_changes.88.main_position',
      old_value: 'Nhân viên, Đội Kho',
      new_value: place === 0 ? 'Nhân viên, Tổ Xe' : 'Nhân viên, Đội Giao',
      ...job('corrected', day),
    }),
  ),
  change({
    label: 'Lương cơ bản',
    path: 'pay_levels.89.base_salary',
    is_dotted: true,
    source: 'job_change',
    job_change: { id: 89, kind: 'pay', deed: 'written', effective_date: '2026-01-01' },
  }),
]

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('tells of a job change what was done, since when, and each day apart from the other', async () => {
  answer('employeeHistory.list', () => ({ changes, meta: { pagination: { total: 4 } } }) as never)
  // The tab asks nothing of the employee but whose history to read.
  const employee = { id: 7 } as EmployeeFile
  mountPage(<HistoryTab employee={employee} own={false} />, '/page', {
    profile: readerWith('employee_access'),
  })
  for (const words of [
    'Phạm Thu Hà, biến động công việc: đính chính Điều chuyển, từ ngày 01-11-2026',
    'Chức vụ chính: Nhân viên, Đội Kho → Nhân viên, Tổ Xe',
    'Phạm Thu Hà, biến động công việc: đính chính Điều chuyển, từ ngày 01-12-2026',
    'Chức vụ chính: Nhân viên, Đội Kho → Nhân viên, Đội Giao',
    'Phạm Thu Hà, biến động công việc: Xếp lương, từ ngày 01-01-2026',
    'Lương cơ bản: đã thay đổi (đang che)',
    'Phạm Thu Hà, sửa hồ sơ',
    'Số điện thoại: (trống) → 0912',
  ]) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  }
})
