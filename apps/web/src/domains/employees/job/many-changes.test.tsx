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

const optionsOf = async (field: RegExp) => {
  await page.getByRole('combobox', { name: field }).click()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  return page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
}

test('of more people than stand in a decision the paper may be typed, and background work is waited for', async () => {
  answer('decisionSettings.show', () => ({ settings: { needs_other_issuer: false, version: 0 } }))
  answer('jobChanges.store', ({ query }): Data<'jobChanges.store'> => ({
    changes: [],
    decision: null,
    drafts: [],
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
  // What may be written without a decision is known once the company's rule is.
  await expect.poll(() => seen.map(({ operation }) => operation)).toContain('decisionSettings.show')
  expect(await optionsOf(/^Quyết định/)).toEqual(['Lưu nháp quyết định', 'Không có quyết định'])
  await page.getByRole('option', { name: 'Không có quyết định' }).click()
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

const drafts: Data<'jobChanges.store'>['drafts'] = [
  { id: null, summary: 'Về việc điều chuyển 500 nhân viên (1/2)', people: 500 },
  { id: null, summary: 'Về việc điều chuyển Nguyễn Thị Đào (2/2)', people: 1 },
]

test('or several drafts are left, told of before, with the way to each afterwards', async () => {
  answer('jobChanges.store', ({ query }): Data<'jobChanges.store'> => ({
    changes: [],
    decision: null,
    drafts: query?.dry_run ? drafts : drafts.map((draft, index) => ({ ...draft, id: 40 + index })),
    run_id: null,
  }))
  open(many, 'employee_edit', 'document_access')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText(/^Lưu 2 quyết định nháp;/)).toBeVisible()
  await expect.element(page.getByText(/điều chuyển 500 nhân viên \(1\/2\): 500 nhân viên/)).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  await page.getByRole('button', { name: 'Lưu nháp quyết định' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Về việc điều chuyển Nguyễn Thị Đào (2/2)' }))
    .toHaveAttribute('href', expect.stringContaining('41'))
  expect(stored()).toMatchObject([{ query: { dry_run: true } }, { body: { ids: many, decision: {} } }])
})

test.each([false, true])(
  'who may issue no decision alone writes nothing for many that one should write (second person: %s)',
  async (needs_other_issuer) => {
    answer('decisionSettings.show', () => ({ settings: { needs_other_issuer, version: 0 } }))
    const rights = needs_other_issuer ? (['decision_issue', 'document_access'] as const) : []
    open(many, 'employee_edit', ...rights)
    expect(await optionsOf(/^Quyết định/)).toEqual(['Lưu nháp quyết định'])
    await page.getByRole('option').click()
    expect(await optionsOf(/^Loại thay đổi/)).toHaveLength(kindsOfDialog.length)
  },
)

test('of few everybody is offered every kind, by decisions', async () => {
  open([7, 8], 'employee_edit')
  expect(await optionsOf(/^Loại thay đổi/)).toHaveLength(kindsOfDialog.length)
})
