import { methodOf } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import Contracts from './contracts.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const contract: Data<'contracts.list'>['contracts'][number] = {
  id: 4,
  employee_id: 7,
  nhansu_id: 'SM000007',
  full_name: 'Nguyễn Thị Hồng Đào',
  department_name: 'Phòng Kế toán',
  position_name: 'Kế toán viên',
  active: 1,
  contract_number: '12/2026/HĐLĐ-SMG',
  contract_type_id: 2,
  contract_type_name: 'Xác định thời hạn 12 tháng',
  kind: 'fixed_term',
  state: 'issued',
  sign_date: '2026-02-20',
  start_date: '2026-03-01',
  end_date: '2027-02-28',
  days_left: 400,
  status_name: 'Chưa hiệu lực',
  overdue_days: null,
  overdue_text: null,
  has_file: true,
  review_status: null,
  e_contract_due: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)

beforeAll(() => methodOf('contracts.list'))
beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('contracts.list', () => ({
    contracts: [contract],
    meta: { pagination: { total: 1, per_page: 30, current_page: 1, total_pages: 1 } },
  }))
  answer('listViews.list', () => ({ list_views: [] }))
})
afterEach(unmountPage)

test.each([
  ['today is also changed', '/page', ['Hủy hợp đồng', 'Chấm dứt', 'Tái ký']],
  ['another day is read only, since what is done is so as of today', '/page?as_of=2026-01-01', []],
])('a contract of %s', async (_, at, deeds) => {
  const profile = readerWith('contract_access', 'contract_edit', 'contract_delete')
  mountPage(<Contracts />, at, { profile })
  await page.getByRole('button', { name: /^Thao tác với/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Xem hợp đồng' })).toBeVisible()
  const [shown, rest] = [items(), ['Xem hợp đồng']]
  expect(shown).toEqual(deeds.length === 0 ? rest : expect.arrayContaining([...rest, ...deeds]))
})

test.each([
  ['a draft can be deleted', 'draft' as const, true],
  ['an issued contract cannot, and nobody is offered it', 'issued' as const, false],
])('%s', async (_, state, isOffered) => {
  answer('contracts.list', () => ({
    contracts: [{ ...contract, state }],
    meta: { pagination: { total: 1, per_page: 30, current_page: 1, total_pages: 1 } },
  }))
  mountPage(<Contracts />, '/page', {
    profile: readerWith('contract_access', 'contract_edit', 'contract_delete'),
  })
  await page.getByRole('button', { name: /^Thao tác với/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Xem hợp đồng' })).toBeVisible()
  expect(items().includes('Xóa')).toBe(isOffered)
})

test('opens from the cell of its number, which tells drafts apart by whose they are', async () => {
  const draft = {
    ...contract,
    id: 5,
    contract_number: null,
    state: 'draft' as const,
    status_name: 'Nháp' as const,
  }
  answer('contracts.list', () => ({
    contracts: [contract, draft],
    meta: { pagination: { total: 2, per_page: 30, current_page: 1, total_pages: 1 } },
  }))
  mountPage(<Contracts />, '/page', { profile: readerWith('contract_access') })
  await expect
    .element(page.getByRole('button', { name: `Bản nháp (${draft.full_name})`, exact: true }))
    .toBeVisible()
  await page.getByRole('button', { name: '12/2026/HĐLĐ-SMG', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('on a phone a draft, which has no number, is headed by whose it is', async () => {
  await page.viewport(390, 844)
  answer('contracts.list', () => ({
    contracts: [
      { ...contract, contract_number: null, state: 'draft' as const, status_name: 'Nháp' as const },
    ],
    meta: { pagination: { total: 1, per_page: 30, current_page: 1, total_pages: 1 } },
  }))
  mountPage(<Contracts />, '/page', { profile: readerWith('contract_access') })
  await expect.element(page.getByText(contract.full_name).first()).toBeVisible()
  const [head] = page
    .getByText(contract.full_name)
    .or(page.getByText('Bản nháp', { exact: true }))
    .elements()
  expect(head?.textContent).toBe(contract.full_name)
})
