import type { Schemas } from '@nhansu/sdk/contract'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { deeds } from './deeds.ts'
import { SigningFields } from './signing-fields.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const signer = (id: number, more: Partial<Schemas['ContractSigner']>): Schemas['ContractSigner'] => ({
  id,
  full_name: `Người ${id}`,
  printed_title: 'Giám đốc',
  authority_no: null,
  is_legal_representative: false,
  refusal: null,
  ...more,
})
const lacking = 'Công ty yêu cầu số giấy ủy quyền của người ký, nhưng người này chưa có.'

function Issue({ signer_id = null }: { signer_id?: number | null }) {
  const form = useForm<FormValues>({
    defaultValues: {
      sign_date: '2026-03-01',
      signer_id,
      signer_name: '',
      signer_title: '',
      authority_no: '',
    },
  })
  return (
    <FormProvider {...form}>
      <SigningFields papers={{ contracts: [41] }} fields={deeds.issue.fields} />
    </FormProvider>
  )
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test.for<[signerId: number, shown: string, asks: boolean, warns: boolean]>([
  [61, 'Người 61, Giám đốc', true, true],
  [61, 'Người 61, Giám đốc', false, false],
  [62, 'Người 62, Giám đốc, 05/GUQ', true, false],
  [63, 'Người 63, Giám đốc', true, false],
])(
  'signer %i (%s), where the company asks for the number: %s, is warned of: %s',
  async ([signer_id, shown, asks, warns]) => {
    answer('contracts.signers', () => ({
      signers: [
        signer(61, {}),
        signer(62, { authority_no: '05/GUQ' }),
        signer(63, { is_legal_representative: true }),
      ],
      is_required: true,
      asks_authority_no: asks,
    }))
    mountPage(<Issue signer_id={signer_id} />)
    await expect.element(page.getByRole('combobox', { name: 'Người ký' })).toHaveTextContent(shown)
    expect(page.getByText(lacking).elements()).toHaveLength(warns ? 1 : 0)
  },
)

test('a typed signer is warned of until his number is typed too', async () => {
  answer('contracts.signers', () => ({ signers: [], is_required: false, asks_authority_no: true }))
  mountPage(<Issue />)
  await page.getByRole('textbox', { name: 'Người ký', exact: true }).fill('Trần Văn Khang')
  await expect.element(page.getByText(lacking)).toBeVisible()
  await page.getByRole('textbox', { name: 'Số giấy ủy quyền' }).fill('07/GUQ')
  await expect.element(page.getByText(lacking)).not.toBeInTheDocument()
})
