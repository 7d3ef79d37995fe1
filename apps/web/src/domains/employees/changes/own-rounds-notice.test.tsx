import type { Schemas } from '@nhansu/sdk/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import OwnRoundsNotice from './own-rounds-notice.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const own: Schemas['OwnRound'] = {
  id: 3,
  name: 'Rà soát hồ sơ năm 2026',
  to_date: '2026-12-31',
  days_left: 5,
  state: 'waiting',
  confirmed_at: null,
  seen: 'a'.repeat(64),
  groups: [],
}

afterEach(unmountPage)

test('beside the own file an open round leads to where it is answered; one that is answered says nothing', async () => {
  const done = { ...own, id: 4, name: 'Rà soát cũ', state: 'confirmed' as const }
  answer('profileRounds.mine', () => ({ rounds: [done, own] }))
  mountPage(<OwnRoundsNotice />, '/page', { path: '/page', profile: readerWith() })
  await expect
    .element(page.getByRole('link', { name: own.name }))
    .toHaveAttribute('href', '/yeu-cau-cua-toi?round=3')
  await expect.element(page.getByText('Hạn 31-12-2026 (còn 5 ngày)')).toBeVisible()
  expect(page.getByText('Rà soát cũ').elements()).toEqual([])
})
