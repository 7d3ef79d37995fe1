import { methodOf } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import Positions from './positions.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

/** A position as far as the list looks at it. */
const position = {
  id: 4,
  code: 'TK',
  name: 'Thủ kho',
  department_name: 'Kho Bình Dương',
  holder_total: 0,
  headcount_plan: null,
  is_active: true,
  version: 1,
} as Data<'positions.list'>['positions'][number]

beforeAll(() => methodOf('positions.list'))
beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('positions.list', () => ({
    positions: [position],
    meta: { pagination: { total: 1, per_page: 30, current_page: 1, total_pages: 1 } },
  }))
  answer('positions.show', () => ({ position }))
  answer('listViews.list', () => ({ list_views: [] }))
})
afterEach(unmountPage)

test('the name opens the form for who may change it', async () => {
  mountPage(<Positions />, '/page', { profile: readerWith('position_access', 'position_edit') })
  await page.getByRole('button', { name: 'Thủ kho', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('for others it is plain words', async () => {
  mountPage(<Positions />, '/page', { profile: readerWith('position_access') })
  await expect.element(page.getByText('Thủ kho', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Thủ kho', exact: true }).elements()).toEqual([])
})
