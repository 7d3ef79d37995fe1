import type { Data, Schemas } from '@nhansu/sdk/contract'
import { ConflictError } from '@nhansu/sdk/errors'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { query } from '#web/session/queries.ts'
import IssueDialog from './issue-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Shown = Data<'decisions.show'>

/** What the dialog reads of a draft, as it stands after so many changes. */
const draft = (version: number, files: number[]) =>
  ({
    decision: {
      id: 31,
      state: 'draft',
      decision_type: 11,
      decision_number: null,
      typed_number: null,
      summary: `Trích yếu ${version}`,
      sign_date: '2026-03-01',
      signer_id: null,
      version,
      people: [],
    },
    units: [],
    files: files.map((id) => ({ id })),
  }) as unknown as Shown

const signer = {
  id: 12,
  full_name: 'Vũ Đức Trưởng',
  printed_title: 'Giám đốc',
  authority_no: null,
  is_legal_representative: false,
  refusal: null,
} satisfies Schemas['ContractSigner']

/** A page of the draft, from which it is issued. */
function DraftPage() {
  const { data } = useQuery(query('decisions.show', { path: { id: 31 } }))
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  return (
    <>
      <p>{data.decision.summary}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      {isOpen && <IssueDialog decision={data.decision} files={data.files} onClose={() => setOpen(false)} />}
    </>
  )
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

const bodies = () =>
  seen
    .filter(({ operation }) => operation === 'decisions.issue')
    .map(({ input }) => (input as { body: object }).body)

const ask = () => page.getByRole('button', { name: 'Xem trước' }).click()

async function open() {
  await page.getByRole('button', { name: 'Mở' }).click()
  await page.getByRole('combobox', { name: 'Người ký' }).click()
  await page.getByRole('option', { name: /Vũ Đức Trưởng/ }).click()
  await ask()
}

test('a content that nobody has read is not issued: what was refused stays refused until it is opened anew', async () => {
  answer('decisions.show', () => draft(4, [1]))
  answer('decisions.signers', () => ({ signers: [signer] }))
  answer('decisions.issue', ({ body }) => {
    if (body.version !== 5)
      throw new ConflictError({ operation: 'decisions.issue', message: 'Bản nháp vừa được sửa.' })
    return { decision_number: '12/2026/QĐ-SM', effects: [], units: [] }
  })
  mountPage(<DraftPage />)
  await expect.element(page.getByText('Trích yếu 4')).toBeVisible()
  answer('decisions.show', () => draft(5, [1, 2]))
  await open()
  await expect.element(page.getByText('Bản nháp vừa được sửa.')).toBeVisible()
  await expect.element(page.getByText('Trích yếu 5')).toBeInTheDocument()
  await ask()
  const asRead = { version: 4, file_ids: [1] }
  await expect.poll(bodies, { timeout: 60_000 }).toMatchObject([asRead, asRead])
  await page.getByRole('button', { name: 'Hủy' }).click()
  const lose = page.getByRole('button', { name: 'Bỏ thay đổi' })
  await lose.click()
  await open()
  await expect.element(page.getByText('Số quyết định: 12/2026/QĐ-SM')).toBeVisible()
  expect(bodies().at(-1)).toMatchObject({ version: 5, file_ids: [1, 2] })
})
