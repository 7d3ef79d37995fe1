import type { Data, Schemas } from '@nhansu/sdk/contract'
import { ConflictError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import BulkIssueDialog from './bulk-issue-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const scan = {
  id: 5,
  name: 'ban-quet.pdf',
  media_type: 'application/pdf',
  size: 2_048,
  scan_state: 'clean',
  created_at: '2026-03-01T00:00:00+07:00',
} as const

const plan = (decision_id: number, files: Schemas['DecisionIssuePlan']['files']) => ({
  decision_id,
  decision_type: 4,
  summary: 'Về việc điều chuyển',
  effective_date: '2026-03-01',
  employee_names: 'Lê Thị Một',
  people_total: 1,
  decision_number: `${decision_id}/2026/QĐ-SM`,
  effects: [],
  files,
  problem: null,
  version: 4,
})

const signer: Schemas['ContractSigner'] = {
  id: 12,
  full_name: 'Vũ Đức Trưởng',
  printed_title: 'Giám đốc',
  authority_no: null,
  is_legal_representative: false,
  refusal: null,
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

const bodies = () =>
  seen
    .filter(({ operation }) => operation === 'decisions.issueBulk')
    .map(({ input }) => (input as { body: { decisions: object[] } }).body.decisions)

test('the files of each draft are shown, and those that were read go along; what came since is seen in a new preview', async () => {
  answer(
    'decisions.list',
    () =>
      ({
        decisions: [{ id: 31, decision_type: 4 }],
        meta: { total: 1 },
      }) as unknown as Data<'decisions.list'>,
  )
  answer('decisions.signers', () => ({ signers: [signer] }))
  answer('signers.show', () => ({ signer: { ...signer, id: 12 } }) as unknown as Data<'signers.show'>)
  answer('decisions.issueBulk', ({ query }) => {
    if (query?.dry_run === true)
      return { decisions: [plan(31, [scan]), plan(32, []), plan(33, null)], run_id: null }
    throw new ConflictError({ operation: 'decisions.issueBulk', message: 'Tệp đính kèm đã thay đổi.' })
  })
  mountPage(<BulkIssueDialog ids={[31, 32, 33]} onClose={() => undefined} />)
  await page.getByRole('textbox', { name: 'Ngày ký' }).fill('20-02-2026')
  await page.getByRole('combobox', { name: 'Người ký' }).click()
  await page.getByRole('option', { name: /Vũ Đức Trưởng/ }).click()
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByRole('button', { name: 'Xem ban-quet.pdf' })).toBeVisible()
  expect(page.getByText('Chưa có tệp đính kèm.').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Ban hành 3 quyết định' }).click()
  await expect.element(page.getByText('Tệp đính kèm đã thay đổi.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Xem trước' })).toBeVisible()
  expect(bodies()[1]).toEqual([
    { id: 31, version: 4, marks: [], file_ids: [5] },
    { id: 32, version: 4, marks: [], file_ids: [] },
    { id: 33, version: 4, marks: [] },
  ])
})
