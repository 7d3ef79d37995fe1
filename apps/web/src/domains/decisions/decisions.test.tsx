import { methodOf } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import Decisions from './decisions.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const draft: Data<'decisions.list'>['decisions'][number] = {
  id: 4,
  decision_type: 4,
  decision_number: null,
  summary: 'Điều chuyển nhân viên kho',
  sign_date: null,
  effective_date: '2026-03-01',
  state: 'draft',
  status_name: 'Nháp',
  employee_names: 'Nguyễn Thị Hồng Đào',
  people_total: 1,
  applied_total: null,
  signer_name: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

beforeAll(() => methodOf('decisions.list'))
beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('decisions.list', () => ({
    decisions: [draft, { ...draft, id: 5, decision_number: '12/QĐ-SMG', state: 'issued' as const }],
    meta: { pagination: { total: 2, per_page: 30, current_page: 1, total_pages: 1 } },
  }))
  answer('listViews.list', () => ({ list_views: [] }))
})
afterEach(unmountPage)

test('each decision is led to by its number, a draft by whose it is', async () => {
  mountPage(<Decisions />, '/page', { profile: readerWith('document_access') })
  await expect
    .element(page.getByRole('link', { name: '12/QĐ-SMG', exact: true }))
    .toHaveAttribute('href', '/tai-lieu/quyet-dinh/5')
  await expect
    .element(page.getByRole('link', { name: /^Bản nháp \(.*Nguyễn Thị Hồng Đào\)$/ }))
    .toHaveAttribute('href', '/tai-lieu/quyet-dinh/4')
})
