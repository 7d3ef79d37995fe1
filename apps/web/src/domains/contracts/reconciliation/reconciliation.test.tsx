import type { Data, Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { reconciliationPath } from '../contract-paths.ts'
import { contractsScreens } from '../screens.ts'
import Reconciliation from './reconciliation.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const counts: Schemas['MismatchCounts'] = {
  total: 0,
  no_contract: 0,
  contract_over: 0,
  work_state: 0,
  job_title: 0,
  work_place: 0,
  no_decision: 0,
  held_up: 0,
  contract_of_leaver: 0,
}

const agreed: Data<'reconciliation.show'> = {
  reconciliation: { unit: null, mismatch: null, checked: 1200, people: 0, total: counts, units: [] },
  last_check: null,
  rows: [],
  meta: { pagination: { total: 0, per_page: 30, current_page: 1, total_pages: 0 } },
}

const total = { ...counts, total: 2, job_title: 1, no_contract: 1 }

/** Two rows of one unit. */
const found: Data<'reconciliation.show'> = {
  reconciliation: {
    unit: { id: 7, name: 'Phòng Nhân sự', parent_id: null },
    mismatch: null,
    checked: 40,
    people: 2,
    total,
    units: [{ department_id: 8, name: 'Tổ Tuyển', has_below: false, counts: total }],
  },
  last_check: null,
  rows: [
    {
      employee_id: 12,
      nhansu_id: 'SM000012',
      full_name: 'Lê Đối Chiếu',
      department_name: 'Tổ Tuyển',
      mismatch: 'job_title',
      mend: 'appendix',
      in_file: 'Chuyên viên',
      in_paper: 'Thủ quỹ',
      since: '2026-06-01',
      contract_id: 5,
      contract_number: 'HĐ-5',
      change_id: null,
      may_write: true,
    },
    {
      employee_id: 13,
      nhansu_id: 'SM000013',
      full_name: 'Mai Chưa Có',
      department_name: 'Tổ Tuyển',
      mismatch: 'no_contract',
      mend: 'contract',
      in_file: 'Chính thức',
      in_paper: null,
      since: '2026-06-01',
      contract_id: null,
      contract_number: null,
      change_id: null,
    },
  ],
  meta: { pagination: { total: 2, per_page: 30, current_page: 1, total_pages: 1 } },
}

const open = (at: string) =>
  mountPage(<Reconciliation />, at, {
    path: '/page',
    profile: readerWith('contract_access', 'contract_edit'),
  })

beforeEach(async () => {
  await page.viewport(1440, 900)
})
afterEach(unmountPage)

test('it says in words that everything agrees, and that nothing came', async () => {
  answer('reconciliation.show', () => agreed)
  open('/page')
  await expect.element(page.getByText('Tất cả đều khớp')).toBeVisible()
  unmountPage()
  answer('reconciliation.show', () => {
    throw new Error('nothing came')
  })
  open('/page')
  await expect.element(page.getByText('Không đối chiếu được')).toBeVisible()
})

test('what the address filters is asked for, and a figure without rows is left out', async () => {
  answer('reconciliation.show', () => found)
  open('/page?don-vi=7&loai=job_title')
  await expect.element(page.getByText(/Đơn vị: Phòng Nhân sự/u)).toBeVisible()
  expect(seen[0]).toEqual({
    operation: 'reconciliation.show',
    input: { query: { department_id: 7, mismatch: 'job_title', size: 30 } },
  })
  const figure = page.getByRole('link', { name: '1 dòng: Chức vụ khác hợp đồng' })
  await expect.element(figure).toHaveAttribute('href', '/hop-dong/doi-chieu?don-vi=7&loai=job_title')
  expect(page.getByRole('link', { name: /Nơi làm việc khác/ }).elements()).toEqual([])
})

test('the check of the month says when it was, and what is new since the one before', async () => {
  const check = {
    checked_on: '2026-12-01',
    checked: 1198,
    before_on: '2026-11-01',
    found: total,
    fresh: total,
  }
  answer('reconciliation.show', () => ({ ...agreed, last_check: check }))
  open('/page')
  await expect.element(page.getByText('Lần đối chiếu hằng tháng gần nhất: 01-12-2026')).toBeVisible()
  await expect
    .element(page.getByText(/^2 điểm mới so với ngày 01-11-2026: .*Chức vụ khác hợp đồng: 1/u))
    .toBeVisible()
  unmountPage()
  answer('reconciliation.show', () => ({ ...agreed, last_check: { ...check, before_on: null, fresh: null } }))
  open('/page')
  await expect.element(page.getByText('Chưa có lần trước để so sánh.')).toBeVisible()
})

test('what was asked for with the code of the screen is not asked for again', async () => {
  answer('reconciliation.show', () => agreed)
  const screen = contractsScreens.find(({ path }) => path === reconciliationPath)
  for (const { operation, input } of screen !== undefined && 'data' in screen ? screen.data : []) {
    // The pair was checked against the contract where it was declared.
    await queryClient.prefetchQuery(query(operation as 'levels.list', input as object))
  }
  open('/page')
  await expect.element(page.getByText('Tất cả đều khớp')).toBeVisible()
  expect(seen.map(({ operation }) => operation)).toEqual(['reconciliation.show'])
})

test('a row begins the paper that mends it where its reader may write it, and names it where he may not', async () => {
  answer('reconciliation.show', () => found)
  open('/page')
  await page.getByRole('button', { name: 'Lập phụ lục: Lê Đối Chiếu' }).click()
  await expect.element(page.getByRole('dialog', { name: /HĐ-5, Lê Đối Chiếu/ })).toBeVisible()
  await expect.element(page.getByText('Lập hợp đồng', { exact: true })).toBeInTheDocument()
  expect(page.getByRole('link', { name: /Lập hợp đồng/ }).elements()).toEqual([])
})
