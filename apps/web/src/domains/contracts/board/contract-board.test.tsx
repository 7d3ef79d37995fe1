import type { Data, Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { contractBoardPath } from '../contract-paths.ts'
import { contractsScreens } from '../screens.ts'
import type { BoardRow } from './board-deeds.ts'
import ContractBoard from './contract-board.tsx'
import { boardRow } from './testing/board-row.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const counts: Schemas['BoardCounts'] = {
  total: 0,
  late: 0,
  overdue: 0,
  to_come: 0,
  asked: 0,
  probation: 0,
  answered: 0,
  drafted: 0,
  renewed: 0,
  notice_due: 0,
  ended: 0,
}

const board: Data<'contractBoard.show'> = {
  contract_board: {
    unit: { id: 7, name: 'Phòng Nhân sự', parent_id: null },
    stage: null,
    late: false,
    until: '2027-02-24',
    total: counts,
    units: [{ department_id: 8, name: 'Tổ Tuyển', has_below: false, counts }],
  },
  rows: [],
  meta: { pagination: { total: 0, per_page: 30, current_page: 1, total_pages: 0 } },
}

/** The same with rows that are filtered, as the address asked. */
const filtered = {
  ...board,
  contract_board: {
    ...board.contract_board,
    stage: 'overdue',
    late: true,
    total: { ...counts, total: 1200, overdue: 3 },
  },
  meta: { pagination: { total: 3, per_page: 30, current_page: 1, total_pages: 1 } },
} satisfies Data<'contractBoard.show'>

const open = (at: string) =>
  mountPage(<ContractBoard />, at, {
    path: '/page',
    profile: readerWith('contract_access', 'contract_edit', 'document_access', 'document_edit'),
  })

beforeEach(async () => {
  await page.viewport(1440, 900)
})
afterEach(unmountPage)

test('it says in words that nothing ends, and that nothing came', async () => {
  answer('contractBoard.show', () => board)
  open('/page')
  await expect.element(page.getByText('Không có ai')).toBeVisible()
  unmountPage()
  answer('contractBoard.show', () => {
    throw new Error('no board')
  })
  open('/page')
  await expect.element(page.getByText('Không lấy được bảng')).toBeVisible()
})

test('what the address filters is asked for and told, and each figure says what it counts', async () => {
  answer('contractBoard.show', () => filtered)
  open('/page?don-vi=7&giai-doan=overdue&tre-han=1')
  await expect.element(page.getByText(/Đang lọc: Quá hạn ký, trễ hạn \(3 hợp đồng\)/u)).toBeVisible()
  await expect.element(page.getByText(/Đơn vị: Phòng Nhân sự/u)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '1,200 hợp đồng: Tổng số' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '3 hợp đồng: Quá hạn ký' }))
    .toHaveAttribute('href', '/hop-dong/bang-90-ngay?don-vi=7&giai-doan=overdue')
  await expect
    .element(page.getByRole('link', { name: 'Bỏ lọc' }))
    .toHaveAttribute('href', '/hop-dong/bang-90-ngay?don-vi=7')
  expect(seen[0]).toEqual({
    operation: 'contractBoard.show',
    input: { query: { department_id: 7, stage: 'overdue', late: true, size: 30 } },
  })
})

test('what was asked for with the code of the screen is not asked for again', async () => {
  answer('contractBoard.show', () => board)
  const screen = contractsScreens.find(({ path }) => path === contractBoardPath)
  for (const { operation, input } of screen !== undefined && 'data' in screen ? screen.data : []) {
    // The pair was checked against the contract where it was declared.
    await queryClient.prefetchQuery(query(operation as 'levels.list', input as object))
  }
  open('/page')
  await expect.element(page.getByText('Không có ai')).toBeVisible()
  expect(seen.map(({ operation }) => operation)).toEqual(['contractBoard.show'])
})

const toLetGo: BoardRow = { ...boardRow, stage: 'notice_due', next_step: 'give_notice' }
const withRow = (row: BoardRow): Data<'contractBoard.show'> => ({
  ...board,
  rows: [row],
  meta: { pagination: { total: 1, per_page: 30, current_page: 1, total_pages: 1 } },
})
const letGo = page.getByRole('button', { name: `Lập quyết định không gia hạn: ${toLetGo.full_name}` })
const callsOf = (operation: string) => seen.filter((call) => call.operation === operation)

test('two presses at once draft one decision', async () => {
  answer('contractBoard.show', () => withRow(toLetGo))
  // No more of it is read.
  answer('decisions.store', () => ({ decision: { id: 9 } }) as Data<'decisions.store'>)
  open('/page')
  await expect.element(letGo).toBeVisible()
  const button = letGo.element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(page.getByRole('heading', { name: '/tai-lieu/quyet-dinh/9' })).toBeVisible()
  expect(callsOf('decisions.store').map(({ input }) => input)).toEqual([
    {
      body: {
        decision_type: 13,
        effective_date: toLetGo.next_day,
        summary: 'Về việc không gia hạn hợp đồng số HĐ-1',
        people: [{ employee_id: toLetGo.employee_id }],
      },
    },
  ])
})

test('a decision that was drafted since is opened, not drafted again', async () => {
  answer('contractBoard.show', () => withRow(toLetGo))
  open('/page')
  await expect.element(letGo).toBeVisible()
  answer('contractBoard.show', () => withRow({ ...toLetGo, next_step: 'issue_decision', decision_id: 11 }))
  await letGo.click()
  await expect.element(page.getByRole('heading', { name: '/tai-lieu/quyet-dinh/11' })).toBeVisible()
  expect(callsOf('decisions.store')).toEqual([])
})

test('a failure lets the board be read anew, and the press be made again', async () => {
  answer('contractBoard.show', () => withRow(toLetGo))
  answer('decisions.store', () => {
    throw new Error('no decision')
  })
  open('/page')
  await letGo.click()
  // At its opening, before the decision and after it.
  await expect.poll(() => callsOf('contractBoard.show').length).toBe(3)
  await letGo.click()
  await expect.poll(() => callsOf('decisions.store').length).toBe(2)
})
