import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import type { ImportResult } from './calls.ts'
import ImportDialog from './import-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))
const { sendWorkbook } = vi.hoisted(() => ({ sendWorkbook: vi.fn() }))
vi.mock('./calls.ts', async (original) => ({ ...(await original<object>()), sendWorkbook }))

const result: ImportResult = {
  id: null,
  total: 1,
  new: 0,
  changed: 0,
  unchanged: 0,
  wrong: 1,
  ignored_columns: [],
  cleaned_columns: [],
  rows: [{ row: 2, state: 'wrong', key: 'DH', changes: [], errors: ['Thứ bậc phải là số nguyên.'] }],
  truncated: true,
}

const run: JobRun = {
  id: 5,
  name: 'levels.import',
  title: 'Kiểm tra tệp',
  state: 'done',
  done: 1,
  total: 1,
  message: null,
  result: { import: result },
  requested_by: null,
  attempts: 1,
  is_cancelling: false,
  can_retry: false,
  created_at: '2026-11-26T08:00:00+07:00',
  started_at: null,
  finished_at: null,
}

afterEach(unmountPage)

async function choose() {
  mountPage(<ImportDialog resource="levels" onClose={vi.fn()} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  // The field of the browser stands hidden behind its own button.
  const field = document.querySelector('input[type="file"]')
  if (field === null) throw new Error('there is no field for a file')
  await userEvent.upload(field, new File(['bậc'], 'bac.xlsx'))
  await page.getByRole('button', { name: 'Kiểm tra' }).click()
}

async function tryOut() {
  await choose()
  await expect.element(page.getByText('Thứ bậc phải là số nguyên.')).toBeVisible()
}

const marked = () => page.getByRole('button', { name: 'Tải tệp có ghi kết quả từng dòng' })

test('a workbook that was tried at once can be had with what each row would do', async () => {
  sendWorkbook.mockResolvedValue({ import: result, run_id: null })
  await tryOut()
  await expect.element(marked()).toBeVisible()
  await expect.element(page.getByText(/tệp có ghi kết quả từng dòng cho biết tất cả/)).toBeVisible()
})

test('one that only background work could try is not offered so, and nothing leads to it', async () => {
  sendWorkbook.mockResolvedValue({ import: null, run_id: 5 })
  answer('jobs.show', () => ({ job: run }))
  await tryOut()
  await expect.element(marked()).not.toBeInTheDocument()
  await expect.element(page.getByText(/hoặc chia nhỏ tệp/)).toBeVisible()
})

test('one that was good as it was tried and is refused as it is written says which rows, and why', async () => {
  const good: ImportResult = { ...result, new: 1, wrong: 0, rows: [], truncated: false }
  sendWorkbook
    .mockResolvedValueOnce({ import: good, run_id: null })
    .mockResolvedValueOnce({ import: null, run_id: 5 })
  const refused: JobRun = { ...run, state: 'failed', message: 'Tệp có 1 dòng sai.' }
  answer('jobs.show', () => ({ job: refused }))
  await choose()
  await page.getByRole('button', { name: 'Nhập 1 dòng' }).click()
  await expect.element(page.getByText('Tệp có 1 dòng sai.')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Dòng cần sửa' })
  await expect.element(rows.getByText('Thứ bậc phải là số nguyên.')).toBeVisible()
})

test('what a file takes away stands in a line of its own, and the size is said by the field alone', async () => {
  mountPage(<ImportDialog resource="levels" onClose={vi.fn()} />)
  await expect
    .element(page.getByText('Cột không bắt buộc mà để trống ô thì giá trị đang có bị xóa.', { exact: true }))
    .toBeVisible()
  expect(page.getByText(/5 MB/).elements()).toHaveLength(1)
})
