import type { Data } from '@nhansu/sdk/contract'
import { ConflictError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import ContractDrawer from './contract-drawer.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

/** A contract as far as the drawer looks at it. */
const contract = {
  id: 4,
  full_name: 'Nguyễn Thị Hồng Đào',
  nhansu_id: 'SM000007',
  contract_number: '12/2026/HĐLĐ',
  kind: 'indefinite',
  state: 'issued',
  start_date: '2026-03-01',
  end_date: null,
  sign_date: '2026-02-20',
  status_name: 'Có hiệu lực',
  overdue_text: null,
  masked_fields: [],
  findings: [],
  has_file: false,
} as unknown as Data<'contracts.show'>['contract']

const appendix = {
  id: 9,
  appendix_number: '01/PL',
  start_date: '2026-04-01',
  end_date: null,
  content: 'Đổi nơi làm việc',
  changes: ['place'],
  decisions: [{ id: 3, decision_type: 5, decision_number: null, status_name: 'Nháp' }],
} as unknown as Data<'appendices.list'>['appendices'][number]

const printed = () =>
  seen.flatMap(({ operation, input }) => (operation.endsWith('.paper') ? [[operation, input]] : []))
const choice = (paper: string) =>
  page.getByRole('checkbox', { name: `Ghi số định danh và địa chỉ khi in ${paper}`, exact: true })
const mount = (...rights: Parameters<typeof readerWith>) =>
  mountPage(<ContractDrawer id={4} onClose={() => undefined} />, '/page', { profile: readerWith(...rights) })

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('contracts.show', () => ({ contract }))
  answer('contracts.papers', () => ({ papers: [] }))
  answer('contracts.history', () => ({ saves: [] }))
  answer('contracts.reminders', () => ({ reminders: [] }))
  answer('appendices.list', () => ({ appendices: [appendix] }))
  // What is asked of it is looked at; no file is handed over.
  for (const operation of ['contracts.paper', 'appendices.paper'] as const)
    answer(operation, () => {
      throw new ConflictError({ message: 'Công ty chưa có mẫu Word.', operation, status: 409 })
    })
})
afterEach(unmountPage)

test('who may see identity and address has them left out of a contract and of its appendices', async () => {
  mount('contract_access', 'employee_sensitive')
  await expect.element(choice('hợp đồng')).toBeChecked()
  await page.getByRole('button', { name: 'In hợp đồng' }).click()
  await choice('hợp đồng').click()
  await page.getByRole('button', { name: 'Bản Word', exact: true }).click()
  await page.getByRole('button', { name: 'In phụ lục' }).click()
  await choice('phụ lục').click()
  await page.getByRole('button', { name: 'Phụ lục bản Word' }).click()
  await expect.poll(printed, { timeout: 60_000 }).toEqual([
    ['contracts.paper', { path: { id: 4 }, body: { form: 'pdf' } }],
    ['contracts.paper', { path: { id: 4 }, body: { form: 'docx', with_identity: false } }],
    ['appendices.paper', { path: { id: 4, row_id: 9 }, body: { form: 'pdf' } }],
    ['appendices.paper', { path: { id: 4, row_id: 9 }, body: { form: 'docx', with_identity: false } }],
  ])
})

test('nobody else is asked', async () => {
  mount('contract_access')
  await expect.element(page.getByRole('button', { name: 'In phụ lục' })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

test('the day by which an electronic contract wants its id stands on one line of a phone', async () => {
  await page.viewport(390, 844)
  answer('contracts.show', () => ({ contract: { ...contract, e_contract_due: '2028-02-29' } }))
  mount('contract_access')
  await expect.element(page.getByText(/^Chưa có, hạn có mã điện tử/)).toBeVisible()
  expect(page.getByText('29-02-2028', { exact: true }).element().getClientRects()).toHaveLength(1)
})

const notice = page.getByRole('button', { name: 'In thông báo chấm dứt' })
const dated = { ...contract, kind: 'probation' as const, end_date: '2026-04-30' }

test.each([
  ['in the midst of its term tells of no end', { status_name: 'Còn hiệu lực' as const }, 0],
  ['that ends soon tells of it', { status_name: 'Sắp hết hạn' as const }, 1],
  ['whose term is over tells of it', { status_name: 'Đã hết hạn' as const }, 1],
  ['whose end was set tells of it', { status_name: 'Còn hiệu lực' as const, state: 'ended' as const }, 1],
])('a contract %s', async (_, changed, count) => {
  answer('contracts.show', () => ({ contract: { ...dated, ...changed } }))
  mount('contract_access')
  await expect.element(page.getByText('Không có cảnh báo nào.')).toBeVisible()
  expect(notice.elements()).toHaveLength(count)
})

test('a day of the id that was missed is a warning', async () => {
  answer('contracts.show', () => ({ contract: { ...contract, e_contract_due: '2020-02-29' } }))
  mount('contract_access')
  await expect.element(page.getByText(/^Đã quá hạn có mã hợp đồng điện tử/)).toBeVisible()
  expect(page.getByText('Không có cảnh báo nào.').elements()).toEqual([])
})
