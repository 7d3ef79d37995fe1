import type { Data } from '@nhansu/sdk/contract'
import { ConflictError, ValidationError } from '@nhansu/sdk/errors'
import { levelGroupLabels } from '@nhansu/sdk/domains/organisation'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { startValues, type FormValues } from '#web/kit/forms/form-rules.ts'
import type { Field } from '#web/kit/resource/define-resource.ts'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { FormPage, type FormPageProps } from './form-page.tsx'
import { FormPageSection } from './form-page-section.tsx'
import { type BodyOf, useContractSaving } from './use-contract-saving.ts'
import { type FormPageOptions, useFormPage } from './use-form-page.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Level = Data<'levels.show'>['level']

const atMost20 = v.pipe(v.string(), v.maxLength(20, 'Mã không được vượt quá 20 ký tự.'))

const fields = [
  { field: 'code', label: 'Mã', input: 'text', required: true, rule: atMost20 },
  { field: 'name', label: 'Tên', input: 'text', required: true },
  { field: 'level_group', label: 'Nhóm', input: { labels: levelGroupLabels }, required: true },
  { field: 'rank', label: 'Thứ bậc', input: 'number', initial: 1 },
] as const satisfies readonly Field<'levels'>[]

const level: Level = {
  id: 7,
  code: 'DH',
  name: 'Đại học',
  level_group: 'education',
  rank: 5,
  is_active: true,
  version: 3,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

type Options = FormPageOptions<FormValues, Level, string>
type PageProps = FormPageProps<FormValues, Level, string>

// What the form holds once its rules have passed it is what the contract takes.
const bodyOf = (values: FormValues) => values as BodyOf<'levels'>

function LevelPage({
  record,
  preview,
  openAt,
  ...props
}: Partial<Pick<Options, 'record' | 'preview' | 'openAt'>> & Partial<PageProps>) {
  const work = useFormPage<FormValues, Level, string>({
    record,
    preview,
    openAt,
    fields,
    valuesOf: (one) => startValues(fields, one),
    saving: useContractSaving('levels', bodyOf),
    doneTo: ({ id }) => `/done/${id}`,
  })
  return (
    <FormPage
      work={work}
      title="Trình độ"
      backTo="/before"
      renderPreview={(words) => (
        <div role="alertdialog" aria-label="Xem trước">
          {words}
          <button type="button" onClick={() => void work.confirm()}>
            Đồng ý
          </button>
        </div>
      )}
      {...props}
    >
      <FormPageSection title="Thông tin" fields={fields} />
    </FormPage>
  )
}

const box = (name: string) => page.getByRole('textbox', { name })
const save = page.getByRole('button', { name: 'Lưu', exact: true })
const summary = page.getByRole('region', { name: /chỗ cần sửa/ })
const calls = () => seen.map(({ operation, input }) => [operation, input])

const says = (part: Locator, words: string) => expect.poll(() => part.element().textContent).toContain(words)

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('several faults are listed with ways to each field; a single one gets focus itself', async () => {
  mountPage(<LevelPage record={level} />)
  await box('Mã').fill('')
  await box('Tên').fill('  ')
  await save.click()
  await expect.element(summary).toHaveFocus()
  await says(summary, 'Có 2 chỗ cần sửa')
  await summary.getByRole('link', { name: 'Vui lòng nhập tên.' }).click()
  await expect.element(box('Tên')).toHaveFocus()
  await box('Tên').fill('Cao đẳng')
  await says(summary, 'Có 1 chỗ cần sửa')
  await expect.element(box('Tên')).toHaveFocus()
  await box('Mã').fill('CD')
  await expect.element(summary).not.toBeInTheDocument()
  await box('Mã').fill('')
  await save.click()
  await expect.element(box('Mã')).toHaveFocus()
  expect(summary.query()).toBeNull()
  expect(seen).toEqual([])
})

test('what is valid is saved tidied with its version, and the page leads on without a question', async () => {
  answer('levels.update', () => ({ level }))
  const router = mountPage(<LevelPage record={level} />)
  await box('Tên').fill(' Cao học ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: '/done/7' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/done/7')
  await expect.element(page.getByText('Cập nhật thành công!')).toBeVisible()
  await expect.element(page.getByText('Đại học', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Mở lại' }).query()).toBeNull()
  const { code, level_group, rank } = level
  expect(calls()).toEqual([
    ['levels.update', { path: { id: 7 }, body: { code, name: 'Cao học', level_group, rank, version: 3 } }],
  ])
})

test('a new record that is saved to a list can be opened from what is said', async () => {
  answer('levels.store', () => ({ level }))
  const router = mountPage(<LevelPage openAt={({ id }) => `/level/${id}`} />)
  await box('Mã').fill('DH')
  await page.getByRole('combobox', { name: 'Nhóm' }).click()
  await page.getByRole('option', { name: 'Học vấn' }).click()
  await box('Tên').fill('Đại học')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Thêm mới thành công!')).toBeVisible()
  await page.getByRole('button', { name: 'Mở lại' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/level/7')
})

test('leaving with unsaved work is asked about', async () => {
  const router = mountPage(<LevelPage record={level} />)
  await box('Tên').fill('Khác')
  await page.getByRole('link', { name: 'Hủy' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ở lại' }).click()
  await expect.element(box('Tên')).toHaveValue('Khác')
  expect(router.state.location.pathname).toBe('/page')
})

test('what was not changed is not saved; the form stays and says so', async () => {
  const router = mountPage(<LevelPage record={level} />)
  await box('Tên').fill('Khác')
  await box('Tên').fill(level.name)
  await save.click()
  await expect.element(page.getByText('Chưa có thay đổi nào.', { exact: true })).toBeVisible()
  expect(router.state.location.pathname).toBe('/page')
  expect(seen).toEqual([])
})

test('a refusal stands under its field, and one that blames no field above the form', async () => {
  const failure = { operation: 'levels.update', message: 'Dữ liệu chưa đúng.' } as const
  answer('levels.update', () => {
    throw new ValidationError(failure, { code: ['Mã đã tồn tại.'] })
  })
  mountPage(<LevelPage record={level} />)
  await box('Mã').fill('DH1')
  await save.click()
  await expect.element(box('Mã')).toHaveFocus()
  await expect.element(box('Mã')).toHaveAccessibleDescription('Mã đã tồn tại.')
  answer('levels.update', () => {
    throw new ValidationError(failure)
  })
  await box('Mã').fill('DH2')
  await save.click()
  await says(page.getByRole('alert'), 'Dữ liệu chưa đúng.')
})

test('a stale save shows both versions; mine over it carries the newer version', async () => {
  const newer = { ...level, name: 'Đại học (sửa)', version: 4 }
  answer('levels.update', ({ body }) => {
    if (body.version === 4) return { level: newer }
    const failure = { operation: 'levels.update', message: 'Đã cũ.' } as const
    throw new ConflictError(failure, undefined, { level: newer })
  })
  mountPage(<LevelPage record={level} />)
  await box('Tên').fill('Của tôi')
  await save.click()
  const question = page.getByRole('alertdialog', { name: /người khác cập nhật/ })
  await says(question, 'Bản mới: Đại học (sửa)')
  await says(question, 'Bản của tôi: Của tôi')
  await question.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click()
  await expect.element(page.getByRole('heading', { name: '/done/7' })).toBeVisible()
  expect(calls().at(-1)?.[1]).toMatchObject({ body: { name: 'Của tôi', version: 4 } })
})

test('taking the newer version goes on from it', async () => {
  const newer = { ...level, name: 'Đại học (sửa)', version: 4 }
  answer('levels.update', () => {
    throw new ConflictError({ operation: 'levels.update', message: 'Đã cũ.' }, undefined, { level: newer })
  })
  mountPage(<LevelPage record={level} />)
  await box('Tên').fill('Của tôi')
  await save.click()
  await page.getByRole('button', { name: 'Lấy bản mới' }).click()
  await expect.element(box('Tên')).toHaveValue('Đại học (sửa)')
  answer('levels.update', () => ({ level: newer }))
  await box('Tên').fill('Đại học (sửa lần nữa)')
  await save.click()
  await expect.element(page.getByRole('heading', { name: '/done/7' })).toBeVisible()
  expect(calls().at(-1)?.[1]).toMatchObject({ body: { version: 4 } })
})

test('a preview is shown before the save, and what was previewed is saved', async () => {
  answer('levels.update', () => ({ level }))
  mountPage(<LevelPage record={level} preview={({ name }) => Promise.resolve(`Sẽ đổi: ${String(name)}`)} />)
  await box('Tên').fill(' Mới ')
  await save.click()
  await says(page.getByRole('alertdialog', { name: 'Xem trước' }), 'Sẽ đổi: Mới')
  expect(seen).toEqual([])
  await page.getByRole('button', { name: 'Đồng ý' }).click()
  await expect.element(page.getByRole('heading', { name: '/done/7' })).toBeVisible()
  expect(calls().at(-1)?.[1]).toMatchObject({ body: { name: 'Mới' } })
})

test('whoever may only read finds locked fields and no button, and Enter sends nothing', async () => {
  mountPage(<LevelPage record={level} readOnly />)
  await expect.element(box('Tên')).toHaveAttribute('readonly')
  expect(save.query()).toBeNull()
  await box('Tên').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Tên')).toHaveValue('Đại học')
  expect(seen).toEqual([])
})

const steps = [
  {
    id: 'code',
    label: 'Mã',
    fields: ['code'],
    content: <FormPageSection title="Mã" fields={fields.slice(0, 1)} />,
  },
  {
    id: 'rest',
    label: 'Còn lại',
    fields: ['name', 'level_group', 'rank'],
    content: <FormPageSection title="Còn lại" fields={fields.slice(1)} />,
  },
]

test('a step is checked before the next one shows, and a refusal leads back to its step', async () => {
  answer('levels.store', () => {
    throw new ValidationError({ operation: 'levels.store', message: 'Sai.' }, { code: ['Mã đã tồn tại.'] })
  })
  mountPage(<LevelPage record={undefined} steps={steps} />)
  const next = page.getByRole('button', { name: 'Tiếp tục' })
  await next.click()
  await expect.element(box('Mã')).toHaveAccessibleDescription('Vui lòng nhập mã.')
  expect(box('Tên').query()).toBeNull()
  await box('Mã').fill('DH')
  await next.click()
  await box('Tên').fill('Đại học')
  await page.getByRole('button', { name: 'Quay lại' }).click()
  await expect.element(box('Mã')).toHaveValue('DH')
  await next.click()
  await expect.element(box('Tên')).toHaveValue('Đại học')
  await page.getByRole('combobox', { name: 'Nhóm' }).click()
  await page.getByRole('option').first().click()
  await save.click()
  await expect.element(box('Mã')).toHaveFocus()
  await expect.element(box('Mã')).toHaveAccessibleDescription('Mã đã tồn tại.')
  expect(calls()[0]?.[1]).toMatchObject({ body: { code: 'DH', name: 'Đại học' } })
})
