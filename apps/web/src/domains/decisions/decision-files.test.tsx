import type { Data } from '@nhansu/sdk/contract'
import { methodOf } from '@nhansu/sdk'
import { RefusedError } from '@nhansu/sdk/errors'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { DecisionFiles } from './decision-files.tsx'
import { DecisionForm } from './decision-form.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Decision = Data<'decisions.show'>['decision']

/** What the screens read of a decision. */
const draft = {
  id: 31,
  state: 'draft',
  document_id: null,
  summary: 'Về việc thôi việc',
} as unknown as Decision
const file = {
  id: 5,
  name: 'ban-quet.pdf',
  media_type: 'application/pdf',
  size: 2_048,
  scan_state: 'clean',
  created_at: '2026-03-01T00:00:00+07:00',
} as const

// What a searched list answers is found by its line of the contract, which no screen has loaded here.
beforeAll(() => Promise.all([methodOf('employees.list'), methodOf('decisions.storeFile')]))
beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

const callsOf = (operation: string) => seen.filter((call) => call.operation === operation)

/** The field of the browser stands hidden behind its own button. */
async function chooseFile(name: string) {
  const field = document.querySelector('input[type="file"]')
  if (field === null) throw new Error('there is no field for a file')
  await userEvent.upload(field, new File(['x'], name, { type: 'application/pdf' }))
}

test('a file of a draft is taken away and put back by the operations of decisions', async () => {
  answer('decisions.destroyFile', () => ({ files: [] }))
  answer('decisions.restoreFile', () => ({ files: [file] }))
  mountPage(<DecisionFiles decision={draft} files={[file]} />, '/page', {
    profile: readerWith('document_edit'),
  })
  await page.getByRole('button', { name: 'Gỡ ban-quet.pdf' }).click()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  const input = { path: { id: 31, file_id: 5 } }
  await expect.poll(() => callsOf('decisions.destroyFile'), { timeout: 60_000 }).toMatchObject([{ input }])
  await expect.poll(() => callsOf('decisions.restoreFile'), { timeout: 60_000 }).toMatchObject([{ input }])
})

test('who may not edit reads and saves the files, and changes none', async () => {
  mountPage(<DecisionFiles decision={draft} files={[file]} />, '/page', {
    profile: readerWith('document_access'),
  })
  await expect.element(page.getByRole('button', { name: 'Tải xuống ban-quet.pdf' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Gỡ ban-quet.pdf' }).elements()).toHaveLength(0)
  expect(document.querySelector('input[type="file"]')).toBeNull()
})

test('whose rights do not reach everybody in a draft sees neither a card nor a field for files', async () => {
  mountPage(
    <>
      <DecisionFiles decision={draft} files={null} />
      <p>Bên dưới</p>
    </>,
    '/page',
    { profile: readerWith('document_edit') },
  )
  await expect.element(page.getByText('Bên dưới')).toBeVisible()
  expect(page.getByText('Tệp đính kèm').elements()).toHaveLength(0)
  expect(document.querySelector('input[type="file"]')).toBeNull()
})

test('files chosen with a new draft are sent once it is stored; one that fails is named, and the draft is there', async () => {
  answer('decisions.preview', () => ({ decision_number: null, effects: [], units: [] }))
  answer('employees.list', () => ({
    employees: [{ id: 7, full_name: 'Lê Thị Một', nhansu_id: 'SM0007' }] as never,
    meta: { total: 1 } as never,
  }))
  answer('decisions.store', () => ({ decision: draft }))
  answer('decisions.storeFile', () => {
    throw new RefusedError({ operation: 'decisions.storeFile', message: 'Tệp có vi-rút.' })
  })
  const router = mountPage(<DecisionForm title="Thêm quyết định" employeeId={7} />, '/page', {
    profile: readerWith('document_edit'),
  })
  await page.getByRole('combobox', { name: 'Loại quyết định' }).click()
  await page.getByRole('option', { name: 'Không tiếp nhận thử việc' }).click()
  await chooseFile('quet.pdf')
  await page.getByRole('textbox', { name: 'Ngày hiệu lực' }).fill('01-03-2026')
  await page.getByRole('textbox', { name: 'Trích yếu' }).fill('Về việc thôi việc')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect
    .poll(() => seen.map(({ operation }) => operation).filter((id) => id.startsWith('decisions.store')), {
      timeout: 60_000,
    })
    .toEqual(['decisions.store', 'decisions.storeFile'])
  await expect.element(page.getByText(/nhưng có tệp chưa tải lên được/)).toBeVisible()
  await expect.element(page.getByText('quet.pdf: Tệp có vi-rút.')).toBeVisible()
  await expect.poll(() => router.state.location.pathname, { timeout: 60_000 }).toMatch(/\/31$/)
})
