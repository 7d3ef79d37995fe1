import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import type { ShownList } from '#web/kit/resource/list-actions.ts'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { query } from '#web/session/queries.ts'
import type { ImportResult } from './calls.ts'
import { type AfterImportProps, workbookActions } from './workbook-actions.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))
const { sendWorkbook } = vi.hoisted(() => ({ sendWorkbook: vi.fn() }))
vi.mock('./calls.ts', async (original) => ({ ...(await original<object>()), sendWorkbook }))

const result: ImportResult = {
  id: 7,
  total: 1,
  new: 1,
  changed: 0,
  unchanged: 0,
  wrong: 0,
  ignored_columns: [],
  cleaned_columns: [],
  rows: [],
  truncated: false,
}

const run: JobRun = {
  id: 5,
  name: 'levels.import',
  title: 'Nhập Excel',
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

const After = ({ onClose, onOver }: AfterImportProps) => (
  <>
    <button type="button" onClick={onClose}>
      Đóng kết quả
    </button>
    <button type="button" onClick={onOver}>
      Hoàn tác hết
    </button>
  </>
)

const useActions = workbookActions(
  'levels',
  { export: 'level_export', import: 'level_edit' },
  { description: 'Nhập bậc.', hint: 'Tệp .xlsx.', megabytes: 5, After },
)

const list: ShownList<object> = {
  query: {},
  total: 1,
  shown: undefined,
  shownFields: () => [],
  idsOf: async () => [],
}

function Screen() {
  // Shows what the import of another list may have changed.
  useQuery(query('decisions.list'))
  const { page: actions = [], dialogs } = useActions(list)
  return (
    <>
      {actions.map(({ id, label, onSelect }) => (
        <button key={id} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
      {dialogs}
    </>
  )
}

afterEach(unmountPage)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const written = () => button('Kết quả lần nhập')

async function imported() {
  sendWorkbook
    .mockResolvedValueOnce({ import: result, run_id: null })
    .mockResolvedValueOnce({ import: null, run_id: 5 })
  answer('jobs.show', () => ({ job: run }))
  answer('decisions.list', () => ({ decisions: [], meta: {} as never }))
  mountPage(<Screen />, '/page', { profile: readerWith('level_edit') })
  await button('Nhập Excel').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  // The field of the browser stands hidden behind its own button.
  const field = document.querySelector('input[type="file"]')
  if (field === null) throw new Error('there is no field for a file')
  await userEvent.upload(field, new File(['bậc'], 'bac.xlsx'))
  await button('Kiểm tra').click()
  await button('Nhập 1 dòng').click()
  await expect.element(written()).toBeVisible()
}

test('what an import has written is offered until it is taken back as a whole', async () => {
  answer('levels.undoImport', () => ({ ids: [1] }))
  await imported()
  await button('Hoàn tác').click()
  await expect.element(page.getByText('Đã hoàn tác.')).toBeVisible()
  await expect.element(written()).not.toBeInTheDocument()
})

test('what other lists show is fetched anew once an import is written, and once it is taken back', async () => {
  answer('levels.undoImport', () => ({ ids: [1] }))
  const fetched = () => seen.filter(({ operation }) => operation === 'decisions.list').length
  await imported()
  await expect.poll(fetched, { timeout: 60_000 }).toBe(2)
  await button('Hoàn tác').click()
  await expect.poll(fetched, { timeout: 60_000 }).toBe(3)
})

test('what an import has written is offered until nothing of it is left', async () => {
  await imported()
  await written().click()
  await button('Đóng kết quả').click()
  await written().click()
  await button('Hoàn tác hết').click()
  await expect.element(written()).not.toBeInTheDocument()
  await expect.element(button('Hoàn tác hết')).not.toBeInTheDocument()
})
