import type { Schemas } from '@nhansu/sdk/contract'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import FormSigner from './form-signer.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const signer = (id: number, full_name: string, refusal: string | null): Schemas['ContractSigner'] => ({
  id,
  full_name,
  printed_title: 'Giám đốc',
  authority_no: null,
  is_legal_representative: false,
  refusal,
})

/** The signer of a draft that was saved with somebody who may sign, and a day or none. */
function Draft({ day }: { day: string | null }) {
  const form = useForm<FormValues>({ defaultValues: { sign_date: day, signer_id: 61 } })
  const chosen = useWatch({ control: form.control, name: 'signer_id' })
  return (
    <FormProvider {...form}>
      <FormSigner types={[4]} required={false} known={{ id: 61, name: 'Lê Được Ký' }} />
      <output>{`Đã chọn: ${String(chosen)}`}</output>
    </FormProvider>
  )
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('a draft offers who may sign such a paper on its day, says why another may not, and may name nobody', async () => {
  answer('decisions.signers', () => ({
    signers: [
      signer(61, 'Lê Được Ký', null),
      signer(62, 'Vũ Hết Hạn', 'Vũ Hết Hạn chỉ được ký đến hết ngày 31-12-2025.'),
    ],
  }))
  mountPage(<Draft day="2026-03-01" />)
  await expect
    .element(page.getByText('Vũ Hết Hạn chỉ được ký đến hết ngày 31-12-2025. (Giám đốc)'))
    .toBeVisible()
  expect(seen.map(({ input }) => input)).toEqual([{ body: { decision_types: [4], sign_date: '2026-03-01' } }])
  await page.getByRole('combobox', { name: 'Người ký' }).click()
  await expect.element(page.getByRole('option', { name: 'Lê Được Ký, Giám đốc' })).toBeVisible()
  expect(page.getByRole('option', { name: /Vũ Hết Hạn/ }).elements()).toHaveLength(0)
  await page.getByRole('option').first().click()
  await expect.element(page.getByText('Đã chọn: null')).toBeVisible()
})

test('whoever may not sign on the day is not kept', async () => {
  answer('decisions.signers', () => ({ signers: [signer(61, 'Lê Được Ký', 'Lê Được Ký đã nghỉ việc.')] }))
  mountPage(<Draft day="2026-03-01" />)
  await expect.element(page.getByText('Đã chọn: null')).toBeVisible()
})

test('until the day of signing is known the one who was chosen stays and shows', async () => {
  mountPage(<Draft day={null} />)
  await expect.element(page.getByRole('combobox', { name: 'Người ký' })).toHaveTextContent('Lê Được Ký')
  await expect.element(page.getByText('Đã chọn: 61')).toBeVisible()
  expect(seen).toEqual([])
})
