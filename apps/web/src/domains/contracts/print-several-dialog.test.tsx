import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import PrintSeveralDialog from './print-several-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

/** What came of the work, as far as the dialog looks at it. */
function ends(rows: readonly object[]): void {
  const job = {
    id: 812,
    state: 'done',
    done: 3,
    total: 3,
    message: null,
    is_cancelling: false,
    can_retry: false,
  }
  answer('contracts.printBulk', () => ({ run_id: 812 }))
  answer(
    'jobs.show',
    () => ({ job: { ...job, result: { print: { rows } } } }) as unknown as Data<'jobs.show'>,
  )
}

const open = (...rights: Parameters<typeof readerWith>) =>
  mountPage(<PrintSeveralDialog ids={[41, 42, 43]} name="3 hợp đồng" onClose={() => undefined} />, '/page', {
    profile: readerWith(...rights),
  })
const identity = () => page.getByRole('checkbox', { name: 'Ghi số định danh và địa chỉ khi in hợp đồng' })

test('several contracts are printed, and those that could not be are named with the reason', async () => {
  ends([
    { contract_id: 41, paper_id: 7, name: '12/2026/HĐLĐ-SM, Nguyễn Thị Đào', reason: null },
    { contract_id: 42, paper_id: null, name: 'Bản nháp, Trần Văn Bê', reason: 'Công ty chưa có mẫu Word.' },
    { contract_id: 43, paper_id: null, name: '', reason: 'Hợp đồng không còn.' },
  ])
  open()
  await page.getByRole('button', { name: 'In 3 hợp đồng' }).click()
  await expect.element(page.getByText('Đã in 1 hợp đồng.')).toBeVisible()
  await expect.element(page.getByText('Bản nháp, Trần Văn Bê: Công ty chưa có mẫu Word.')).toBeVisible()
  await expect.element(page.getByText('Hợp đồng không còn.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tải các bản in' })).toBeVisible()
  expect(seen[0]).toEqual({
    operation: 'contracts.printBulk',
    input: { body: { ids: [41, 42, 43], form: 'pdf' } },
  })
})

test('where nothing was printed there is nothing to fetch', async () => {
  ends([{ contract_id: 41, paper_id: null, name: 'Bản nháp, Trần Văn Bê', reason: 'Bạn đã in 1000 bản.' }])
  open()
  await page.getByRole('button', { name: 'In 3 hợp đồng' }).click()
  await expect.element(page.getByText('Đã in 0 hợp đồng.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Tải các bản in' }).query()).toBeNull()
})

test('who may see identity numbers leaves them out of all; nobody else is asked', async () => {
  ends([])
  open('contract_access', 'employee_sensitive')
  await expect.element(identity()).toBeChecked()
  await identity().click()
  await page.getByRole('button', { name: 'In 3 hợp đồng' }).click()
  await expect
    .poll(() => seen[0], { timeout: 60_000 })
    .toEqual({
      operation: 'contracts.printBulk',
      input: { body: { ids: [41, 42, 43], form: 'pdf', with_identity: false } },
    })
  unmountPage()
  open('contract_access')
  await expect.element(page.getByRole('button', { name: 'In 3 hợp đồng' })).toBeVisible()
  expect(identity().elements()).toHaveLength(0)
})
