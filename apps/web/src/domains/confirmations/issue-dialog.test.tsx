import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import type { Confirmation } from './confirmation-words.ts'
import { IssueDialog } from './issue-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const request: Confirmation = {
  id: 4,
  employee_id: 12,
  nhansu_id: 'NS0012',
  full_name: 'Nguyễn Thị Đào',
  department_name: null,
  kind: 'employment',
  purpose: 'Làm hồ sơ vay vốn',
  recipient: null,
  state: 'waiting',
  days_waiting: 1,
  number: null,
  issued_on: null,
  is_mine: false,
  created_by_name: 'Nguyễn Thị Đào',
  settled_by_name: null,
  settled_at: null,
  revoked_by_name: null,
  revoked_at: null,
  version: 3,
  created_at: '2026-10-01T08:30:00+07:00',
  updated_at: '2026-10-01T08:30:00+07:00',
  reason: null,
  valid_until: null,
  signer_name: null,
  signer_title: null,
  names_id_number: false,
  paper_hash: null,
  moves: ['issue'],
  may_print: false,
}
const signer = {
  id: 61,
  full_name: 'Vũ Đức Trưởng',
  printed_title: 'Phó Tổng Giám đốc',
  authority_no: '05/GUQ',
  is_legal_representative: false,
  refusal: null,
}

function mount(preview: Partial<Data<'confirmationRequests.preview'>>) {
  answer('confirmationRequests.preview', () => ({
    paper: { title: 'GIẤY XÁC NHẬN CÔNG TÁC', subject: null, lines: ['Công ty xác nhận:'] },
    signers: [],
    signer_required: false,
    id_number: 'closed' as const,
    ...preview,
  }))
  answer('confirmationRequests.issue', () => ({ request: { ...request, state: 'issued' as const } }))
  mountPage(<IssueDialog request={request} onClose={() => undefined} />, '/page', {
    path: '/page',
    profile: readerWith('employee_edit'),
  })
}
const issued = () => seen.filter(({ operation }) => operation === 'confirmationRequests.issue')
const press = () => page.getByRole('button', { name: 'Cấp giấy' }).click()

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('one of those who may sign is chosen, and the number of the identity card goes on the paper', async () => {
  mount({
    signers: [signer, { ...signer, id: 62, full_name: 'Lê Hết Hạn', refusal: 'Lê Hết Hạn đã nghỉ việc.' }],
    signer_required: true,
    id_number: 'there',
  })
  await expect.element(page.getByText('Lê Hết Hạn đã nghỉ việc. (Phó Tổng Giám đốc)')).toBeVisible()
  await press()
  await expect
    .element(page.getByRole('combobox', { name: /^Người ký/ }))
    .toHaveAttribute('aria-invalid', 'true')
  expect(issued()).toEqual([])
  await page.getByRole('combobox', { name: /^Người ký/ }).click()
  await expect.element(page.getByRole('option', { name: /Lê Hết Hạn/ })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'Vũ Đức Trưởng, Phó Tổng Giám đốc, 05/GUQ' }).click()
  await press()
  await expect.poll(issued).toEqual([
    {
      operation: 'confirmationRequests.issue',
      input: { path: { id: 4 }, body: { version: 3, signer_id: 61, with_id_number: true } },
    },
  ])
})

test('what cannot stand on the paper is said, and not asked for', async () => {
  mount({})
  await expect.element(page.getByText(/tên người ký để trống/)).toBeVisible()
  await expect.element(page.getByText(/không được xem số định danh cá nhân/)).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await press()
  await expect
    .poll(issued)
    .toEqual([{ operation: 'confirmationRequests.issue', input: { path: { id: 4 }, body: { version: 3 } } }])
})
