import { receptionLabels } from '@nhansu/sdk/domains/employees'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { ReceptionForm } from './reception-form.tsx'
import { paperFields } from './reception-paper.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const fields: readonly AnyField[] = [
  { field: 'decision_type', label: 'Loại quyết định tiếp nhận', input: { labels: receptionLabels } },
  ...paperFields,
]

function Form() {
  const form = useForm<FormValues>({ defaultValues: startValues(fields) })
  const signer = useWatch({ control: form.control, name: 'signer_id' })
  return (
    <FormProvider {...form}>
      <ReceptionForm fields={fields} />
      <p>{`Đã chọn: ${String(signer)}`}</p>
    </FormProvider>
  )
}

const whole = { printed_title: 'Tổng Giám đốc', authority_no: null, is_legal_representative: false }
const part = { printed_title: 'Giám đốc nhân sự', authority_no: '3/GUQ', is_legal_representative: false }

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('decisions.signers', ({ body: { sign_date } }) => ({
    signers: [
      { id: 1, full_name: 'Trần Quang Hùng', ...whole, refusal: null },
      {
        id: 2,
        full_name: 'Phạm Thị Thu Hà',
        ...part,
        refusal: sign_date < '2026-06-01' ? 'Phạm Thị Thu Hà chỉ được ký từ ngày 01-06-2026.' : null,
      },
    ],
  }))
})
afterEach(unmountPage)

const signer = () => page.getByRole('combobox', { name: /^Người ký/ })
const signOn = (day: string) => page.getByRole('textbox', { name: /^Ngày ký/ }).fill(day)

test('offers who may sign the chosen decision on the chosen day, says why others may not, and drops who may no more', async () => {
  mountPage(<Form />, '/page', { profile: readerWith('employee_edit', 'decision_issue') })
  await expect.element(page.getByText('Chọn loại quyết định và ngày ký để thấy ai được ký.')).toBeVisible()
  await signOn('20-07-2026')
  await expect.element(signer()).toBeDisabled()
  expect(seen).toEqual([])
  await page.getByRole('combobox', { name: /^Loại quyết định/ }).click()
  await page.getByRole('option', { name: receptionLabels[2] }).click()
  await signer().click()
  await page.getByRole('option', { name: 'Phạm Thị Thu Hà, Giám đốc nhân sự, 3/GUQ' }).click()
  await expect.element(page.getByText('Đã chọn: 2')).toBeVisible()
  expect(seen).toEqual([
    { operation: 'decisions.signers', input: { body: { decision_types: [2], sign_date: '2026-07-20' } } },
  ])

  await signOn('20-05-2026')
  await expect
    .element(page.getByText('Phạm Thị Thu Hà chỉ được ký từ ngày 01-06-2026. (Giám đốc nhân sự)'))
    .toBeVisible()
  await expect.element(page.getByText('Đã chọn: null')).toBeVisible()
  await signer().click()
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1)
})

test('asks nobody to sign what is left as a draft', async () => {
  mountPage(<Form />, '/page', { profile: readerWith('employee_edit') })
  await expect.element(page.getByText(/quyết định thành văn bản của lần tiếp nhận này/)).toBeVisible()
  await expect.element(signer()).not.toBeInTheDocument()
})
