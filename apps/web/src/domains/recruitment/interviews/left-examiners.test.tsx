import { methodOf } from '@nhansu/sdk'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, resetClient, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import ResultsScreen from './results.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const gone = { id: 12, full_name: 'Trần Văn Đạt', role: 'chair', has_left: true }
const stays = { id: 13, full_name: 'Lê Thị Mai', role: 'member', has_left: false }
let state = 'open'

// What a save touches is known once its domain's table is there, which a real call brings.
beforeAll(() => methodOf('recruitmentBoards.bulk'))
beforeEach(() => {
  const round = { id: 5, recruitment_id: 2, recruitment_name: 'Thợ hàn', name: 'Phỏng vấn' }
  const figures = { kind: 'interview', max_score: 10, pass_score: null, weight: 100 }
  const candidate = { id: 7, full_name: 'Vũ Ứng Viên', cells: [], is_hidden: false, score: null, rank: null }
  const totals = { is_spread: false, is_passed: null, campaign_score: null, campaign_rank: null }
  // Of a round and a campaign nothing but these is looked at.
  answer(
    'recruitmentResults.list',
    () =>
      ({
        round: { ...round, ...figures, state },
        examiners: seen.some(({ operation }) => operation === 'recruitmentBoards.bulk')
          ? [stays]
          : [gone, stays],
        candidates: [{ ...candidate, ...totals }],
        total: 1,
      }) as never,
  )
  answer('recruitments.list', () => ({ recruitments: [{ id: 2, name: 'Thợ hàn' }] }) as never)
  answer(
    'recruitments.show',
    () =>
      ({
        recruitment: {
          id: 2,
          name: 'Thợ hàn',
          version: 4,
          rounds: [{ id: 5, name: 'Phỏng vấn', kind: 'interview', state }],
          boards: [
            { id: 1, employee_id: 12, employee_name: 'Trần Văn Đạt', role: 'chair', round_ids: [] },
            { id: 2, employee_id: 13, employee_name: 'Lê Thị Mai', role: 'member', round_ids: [5] },
          ],
        },
      }) as never,
  )
  answer('recruitmentBoards.bulk', () => ({ boards: [] }))
})
afterEach(() => {
  unmountPage()
  resetClient()
  state = 'open'
})

function open(...rights: Parameters<typeof readerWith>) {
  mountPage(<ResultsScreen />, '/page?recruitment_id=2&round_id=5', { profile: readerWith(...rights) })
}

test('whoever has left is told of beside his cards, and one press takes him alone off the board', async () => {
  open('recruitment_access', 'recruitment_edit')
  await expect
    .element(page.getByText('Trần Văn Đạt đã nghỉ việc, phiếu còn thiếu của người này vẫn được chờ.'))
    .toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Trần Văn Đạt (đã nghỉ việc)' })).toBeVisible()
  await page.getByRole('button', { name: 'Đưa Trần Văn Đạt ra khỏi hội đồng' }).click()
  await expect.element(page.getByText('Đã đưa Trần Văn Đạt ra khỏi hội đồng.')).toBeVisible()
  const saved = seen.find(({ operation }) => operation === 'recruitmentBoards.bulk')
  expect(saved?.input).toEqual({
    path: { id: 2 },
    body: { boards: [{ employee_id: 13, role: 'member', round_ids: [5] }], version: 4 },
  })
  await expect.element(page.getByText('đã nghỉ việc', { exact: false })).not.toBeInTheDocument()
})

test('a reader is told, and offered nothing', async () => {
  open('recruitment_access')
  await expect.element(page.getByText('vẫn được chờ', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /ra khỏi hội đồng/ })).not.toBeInTheDocument()
})

test('of a round that is closed nobody is waited for', async () => {
  state = 'closed'
  open('recruitment_access', 'recruitment_edit')
  await expect.element(page.getByRole('button', { name: 'Mở lại vòng' })).toBeVisible()
  await expect.element(page.getByText('vẫn được chờ', { exact: false })).not.toBeInTheDocument()
})
