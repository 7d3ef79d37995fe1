import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import type { Campaign } from './use-campaign.ts'
import WeightsDialog from './weights-dialog.tsx'

vi.mock('#web/session/client.ts', async () => {
  const { client } = await import('#web/kit/testing/fake-client.ts')
  return { client: { ...client, call: client.send } }
})

const rounds = [
  { id: 5, name: 'Phỏng vấn', weight: 60, version: 3 },
  { id: 6, name: 'Bài viết', weight: 40, version: 1 },
]
const total = {
  candidate_id: 9,
  full_name: 'Lê Thị Mai',
  score_before: 74,
  score_after: 66,
  rank_before: 1,
  rank_after: 2,
}
const closed = vi.fn()

function open(needsReason: boolean) {
  answer('recruitmentRounds.weights', () => ({
    rounds: [],
    needs_reason: needsReason,
    totals: needsReason ? [total] : [],
  }))
  const campaign = { id: 3, name: 'Tuyển thợ hàn' } as unknown as Campaign // nothing else of it is read
  mountPage(<WeightsDialog campaign={campaign} rounds={rounds} onClose={closed} />, '/page', {
    profile: readerWith('recruitment_access', 'recruitment_edit'),
  })
}

const asked = () =>
  seen.flatMap(({ operation, input }) =>
    operation === 'recruitmentRounds.weights' ? [input as Record<string, object>] : [],
  )
const weigh = async (first: string, second: string) => {
  await page.getByRole('textbox', { name: 'Phỏng vấn (%)' }).fill(first)
  await page.getByRole('textbox', { name: 'Bài viết (%)' }).fill(second)
}
const save = () => page.getByRole('button', { name: 'Đổi trọng số', exact: true }).click()
const sent = {
  weights: [
    { round_id: 5, version: 3, weight: 40 },
    { round_id: 6, version: 1, weight: 60 },
  ],
}

beforeEach(() => page.viewport(1280, 1200))
afterEach(() => {
  unmountPage()
  closed.mockClear()
  seen.length = 0
})

test('under cards totals and ranks before and after stand there before it is saved with the reason', async () => {
  open(true)
  await weigh('40', '60')
  await expect.element(page.getByRole('rowheader', { name: 'Lê Thị Mai' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '66' })).toBeVisible()
  expect(asked().every(({ query }) => (query as { dry_run?: boolean }).dry_run === true)).toBe(true)
  await page.getByRole('textbox', { name: 'Lý do đổi' }).fill('Cần tay nghề hơn.')
  await save()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(asked().at(-1)).toEqual({
    path: { id: 3 },
    query: {},
    body: { ...sent, reason: 'Cần tay nghề hơn.' },
  })
})

test('where nobody has begun to judge nothing is compared and no reason is sent', async () => {
  open(false)
  await weigh('40', '60')
  await save()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  await expect.element(page.getByText(/đã có người chấm\. Xem/)).not.toBeInTheDocument()
  expect(asked().at(-1)).toEqual({ path: { id: 3 }, query: {}, body: sent })
})
