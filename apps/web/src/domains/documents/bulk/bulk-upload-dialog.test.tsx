import { ValidationError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { readerWith } from '#web/kit/testing/reader.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import BulkUploadDialog from './bulk-upload-dialog.tsx'

vi.mock('#web/session/client.ts', async () => {
  const { client } = await import('#web/kit/testing/fake-client.ts')
  return { client: { ...client, call: client.send } }
})

const person = { id: 11, nhansu_id: 'SM001842', full_name: 'Nguyễn Thị Hồng Đào' }
const known = {
  employee_state: 'found',
  employee: person,
  document_type_state: 'found',
  document_type: { id: 31, name: 'Bằng cấp' },
} as const
const unclear = {
  employee_state: 'ambiguous',
  employee: null,
  document_type_state: 'unknown',
  document_type: null,
} as const

const profile = readerWith('document_access', 'document_edit', 'document_delete')

beforeEach(async () => {
  await page.viewport(390, 900)
  // Of types the dialog reads these fields.
  answer('documentTypes.list', () => ({ document_types: [{ id: 31, name: 'Bằng cấp' }] }) as never)
})
afterEach(unmountPage)

const storedBodies = () => seen.filter(({ operation }) => operation === 'documents.store')
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })

test('what names say is sent, the rest stays, and a refused file says why', async () => {
  let refuses = true
  answer('documents.match', () => ({ matches: [known, unclear] }))
  answer('documents.store', () => ({ document: { id: 5, number: 'TL-5' } }) as never)
  answer('documents.storeFile', () => {
    if (refuses)
      throw new ValidationError({ operation: 'documents.storeFile', message: 'Tệp không đúng loại.' })
    return { document: { id: 5, number: 'TL-5' } } as never
  })
  mountPage(<BulkUploadDialog onClose={() => undefined} />, '/page', { profile })
  const chooser = page.getByLabelText(/Chọn tệp từ máy/)
  await userEvent.upload(chooser, [pdf('SM001842_Bằng cấp.pdf'), pdf('scan.pdf')])
  await expect.element(page.getByText('Nguyễn Thị Hồng Đào (SM001842)')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'employees.list')).toHaveLength(0)
  await expect.element(page.getByText('Nhân viên: chưa rõ')).toBeVisible()
  await expect.element(page.getByText('Loại: chưa có')).toBeVisible()

  await page.getByRole('button', { name: 'Tải lên 1 tệp' }).click()
  await expect
    .element(page.getByText('Tài liệu số TL-5 đã tạo nhưng chưa có tệp: Tệp không đúng loại.'))
    .toBeVisible()
  refuses = false
  await page.getByRole('button', { name: 'Thử lại SM001842_Bằng cấp.pdf' }).click()
  await expect.element(page.getByText('Đã lưu, số TL-5')).toBeVisible()
  // The second try made no second document, and the file that nobody assigned went nowhere.
  expect(storedBodies()).toHaveLength(1)
  expect(storedBodies()[0]?.input).toMatchObject({
    body: { document_type_id: 31, employee_ids: [11], summary: 'SM001842_Bằng cấp' },
  })
})

test('two clicks in a row send everything, as one does', async () => {
  answer('documents.match', () => ({ matches: [known, known] }))
  answer('documents.store', () => ({ document: { id: 5, number: 'TL-5' } }) as never)
  answer('documents.storeFile', () => ({ document: { id: 5, number: 'TL-5' } }) as never)
  mountPage(<BulkUploadDialog onClose={() => undefined} />, '/page', { profile })
  await userEvent.upload(page.getByLabelText(/Chọn tệp từ máy/), [
    pdf('SM001842_a.pdf'),
    pdf('SM001842_b.pdf'),
  ])
  await page.getByRole('button', { name: 'Tải lên 2 tệp' }).dblClick()
  await expect.element(page.getByText('Đã lưu 2 trên 2 tệp')).toBeVisible()
})

test('a file that was refused for good goes together with the document that was made for it', async () => {
  answer('documents.match', () => ({ matches: [known] }))
  answer('documents.store', () => ({ document: { id: 5, number: 'TL-5' } }) as never)
  answer('documents.storeFile', () => {
    throw new ValidationError({ operation: 'documents.storeFile', message: 'Tệp không đúng loại.' })
  })
  answer('documents.destroyMixed', () => ({ ids: [5] }))
  mountPage(<BulkUploadDialog onClose={() => undefined} />, '/page', { profile })
  await userEvent.upload(page.getByLabelText(/Chọn tệp từ máy/), [pdf('SM001842_a.pdf')])
  await page.getByRole('button', { name: 'Tải lên 1 tệp' }).click()
  await page.getByRole('button', { name: 'Bỏ SM001842_a.pdf và xóa tài liệu' }).click()
  await page.getByRole('button', { name: 'Xóa tài liệu', exact: true }).click()
  await expect.element(page.getByText('SM001842_a.pdf', { exact: true })).not.toBeInTheDocument()
  expect(seen.find(({ operation }) => operation === 'documents.destroyMixed')?.input).toEqual({
    body: { items: [{ source: 'upload', id: 5 }] },
  })
})
