import type { Data } from '@nhansu/sdk/contract'
import { ValidationError } from '@nhansu/sdk/errors'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { LivePreview } from './live-preview.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Decision = Data<'decisions.show'>['decision']

interface DraftProps {
  corrects?: number
  sign_date?: string
  typed_number?: string
  department_id?: number | null
}

/** A draft in the form, with what its paper says. */
function Draft({ corrects, ...paper }: DraftProps) {
  const form = useForm<FormValues>({
    defaultValues: {
      employee_ids: [7],
      effective_date: '2026-03-01',
      department_id: 3,
      position_id: 5,
      ...paper,
    },
  })
  // The aside looks at nothing else of the draft.
  const decision = { decision_type: 4, corrects_id: corrects ?? null } as Decision
  return (
    <FormProvider {...form}>
      <LivePreview decision={decision} />
    </FormProvider>
  )
}
const sent = () => seen.map(({ input }) => (input as { body: object }).body)

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('the day of signing and the number are sent as they are filled in, and the number is the answered one', async () => {
  answer('decisions.preview', () => ({ decision_number: '07/QĐ', effects: [], units: [] }))
  mountPage(<Draft sign_date="2026-02-20" typed_number=" 07/QĐ " />)
  await expect.element(page.getByText('Số quyết định: 07/QĐ')).toBeVisible()
  expect(sent()).toMatchObject([{ sign_date: '2026-02-20', typed_number: '07/QĐ' }])
})

test('nothing is looked at until everything is there that such a decision must say', async () => {
  answer('decisions.preview', () => ({ decision_number: '08/QĐ', effects: [], units: [] }))
  mountPage(<Draft department_id={null} />)
  await expect.element(page.getByText(/các mục bắt buộc để xem trước/)).toBeVisible()
  expect(sent()).toEqual([])
})

test('what is not filled in is not sent', async () => {
  answer('decisions.preview', () => ({ decision_number: '08/QĐ', effects: [], units: [] }))
  mountPage(<Draft />)
  await expect.element(page.getByText('Số quyết định: 08/QĐ')).toBeVisible()
  expect(sent()).toEqual([expect.not.objectContaining({ sign_date: expect.anything() })])
  expect(Object.keys(sent()[0] ?? {})).not.toContain('typed_number')
})

test('why such a draft is refused is said instead, each sentence once', async () => {
  const [taken, early] = ['Số 07/QĐ đã được cấp trước đó, hãy nhập số khác.', 'Ngày hiệu lực quá sớm.']
  answer('decisions.preview', () => {
    throw new ValidationError(
      { message: 'Vui lòng kiểm tra lại.', operation: 'decisions.preview', status: 400 },
      { typed_number: [taken], effective_date: [early], 'people.0.term_to': [early] },
    )
  })
  mountPage(<Draft sign_date="2028-02-20" typed_number="07/QĐ" />)
  await expect.element(page.getByText(taken)).toBeVisible()
  expect(page.getByText(early).elements()).toHaveLength(1)
  expect(page.getByText(/Số quyết định/).elements()).toEqual([])
})

test('a correction is looked at in the place of what it corrects, with the number and the day of its paper', async () => {
  answer('decisions.preview', () => ({ decision_number: '07/QĐ', effects: [], units: [] }))
  mountPage(<Draft corrects={5} sign_date="2028-02-20" typed_number="07/QĐ" />)
  await expect.element(page.getByText('Số quyết định: 07/QĐ')).toBeVisible()
  expect(sent()).toMatchObject([{ corrects_id: 5, sign_date: '2028-02-20', typed_number: '07/QĐ' }])
})
