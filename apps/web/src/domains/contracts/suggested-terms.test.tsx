import type { Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { SuggestedTerms } from './suggested-terms.tsx'

const fields: readonly AnyField[] = [
  { field: 'job_title', label: 'Công việc', input: 'text' },
  { field: 'work_place', label: 'Địa điểm', input: 'text' },
  { field: 'salary', label: 'Mức lương', input: 'money' },
]
const accountant: Schemas['ContractSuggestion'] = {
  job_title: 'Kế toán viên',
  work_place: 'Hà Nội',
  salary: 9_000_000,
}
const driver: Schemas['ContractSuggestion'] = { job_title: 'Lái xe', work_place: 'Kho Bình An' }

/** A draft's form of which another employee can be chosen. */
function Draft({ isNew, typed = {} }: { isNew: boolean; typed?: FormValues }) {
  const form = useForm<FormValues>({ defaultValues: { ...startValues(fields), ...typed } })
  const salary = useWatch({ control: form.control, name: 'salary' })
  const [suggested, suggest] = useState(accountant)
  return (
    <FormProvider {...form}>
      <FormFields fields={fields} />
      <SuggestedTerms suggested={suggested} isSettled isNew={isNew} />
      <output>{`Lương: ${String(salary)}`}</output>
      <button type="button" onClick={() => suggest(driver)}>
        Chọn người khác
      </button>
    </FormProvider>
  )
}

const job = () => page.getByRole('textbox', { name: 'Công việc' })
const place = () => page.getByRole('textbox', { name: 'Địa điểm' })
const another = () => page.getByRole('button', { name: 'Chọn người khác' }).click()

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('a new draft is filled in and says with what, and pay waits for a press', async () => {
  mountPage(<Draft isNew />)
  await expect.element(job()).toHaveValue('Kế toán viên')
  await expect.element(place()).toHaveValue('Hà Nội')
  await expect
    .element(
      page.getByText('Đã điền theo hồ sơ, chức vụ và loại hợp đồng, sửa được: Công việc, Địa điểm làm việc.'),
    )
    .toBeVisible()
  await expect.element(page.getByText('Lương: null')).toBeVisible()
  await page.getByRole('button', { name: 'Lấy lương theo hồ sơ' }).click()
  await expect.element(page.getByText('Lương: 9000000')).toBeVisible()
  // It was somebody else's.
  await another()
  await expect.element(page.getByText('Lương: null')).toBeVisible()
})

test('what was filled in follows another employee, what was typed or emptied stays', async () => {
  mountPage(<Draft isNew typed={{ work_place: 'Theo dự án' }} />)
  await expect.element(job()).toHaveValue('Kế toán viên')
  await another()
  await expect.element(job()).toHaveValue('Lái xe')
  await expect.element(place()).toHaveValue('Theo dự án')
  unmountPage()

  mountPage(<Draft isNew />)
  await expect.element(job()).toHaveValue('Kế toán viên')
  await userEvent.clear(job())
  await another()
  await expect.element(place()).toHaveValue('Kho Bình An')
  await expect.element(job()).toHaveValue('')
})

test('a draft that is there is filled in by a press, in its empty fields alone', async () => {
  mountPage(<Draft isNew={false} typed={{ job_title: 'Kế toán trưởng' }} />)
  await expect.element(place()).toHaveValue('')
  await page.getByRole('button', { name: 'Điền ô trống: Địa điểm làm việc' }).click()
  await expect.element(place()).toHaveValue('Hà Nội')
  await expect.element(job()).toHaveValue('Kế toán trưởng')
})
