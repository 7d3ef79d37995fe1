import { methodOf } from '@nhansu/sdk'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, resetClient, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import ResultsScreen from './results.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const gone = { id: 12, full_name: 'Trần Văn Đạt', role: 'chair', has_left: true }
const stays = {
  id: 13,
  full_name: 'Lê Thị Mai',
  role: 'member',
  has_left: false,
  missing: 0,
  handed_in: 0,
}
let state = 'open'
let cards = ['missing']
/** Of candidates on other pages. */
let further = 0
let seats: { employee_ids: number[] }[] = []

// What a save touches is known once its domain's table is there, which a real call brings.
beforeAll(() => methodOf('recruitmentBoards.bulk'))
beforeEach(() => {
  const round = { id: 5, recruitment_id: 2, recruitment_name: 'Thợ hàn', name: 'Phỏng vấn' }
  const figures = { kind: 'interview', max_score: 10, pass_score: null, weight: 100 }
  const candidate = { full_name: 'Vũ Ứng Viên', is_hidden: false, score: null, rank: null }
  const totals = { is_spread: false, is_passed: null, campaign_score: null, campaign_rank: null }
  // Of a round and a campaign nothing but these is looked at.
  answer(
    'recruitmentResults.list',
    () =>
      ({
        round: { ...round, ...figures, state },
        examiners: saved().length === 1 ? [stays] : [{ ...gone, ...owed() }, stays],
        candidates: cards.map((card, at) => ({
          ...candidate,
          ...totals,
          id: 7 + at,
          cells: [{ employee_id: 12, result_id: null, state: card, total: null, conclusion: null }],
        })),
        total: cards.length,
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
          rounds: [{ id: 5, name: 'Phỏng vấn', kind: 'interview', state, seats }],
          boards: [
            ...(saved().length === 1
              ? []
              : [{ id: 1, employee_id: 12, employee_name: 'Trần Văn Đạt', role: 'chair', round_ids: [] }]),
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
  cards = ['missing']
  further = 0
  seats = []
})

const count = (which: string) => cards.filter((card) => card === which).length
const owed = () => ({ missing: count('missing') + further, handed_in: count('handed_in') })

const saved = () => seen.filter(({ operation }) => operation === 'recruitmentBoards.bulk')

function open(...rights: Parameters<typeof readerWith>) {
  mountPage(<ResultsScreen />, '/page?recruitment_id=2&round_id=5', { profile: readerWith(...rights) })
}

const offer = () => page.getByRole('button', { name: 'Đưa Trần Văn Đạt ra khỏi hội đồng' })
const confirm = () => page.getByRole('button', { name: 'Đưa ra khỏi hội đồng', exact: true })

test('whoever has left and owes a card is taken alone off the board after a question, and comes back', async () => {
  open('recruitment_access', 'recruitment_edit')
  await expect
    .element(page.getByText('Trần Văn Đạt đã nghỉ việc, phiếu còn thiếu của người này vẫn được chờ.'))
    .toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Trần Văn Đạt (đã nghỉ việc)' })).toBeVisible()
  await offer().click()
  await expect.element(page.getByText('thôi chấm ở mọi vòng', { exact: false })).toBeVisible()
  expect(saved()).toEqual([])
  await confirm().click()
  await expect.element(page.getByText('Đã đưa Trần Văn Đạt ra khỏi hội đồng.')).toBeVisible()
  const staying = { employee_id: 13, role: 'member', round_ids: [5] }
  expect(saved().map(({ input }) => input)).toEqual([
    { path: { id: 2 }, body: { boards: [staying], version: 4 } },
  ])
  await expect.element(page.getByText('đã nghỉ việc', { exact: false })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(page.getByText('vẫn được chờ', { exact: false })).toBeVisible()
  expect(saved()[1]?.input).toEqual({
    path: { id: 2 },
    body: { boards: [staying, { employee_id: 12, role: 'chair', round_ids: [] }], version: 4 },
  })
})

test('of a seat of his the question says what becomes of it, and that it does not come back', async () => {
  seats = [{ employee_ids: [12] }]
  open('recruitment_access', 'recruitment_edit')
  await offer().click()
  await expect.element(page.getByText('Phỏng vấn chỉ xếp ghế cho người này', { exact: false })).toBeVisible()
  await confirm().click()
  await expect.element(page.getByText('Đã đưa Trần Văn Đạt ra khỏi hội đồng.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hoàn tác' })).not.toBeInTheDocument()
})

test('whoever left with all his cards handed in is not waited for', async () => {
  cards = ['handed_in', 'recused']
  open('recruitment_access', 'recruitment_edit')
  await expect.element(page.getByRole('columnheader', { name: 'Trần Văn Đạt (đã nghỉ việc)' })).toBeVisible()
  await expect.element(page.getByText('Trần Văn Đạt đã nghỉ việc', { exact: false })).not.toBeInTheDocument()
  await expect.element(offer()).not.toBeInTheDocument()
})

test('whoever left is waited for while he owes a card on another page', async () => {
  cards = ['recused']
  further = 1
  open('recruitment_access', 'recruitment_edit')
  await expect.element(page.getByText('vẫn được chờ', { exact: false })).toBeVisible()
  await expect.element(offer()).toBeVisible()
})

test('whoever handed in some of his cards stays in the minutes', async () => {
  cards = ['handed_in', 'missing']
  open('recruitment_access', 'recruitment_edit')
  await expect.element(page.getByText('hãy chốt vòng kèm lý do', { exact: false })).toBeVisible()
  await expect.element(offer()).not.toBeInTheDocument()
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
