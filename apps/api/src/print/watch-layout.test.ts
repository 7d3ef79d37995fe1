import { expect, test } from 'vitest'
import type { PaperProgress } from './at-work.ts'
import type { Paper } from './paper.ts'
import { watchLayout } from './watch-layout.ts'

const paper: Paper = {
  heading: { company: 'A', date: '2026-01-01' },
  title: 'DANH SÁCH',
  orientation: 'portrait',
  body: [
    { kind: 'table', columns: [], rows: [['1'], ['2']] },
    { kind: 'paragraph', text: 'Danh sách có 2 dòng.' },
    { kind: 'table', columns: [], rows: [['3']] },
  ],
  signatures: [],
}

test('each stage is told at once, and what follows of it five times a second at most', () => {
  const told: PaperProgress[] = []
  let clock = 0
  const watch = watchLayout(
    paper,
    (progress) => told.push(progress),
    () => clock,
  )
  watch.rowsLaidOut(1)
  watch.rowsLaidOut(2)
  clock = 250
  watch.rowsLaidOut(3)
  watch.pagesCounted(8)
  watch.drawn(0.1)
  clock = 300
  watch.drawn(0.3)
  clock = 500
  watch.drawn(1)
  expect(told).toEqual([
    { stage: 'measuring', done: 0, total: null },
    { stage: 'laying_out', done: 1, total: 3 },
    { stage: 'laying_out', done: 3, total: 3 },
    { stage: 'drawing', done: 0, total: 8 },
    { stage: 'drawing', done: 8, total: 8 },
  ])
})
