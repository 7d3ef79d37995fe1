import type { Schemas } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { columnsFor, groupsOf } from './card-lines.ts'

const card = (key: Schemas['HomeCardKey']) => ({ key, title: '', link: '/', empty_text: '' })

test('lines of short cards are as full as each other', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11].map(columnsFor)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4])
})

test('short cards stand together until a wide one comes, in the order of all', () => {
  const [requests, headcount, birthdays, retirements] = [
    card('waiting_requests'),
    card('headcount'),
    card('birthdays'),
    card('retirements'),
  ]
  expect(groupsOf([requests, headcount, birthdays, retirements])).toEqual([
    { kind: 'short', cards: [requests], columns: 1 },
    { kind: 'wide', card: headcount },
    { kind: 'short', cards: [birthdays, retirements], columns: 2 },
  ])
})
