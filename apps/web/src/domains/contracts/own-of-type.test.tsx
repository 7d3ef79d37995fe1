import type { Data, Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Row } from '#web/kit/resource/define-resource.ts'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { SeriesOfType, TemplateOfType } from './own-of-type.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

/** What the dialogs read of a type. */
const type = { id: 3, name: 'Cộng tác viên', kind: 'fixed_term' } as Row<'contractTypes'>
const ofKind: Schemas['PaperTemplate'] = {
  kind: 'labour_contract',
  contract_type_id: null,
  title: 'Hợp đồng lao động',
  file: null,
  clauses: { is_changed: false, updated_at: null },
  tags: [{ name: 'Họ và tên', example: 'Nguyễn Thị Hồng Đào', list: null }],
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

const profile = readerWith('contract_edit')
const sent = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)

test('a type without numbers of its own begins a series, and is not asked for again', async () => {
  answer('numberSeries.list', () => ({ number_series: [] }))
  answer('numberSeries.store', () => ({}) as Data<'numberSeries.store'>)
  mountPage(<SeriesOfType type={type} onClose={vi.fn()} />, '/page', { profile })
  const dialog = page.getByRole('dialog', { name: 'Đánh số riêng một loại hợp đồng: Cộng tác viên' })
  await dialog.getByRole('textbox', { name: 'Mẫu số' }).fill('{seq}/{year}/CTV-{company}')
  expect(dialog.getByRole('combobox').elements()).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect
    .poll(() => sent('numberSeries.store'), { timeout: 60_000 })
    .toMatchObject([{ body: { contract_type_id: 3, pattern: '{seq}/{year}/CTV-{company}' } }])
})

test('a type without a Word file of its own says what it uses instead; one with it has that taken away alone', async () => {
  answer('paperTemplates.list', () => ({ paper_templates: [ofKind] }))
  mountPage(<TemplateOfType type={type} onClose={vi.fn()} />, '/page', { profile })
  await expect.element(page.getByText('Hợp đồng lao động: Cộng tác viên')).toBeVisible()
  await expect.element(page.getByText(/dùng mẫu Word chung của nhóm/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Sửa nội dung' }).elements()).toHaveLength(0)
  unmountPage()

  const file = {
    id: 9,
    name: 'Riêng.docx',
    media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size: 2_048,
    scan_state: 'clean',
    created_at: '2026-03-01T00:00:00+07:00',
  } as const
  const own = {
    ...ofKind,
    contract_type_id: 3,
    title: 'Hợp đồng lao động: Cộng tác viên',
    file,
    clauses: null,
  }
  answer('paperTemplates.list', () => ({ paper_templates: [ofKind, own] }))
  answer('paperTemplates.destroy', () => ({ paper_template: { ...own, file: null } }))
  mountPage(<TemplateOfType type={type} onClose={vi.fn()} />, '/page', { profile })
  await page.getByRole('button', { name: 'Gỡ mẫu' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gỡ mẫu' }).click()
  await expect
    .poll(() => sent('paperTemplates.destroy'), { timeout: 60_000 })
    .toEqual([{ path: { kind: 'labour_contract' }, query: { contract_type_id: 3 } }])
})
