import { expect, test } from 'vitest'
import { type BoardRow, decisionOf, mainDeed, offers, summaryOf } from './board-deeds.ts'
import { boardRow as row } from './testing/board-row.ts'

test('the press of a row drafts what its next step asks for', () => {
  expect(mainDeed(row)).toBe('renew')
  expect(mainDeed({ ...row, stage: 'overdue', next_step: 'sign' })).toBe('renew')
  expect(mainDeed({ ...row, stage: 'overdue', next_step: 'give_notice' })).toBe('letGo')
  expect(mainDeed({ ...row, stage: 'notice_due', next_step: 'give_notice' })).toBe('letGo')
  expect(mainDeed({ ...row, kind: 'probation', stage: 'probation', next_step: 'decide' })).toBe('keep')
  expect(mainDeed({ ...row, stage: 'asked', next_step: 'answer' })).toBe('review')
  expect(mainDeed({ ...row, stage: 'renewed', next_step: null })).toBeNull()
})

test('nothing is drafted twice, nor by a reader', () => {
  const drafted: BoardRow = { ...row, stage: 'drafted', next_step: 'issue', draft_id: 9 }
  const decided: BoardRow = { ...row, stage: 'notice_due', next_step: 'issue_decision', decision_id: 9 }
  for (const each of [drafted, decided, { ...row, may_write: false }]) {
    expect([offers(each, 'renew'), offers(each, 'letGo'), mainDeed(each)]).toEqual([false, false, null])
  }
})

test('who was tried is let go by another decision than whose term ends', () => {
  const types = (['fixed_term', 'seasonal', 'probation', 'training'] as const).map(
    (kind) => decisionOf({ kind }, 'letGo').type,
  )
  expect(types).toEqual([13, 13, 12, 11])
  expect(decisionOf({ kind: 'probation' }, 'keep').type).toBe(3)
})

test('a decision names the contract by its number, and one without a number not at all', () => {
  expect(summaryOf(row, 'letGo')).toBe('Về việc không gia hạn hợp đồng số HĐ-1')
  expect(summaryOf({ ...row, kind: 'probation' }, 'keep')).toBe(
    'Về việc tiếp nhận chính thức (hợp đồng số HĐ-1)',
  )
  expect(summaryOf({ ...row, contract_number: null }, 'letGo')).toBe('Về việc không gia hạn hợp đồng')
})
