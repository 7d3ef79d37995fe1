import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { CheckedImportDialog, type EndOfRun, type ToldRows } from './checked-import-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const good: ToldRows = {
  total: 2,
  wrong: 0,
  good: 2,
  says: 'Sẽ nhập điểm của 2 người.',
  rows: [],
  cleaned_columns: ['Nhận xét'],
}
const wrong: ToldRows = {
  ...good,
  wrong: 1,
  good: 1,
  rows: [{ row: 3, name: 'NS0012', says: 'Điểm đã bị khóa.', isWrong: true }],
}

afterEach(unmountPage)

/** The dialog with a file chosen and found good; `then` is what the server says when it is sent in earnest. */
async function triedDialog(then: ToldRows, endOf?: (run: JobRun) => EndOfRun) {
  const onClose = vi.fn()
  mountPage(
    <CheckedImportDialog
      title="Nhập điểm từ Excel"
      description="Nếu có dòng sai thì chưa có gì thay đổi."
      send={async (_, dryRun) => (dryRun ? good : then)}
      {...(endOf && { endOf })}
      onClose={onClose}
    />,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  // The field of the browser stands hidden behind its own button.
  const field = document.querySelector('input[type="file"]')
  if (field === null) throw new Error('there is no field for a file')
  await userEvent.upload(field, new File(['điểm'], 'diem.xlsx'))
  await page.getByRole('button', { name: 'Kiểm tra' }).click()
  await expect.element(page.getByText(/Sẽ nhập điểm của 2 người\.$/)).toBeVisible()
  await expect.element(page.getByText('Bỏ ký tự ẩn trong các cột: Nhận xét.')).toBeVisible()
  await page.getByRole('button', { name: 'Nhập', exact: true }).click()
  return onClose
}

test('what was written is told, and the dialog goes', async () => {
  const onClose = await triedDialog(good)
  await expect.element(page.getByText('Đã nhập điểm của 2 người.')).toBeVisible()
  await expect.element(page.getByText('Bỏ ký tự ẩn trong các cột: Nhận xét.')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a row that went wrong since the try is told, and nothing is said to be done', async () => {
  const onClose = await triedDialog(wrong)
  await expect.element(page.getByText('Dòng 3 (NS0012): Điểm đã bị khóa.')).toBeVisible()
  await expect.element(page.getByText(/1 dòng sai\. Chưa có gì thay đổi\.$/)).toBeVisible()
  await expect.element(page.getByText(/^Đã nhập/)).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('background work is waited for, and what came of it is told with its way back', async () => {
  // Of a run nothing but state, counts and result is looked at.
  const run = {
    id: 5,
    state: 'done',
    done: 2,
    total: 2,
    message: null,
    is_cancelling: false,
    result: { added: 2 },
  }
  answer('jobs.show', () => ({ job: run as unknown as JobRun }))
  const onClose = await triedDialog({ ...good, good: 0, runId: 5 }, ({ result }) => ({
    says: `Đã nhập ${String(result?.['added'])} người.`,
    cleaned_columns: [],
    undo: async () => {},
  }))
  await expect.element(page.getByText('Đã nhập 2 người.')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  // The dialog stands still here, and hides the button behind it from the reader.
  await expect.element(page.getByText('Hoàn tác')).toBeVisible()
})
