import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import DataRetention from './data-retention.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const hold = {
  id: 4,
  employee_id: 12,
  nhansu_id: 'NS0012',
  full_name: 'Lê Thị Bị Giữ',
  reason: 'Tòa án yêu cầu giữ hồ sơ.',
  until_date: '2027-06-30',
  is_in_force: true,
  is_mine: false,
  created_by_name: 'Phạm Thu Hà',
  ended_at: null,
  ended_by_name: null,
  end_reason: null,
  version: 1,
  created_at: '2026-10-01T08:30:00+07:00',
}
const due = {
  employee_id: 20,
  nhansu_id: 'NS0020',
  full_name: 'Vũ Thị Đã Nghỉ',
  leave_date: '2023-05-31',
  classes: ['contact' as const, 'health' as const],
  hindrance: null,
}
const proposal = {
  id: 9,
  employee_id: 21,
  nhansu_id: 'NS0021',
  full_name: 'Đỗ Văn Chờ',
  classes: ['bank' as const],
  state: 'proposed' as const,
  proposed_by_name: 'Phạm Thu Hà',
  settled_by_name: null,
  settled_at: null,
  counts: [],
  files: null,
  is_repeated: false,
  may_confirm: true,
  by_two: true,
  version: 2,
  created_at: '2026-10-01T08:30:00+07:00',
}
const settings = { by_two: true, version: 1 }
const preview = {
  ...due,
  erased: [{ title: 'Thông tin cá nhân', rows: 1 }],
  files: 2,
  shared: [{ title: 'Tài liệu', rows: 3 }],
  kept: [{ key: 'pay' as const, until: '2033-05-31', source: 'Quy định nội bộ' }],
  needs_other: true,
}
const meta = { pagination: { total: 1, per_page: 20, current_page: 1, total_pages: 1 } }
const classes = [
  {
    key: 'health' as const,
    months: 24,
    source: 'Quy định nội bộ',
    parts: ['Sức khỏe', 'Khám sức khỏe'],
    document_types: ['Giấy khám sức khỏe'],
  },
  { key: 'service' as const, months: null, source: null, parts: ['Hồ sơ'], document_types: [] },
]

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('dataHolds.list', () => ({ holds: [hold], meta }))
  answer('erasures.list', () => ({ due: [due], due_total: 1, erasures: [proposal], settings }))
  answer('dataMap.show', () => ({ data_map: { classes, left_out: [] } }))
})
afterEach(unmountPage)

test('HR reads for how long data are kept and whose are held, and ends a hold with a reason', async () => {
  answer('dataHolds.end', () => ({ hold: { ...hold, is_in_force: false } }))
  mountPage(<DataRetention />, '/page', { path: '/page', profile: readerWith('personal_data_edit') })
  await expect.element(page.getByText('Sức khỏe, tai nạn lao động: 24 tháng (Quy định nội bộ)')).toBeVisible()
  await expect
    .element(page.getByText('Sức khỏe, Khám sức khỏe, tài liệu loại Giấy khám sức khỏe'))
    .toBeVisible()
  await expect.element(page.getByText('Hồ sơ chứng minh quá trình làm việc: giữ lâu dài')).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ tạm giữ: Lê Thị Bị Giữ' }).click()
  await page.getByRole('textbox', { name: /^Lý do/ }).fill('Vụ án đã xong.')
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ tạm giữ' }).click()
  await expect
    .poll(() => seen)
    .toContainEqual({
      operation: 'dataHolds.end',
      input: { path: { id: 4 }, body: { version: 1, reason: 'Vụ án đã xong.' } },
    })
})

test('what was erased may be had on paper, also by who only reads; a proposal not', async () => {
  const done = { ...proposal, id: 11, state: 'done' as const, full_name: 'Bùi Thị Đã Xóa', files: 2 }
  answer('erasures.list', () => ({ due: [], due_total: 0, erasures: [done, proposal], settings }))
  mountPage(<DataRetention />, '/page', { path: '/page', profile: readerWith('personal_data_access') })
  await expect
    .element(page.getByRole('button', { name: 'Biên bản xóa dữ liệu: Bùi Thị Đã Xóa' }))
    .toBeVisible()
  expect(page.getByRole('button', { name: /^Biên bản xóa dữ liệu/ }).elements()).toHaveLength(1)
})

test('who may only read neither holds nor ends', async () => {
  mountPage(<DataRetention />, '/page', { path: '/page', profile: readerWith('personal_data_access') })
  await expect.element(page.getByText('Lê Thị Bị Giữ · NS0012')).toBeVisible()
  await expect.element(page.getByText('Đỗ Văn Chờ · NS0021')).toBeVisible()
  expect(page.getByRole('button', { name: /tạm giữ|xóa/i }).elements()).toHaveLength(0)
})

test('HR sees what goes and what stays until when before it proposes, and a second person erases after a warning', async () => {
  answer('erasures.propose', ({ query }) => ({ preview, erasure: query?.dry_run === true ? null : proposal }))
  answer('erasures.confirm', () => ({ erasure: { ...proposal, state: 'done' as const } }))
  mountPage(<DataRetention />, '/page', { path: '/page', profile: readerWith('personal_data_edit') })
  await page.getByRole('button', { name: 'Xem trước việc xóa: Vũ Thị Đã Nghỉ' }).click()
  await expect.element(page.getByText('Đến ngày 31-05-2033, theo Quy định nội bộ')).toBeVisible()
  await expect.element(page.getByText('3 mục, chỉ bỏ tên người này')).toBeVisible()
  await expect.element(page.getByText(/Xóa rồi không lấy lại được/)).toBeVisible()
  await page.getByRole('button', { name: 'Đề nghị xóa', exact: true }).click()
  await expect
    .poll(() => seen)
    .toContainEqual({ operation: 'erasures.propose', input: { body: { employee_id: 20 } } })
  await page.getByRole('button', { name: 'Xác nhận xóa: Đỗ Văn Chờ' }).click()
  await expect.element(page.getByText(/Không ai lấy lại được/)).toBeVisible()
  await expect.element(page.getByText(/^Nhóm được đề nghị xóa: /)).toBeVisible()
  await expect.element(page.getByText('Đến ngày 31-05-2033, theo Quy định nội bộ')).toBeVisible()
  await page.getByRole('button', { name: 'Xóa vĩnh viễn' }).click()
  await expect
    .poll(() => seen)
    .toContainEqual({ operation: 'erasures.confirm', input: { path: { id: 9 }, body: { version: 2 } } })
})

test('who may erase and gives rights says whether it takes two people; others read it', async () => {
  answer('erasures.saveSettings', () => ({ settings: { by_two: false, version: 2 } }))
  mountPage(<DataRetention />, '/page', {
    path: '/page',
    profile: readerWith('personal_data_edit', 'permission_edit'),
  })
  await page.getByRole('switch', { name: /^Xóa phải có hai người/ }).click()
  await expect
    .poll(() => seen)
    .toContainEqual({ operation: 'erasures.saveSettings', input: { body: { by_two: false, version: 1 } } })
})
