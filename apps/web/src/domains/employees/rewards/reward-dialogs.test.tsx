import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { ImportRewardsDialog } from './import-rewards-dialog.tsx'
import { RecordDrawer } from './record-drawer.tsx'
import { ReductionDialog } from './record-dialogs.tsx'
import type { RewardRecord } from './record-words.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const profile = readerWith('employee_access', 'employee_edit', 'employee_sensitive')
const onClose = vi.fn()

// The dialogs ask nothing of the record but what stands here.
const record = {
  id: 7,
  version: 3,
  type: 'discipline',
  state: 'issued',
  legal_form: 2,
  number: '05/QĐ-KL',
  form_name: 'Kéo dài thời hạn nâng lương',
  employees: [{ id: 11, nhansu_id: 'SM000011', full_name: 'Lý Thị Giảm' }],
  employee_ids: [11],
  employee_total: 1,
  meeting_date: null,
  reduced_cleared_date: null,
  reduction_number: null,
  decision_id: null,
  ending_decision_id: null,
} as unknown as RewardRecord

beforeEach(async () => {
  onClose.mockClear()
  await page.viewport(1280, 900)
})
afterEach(unmountPage)

const inputsOf = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The field of the browser stands hidden behind its own button. */
async function chooseFile(name: string) {
  const field = document.querySelector('input[type="file"]')
  if (field === null) throw new Error('there is no field for a file')
  await userEvent.upload(field, new File(['x'], name, { type: 'application/pdf' }))
}

test('the drawer tells what is missing with its article, and reduces the term of who may', async () => {
  answer('rewardsDisciplines.show', () => ({ reward_discipline: record }))
  answer('rewardPapers.list', () => ({
    files: [],
    papers: [],
    missing: [
      { kind: 'decision' as const, text: 'Quyết định kỷ luật', article: 'Điều 70 Nghị định 145/2020/NĐ-CP' },
    ],
  }))
  const onReduce = vi.fn()
  const drawer = { id: 7, onEdit: vi.fn(), onStep: vi.fn(), onReduce, onClose }
  mountPage(<RecordDrawer {...drawer} />, '/page', { profile })
  await expect.element(page.getByText('Điều 70 Nghị định 145/2020/NĐ-CP')).toBeVisible()
  await expect.element(page.getByText('Chưa có tệp đính kèm.')).toBeVisible()
  await expect.element(button('In biên bản vi phạm')).toBeVisible()
  await button('Giảm thời hạn').click()
  expect(onReduce).toHaveBeenCalledWith(record)
})

function openDrawer(shown: RewardRecord) {
  answer('rewardsDisciplines.show', () => ({ reward_discipline: shown }))
  answer('rewardPapers.list', () => ({ files: [], papers: [], missing: [] }))
  const deeds = { onEdit: vi.fn(), onStep: vi.fn(), onReduce: vi.fn() }
  mountPage(<RecordDrawer id={7} {...deeds} onClose={onClose} />, '/page', { profile })
  return deeds
}

test('the drawer offers the steps of an open case', async () => {
  const shown: RewardRecord = { ...record, state: 'meeting', legal_form: null }
  const { onStep } = openDrawer(shown)
  await button('Trình quyết định').click()
  expect(onStep).toHaveBeenCalledWith(shown, 'awaiting_decision')
})

test('a reduced term is taken back by the version that is shown', async () => {
  answer('rewardsDisciplines.withdrawReduction', () => ({ reward_discipline: record }))
  openDrawer({ ...record, reduction_number: '20/QĐ-GTH', reduction_date: '2026-10-01' })
  await button('Bỏ giảm thời hạn').click()
  await expect.element(page.getByText('Đã bỏ giảm thời hạn kỷ luật.')).toBeVisible()
  expect(inputsOf('rewardsDisciplines.withdrawReduction')).toEqual([
    { path: { id: 7 }, query: { version: 3 } },
  ])
})

test('a reduced term is sent with its paper, and a refusal stands beside its field', async () => {
  answer('rewardsDisciplines.reduce', () => ({ reward_discipline: record }))
  mountPage(<ReductionDialog record={record} onClose={onClose} />, '/page', { profile })
  await button('Giảm thời hạn').click()
  await expect.element(page.getByRole('textbox', { name: /Số/ })).toHaveAttribute('aria-invalid', 'true')
  expect(inputsOf('rewardsDisciplines.reduce')).toEqual([])
  const boxes = page.getByRole('dialog').getByRole('textbox')
  await boxes.nth(0).fill('20/QĐ-GTH')
  await boxes.nth(1).fill('01-10-2026')
  await boxes.nth(2).fill('01-11-2026')
  await button('Giảm thời hạn').click()
  await expect.element(page.getByText('Đã giảm thời hạn kỷ luật.')).toBeVisible()
  expect(inputsOf('rewardsDisciplines.reduce')[0]).toMatchObject({
    path: { id: 7 },
    body: {
      reduction_number: '20/QĐ-GTH',
      reduction_date: '2026-10-01',
      reduced_cleared_date: '2026-11-01',
    },
  })
})

test('a workbook of rewards is tried first; its wrong rows are told and nothing is written', async () => {
  const told = { total: 2, new: 1, wrong: 1, cleaned_columns: [], id: null }
  const rows = [{ row: 3, key: '12/QĐ-KT', state: 'wrong', errors: ['Không có nhân viên này.'], changes: [] }]
  answer('rewardImports.import', () => ({ import: { ...told, rows } }) as never)
  mountPage(<ImportRewardsDialog onClose={onClose} />, '/page', { profile })
  await expect.element(button('Tải mẫu')).toBeVisible()
  await chooseFile('khen-thuong.xlsx')
  await button('Kiểm tra').click()
  await expect.element(page.getByText('Dòng 3 (12/QĐ-KT): Không có nhân viên này.')).toBeVisible()
  expect(inputsOf('rewardImports.import')).toMatchObject([{ query: { dry_run: true } }])
  expect(button('Nhập').elements()).toEqual([])
})
