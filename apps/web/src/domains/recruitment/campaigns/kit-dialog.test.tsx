import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { hasUnsavedWork } from '#web/session/unsaved-work.ts'
import KitDialog from './kit-dialog.tsx'
import type { Campaign } from './use-campaign.ts'

vi.mock('#web/session/client.ts', async () => {
  const { client } = await import('#web/kit/testing/fake-client.ts')
  return { client: { ...client, call: client.send } }
})

type Outcome = Data<'recruitmentRounds.interviews'>

const words = { words_for_2: null, words_for_5: null, words_for_8: null }
const round = {
  id: 5,
  name: 'Phỏng vấn',
  minutes: 30,
  criteria: [
    { id: 1, name: 'Chuyên môn', weight: 60, ...words },
    { id: 2, name: 'Thái độ', weight: 40, ...words },
  ],
  questions: [],
  seats: [],
} as unknown as Outcome['round'] // what the dialog reads of a round

const total = {
  candidate_id: 9,
  full_name: 'Lê Thị Mai',
  score_before: 7,
  score_after: 5.5,
  rank_before: 1,
  rank_after: 2,
}

const closed = vi.fn()

function open(outcome: Partial<Outcome>) {
  answer('recruitmentRounds.interviews', () => ({
    round,
    needs_reason: false,
    reopened: 0,
    hidden: 0,
    removed: [],
    totals: [],
    ...outcome,
  }))
  const campaign = { id: 3, boards: [] } as unknown as Campaign // nobody sits there
  mountPage(<KitDialog campaign={campaign} round={round} canEdit onClose={closed} />, '/page', {
    profile: readerWith('recruitment_access', 'recruitment_edit'),
  })
}

const asked = () =>
  seen.flatMap(({ operation, input }) =>
    operation === 'recruitmentRounds.interviews' ? [input as Record<string, object>] : [],
  )
const weigh = async (first: string, second: string) => {
  await page.getByRole('textbox', { name: 'Trọng số (%)' }).nth(0).fill(first)
  await page.getByRole('textbox', { name: 'Trọng số (%)' }).nth(1).fill(second)
}
const save = () => page.getByRole('button', { name: 'Lưu', exact: true }).click()

beforeEach(() => page.viewport(1280, 1200))
afterEach(() => {
  unmountPage()
  closed.mockClear()
  seen.length = 0
})

test('totals and ranks before and after stand there before a change under cards is kept with its reason', async () => {
  open({ needs_reason: true, reopened: 3, hidden: 2, removed: ['Ngoại ngữ'], totals: [total] })
  await weigh('20', '80')
  await save()
  const row = page.getByRole('row', { name: /Lê Thị Mai/ })
  await expect.element(row).toHaveTextContent('Lê Thị Mai75.5012')
  await expect.element(page.getByText('3 phiếu đã nộp được trả lại', { exact: false })).toBeVisible()
  await expect.element(page.getByText('2 ứng viên chưa đủ phiếu', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Bỏ tiêu chí cùng điểm đã chấm: Ngoại ngữ.')).toBeVisible()
  expect(hasUnsavedWork()).toBe(true)
  expect(asked()).toMatchObject([{ query: { dry_run: true }, body: { seen_criteria: [1, 2] } }])
  await page.getByRole('button', { name: 'Đổi tiêu chí', exact: true }).click()
  await expect.element(page.getByText('Vui lòng nhập lý do đổi.')).toBeVisible()
  expect(asked()).toHaveLength(1)
  await page.getByRole('textbox', { name: 'Lý do đổi' }).fill('Vị trí cần thái độ hơn.')
  await page.getByRole('button', { name: 'Đổi tiêu chí', exact: true }).click()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(asked()[1]).toMatchObject({
    path: { id: 3 },
    body: { round_id: 5, reason: 'Vị trí cần thái độ hơn.', criteria: [{ weight: 20 }, { weight: 80 }] },
  })
  expect(asked()[1]).not.toHaveProperty('query')
})

test('a change of words alone is kept at once, and one under no cards after a look', async () => {
  open({})
  await page.getByRole('textbox', { name: 'Tiêu chí' }).nth(0).fill('Tay nghề')
  await save()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).not.toHaveProperty('query')
  unmountPage()
  open({})
  await weigh('50', '50')
  await save()
  await expect.poll(() => closed.mock.calls.length).toBe(2)
  expect(asked().map(({ query }) => query)).toEqual([{ dry_run: true }, undefined])
})
