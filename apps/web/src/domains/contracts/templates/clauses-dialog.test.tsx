import type { Schemas } from '@nhansu/sdk/contract'
import { ValidationError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import PaperTemplates from './paper-templates.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const shipped = 'Điều 1. Công việc\nCông việc: {Công việc}.'
const own = 'Điều 1. Việc của công ty'

const review: Schemas['PaperTemplate'] = {
  kind: 'renewal_review',
  contract_type_id: null,
  title: 'Phiếu đánh giá tái ký',
  file: null,
  clauses: null,
  tags: [],
}

let kept: Schemas['PaperClauses']
function labour(): Schemas['PaperTemplate'] {
  const { kind, title, is_changed, updated_at } = kept
  return { kind, contract_type_id: null, title, file: null, clauses: { is_changed, updated_at }, tags: [] }
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  kept = {
    kind: 'labour_contract',
    title: 'Hợp đồng lao động',
    content: own,
    shipped,
    is_changed: true,
    version: 4,
    updated_at: '2026-10-02T09:15:00+07:00',
    warnings: [],
    fields: [
      { name: 'Họ và tên', example: 'Nguyễn Thị Hồng Đào', may_lack: false },
      { name: 'Công việc', example: 'Chuyên viên kế toán', may_lack: false },
    ],
  }
  answer('paperTemplates.list', () => ({ paper_templates: [labour(), review] }))
  answer('paperClauses.show', () => ({ paper_clauses: kept }))
})
afterEach(unmountPage)

const open = (...rights: Parameters<typeof readerWith>) =>
  mountPage(<PaperTemplates />, '/mau-giay-to', { path: '/mau-giay-to', profile: readerWith(...rights) })
const sent = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)
const area = () => page.getByRole('textbox', { name: 'Nội dung điều khoản' })

async function openClauses(): Promise<void> {
  open('contract_edit')
  await page.getByRole('button', { name: 'Thao tác với Hợp đồng lao động' }).click()
  await page.getByRole('menuitem', { name: 'Sửa nội dung bản PDF' }).click()
  await expect.element(area()).toHaveValue(own)
}

test('a field chosen from the list stands at the cursor, and the words are saved with their version', async () => {
  answer('paperClauses.update', () => {
    kept = { ...kept, version: 5 }
    return { paper_clauses: kept }
  })
  await openClauses()
  await area().click()
  await userEvent.keyboard('{Control>}{End}{/Control}: ')
  await page.getByRole('combobox', { name: 'Chèn trường' }).fill('ho va')
  await page.getByRole('option', { name: /Họ và tên/ }).click()
  await expect.element(area()).toHaveValue(`${own}: {Họ và tên}`)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('paperClauses.update')).toEqual([
    { path: { kind: 'labour_contract' }, body: { content: `${own}: {Họ và tên}`, version: 4 } },
  ])
})

const unnamed = 'Giấy của tập thể in theo nội dung này không nêu tên tập thể.'

test('words that name nobody are kept with a warning', async () => {
  answer('paperClauses.update', () => {
    kept = { ...kept, content: 'Tặng', version: 5, warnings: [unnamed] }
    return { paper_clauses: kept }
  })
  await openClauses()
  await area().fill('Tặng')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByText(unnamed)).toBeVisible()
})

test('what such words lack is said where they are opened', async () => {
  kept = { ...kept, warnings: [unnamed] }
  await openClauses()
  await expect.element(page.getByText(unnamed)).toBeVisible()
})

test('what the server refuses in a preview stands under the words', async () => {
  answer('paperClauses.preview', () => {
    throw new ValidationError(
      { operation: 'paperClauses.preview', message: 'Sai.' },
      { content: ['Không có trường {Lương mật}.'] },
    )
  })
  await openClauses()
  await page.getByRole('button', { name: 'Xem trước PDF' }).click()
  await expect.element(page.getByText('Không có trường {Lương mật}.')).toBeVisible()
  expect(sent('paperClauses.preview')).toEqual([
    { path: { kind: 'labour_contract' }, body: { content: own } },
  ])
})

test('the shipped words come back after a question', async () => {
  answer('paperClauses.reset', () => {
    kept = { ...kept, content: shipped, is_changed: false, version: 5 }
    return { paper_clauses: kept }
  })
  await openClauses()
  await page.getByRole('button', { name: 'Lấy lại nội dung mặc định' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lấy lại' }).click()
  await expect.element(page.getByText('Mặc định', { exact: true })).toBeVisible()
  expect(sent('paperClauses.reset')).toEqual([{ path: { kind: 'labour_contract' }, body: { version: 4 } }])
})

test('who may not write sees whose words they are and no way to change them', async () => {
  open('document_edit')
  await expect.element(page.getByText('Của công ty', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Thao tác với Hợp đồng lao động' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Mở mẫu và thẻ' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Sửa nội dung bản PDF' })).not.toBeInTheDocument()
})
