import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { JobDialog } from './job-dialog.tsx'
import { kindsOfDialog } from './job-kinds.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

const many = Array.from({ length: 501 }, (_, index) => index + 1)
const stored = () =>
  seen.filter(({ operation }) => operation === 'jobChanges.store').map(({ input }) => input)

function open(ids: readonly number[], ...rights: Parameters<typeof readerWith>) {
  const known = { effective_date: '2027-01-01' }
  mountPage(
    <JobDialog
      kinds={kindsOfDialog}
      ids={ids}
      whom={`${ids.length} nhân viên`}
      known={known}
      onClose={() => undefined}
    />,
    '/page',
    { profile: readerWith(...rights) },
  )
}

const kindsShown = async () => {
  await page.getByRole('combobox', { name: /^Loại thay đổi/ }).click()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  return page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
}

test('of more people than stand in a decision the paper is typed, and background work is waited for', async () => {
  answer('decisionSettings.show', () => ({ settings: { needs_other_issuer: false, version: 0 } }))
  answer('jobChanges.store', ({ query }): Data<'jobChanges.store'> => ({
    changes: [],
    decision: null,
    run_id: query?.dry_run ? null : 31,
  }))
  // Of the run nothing else is looked at.
  const job = { id: 31, state: 'done', done: 501, total: 501, result: { employees: 501 }, message: null }
  answer('jobs.show', () => ({ job }) as unknown as Data<'jobs.show'>)
  open(many, 'employee_edit', 'decision_issue', 'document_access')
  await expect.element(page.getByText(/Một quyết định có tối đa 500 nhân viên/)).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: /^Loại thay đổi/ }))
    .toHaveTextContent('Tiếp nhận chính thức')
  expect(page.getByRole('combobox', { name: /^Quyết định/ }).elements()).toEqual([])
  await page.getByRole('textbox', { name: /^Số quyết định/ }).fill('12/QĐ')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await page.getByRole('button', { name: 'Tiếp nhận chính thức' }).click()
  await expect.element(page.getByText('501 nhân viên đã thay đổi.')).toBeVisible()
  expect(stored()).toMatchObject([
    { query: { dry_run: true } },
    { body: { kind: 'official', ids: many, decision_no: '12/QĐ', decision_type: 3 } },
  ])
  expect(stored()[1]).not.toHaveProperty('body.decision')
})

test('who may issue no decision is offered for many what is written without one', async () => {
  open(many, 'employee_edit')
  expect(await kindsShown()).toEqual(['Kiêm nhiệm', 'Nghỉ không lương', 'Nghỉ thai sản', 'Đi làm lại'])
})

test('so is who has to leave the issuing to a second person', async () => {
  answer('decisionSettings.show', () => ({ settings: { needs_other_issuer: true, version: 0 } }))
  open(many, 'employee_edit', 'decision_issue', 'document_access')
  expect(await kindsShown()).toEqual(['Kiêm nhiệm', 'Nghỉ không lương', 'Nghỉ thai sản', 'Đi làm lại'])
})

test('of few everybody is offered every kind, by decisions', async () => {
  open([7, 8], 'employee_edit')
  expect(await kindsShown()).toHaveLength(kindsOfDialog.length)
})
