import { expect, test } from 'vitest'
import { lacksOf } from './lacks-of.ts'

const cell = { field_id: 1, question_id: null, kind: null, points: 1 }

test('names every row that the bank cannot fill, and what else is missing', () => {
  const cells = [
    { ...cell, field_name: 'PCCC', difficulty: 3 as const, count: 5, available: 2 },
    { ...cell, field_name: 'Điện', difficulty: null, count: 4, available: 3 },
    { ...cell, field_name: 'Kho', difficulty: 1 as const, count: 4, available: 4 },
  ]
  expect(lacksOf({ people_total: 0 }, cells, 0)).toEqual([
    'Thiếu 3 câu Khó của lĩnh vực PCCC.',
    'Thiếu 1 câu của lĩnh vực Điện.',
    'Chưa có thí sinh.',
  ])
  expect(lacksOf({ people_total: 3 }, [], 0)).toEqual(['Chưa có cấu trúc đề.'])
  expect(lacksOf({ people_total: 3 }, cells.slice(2), 0)).toEqual([])
})

test('asks for somebody who marks what is written', () => {
  const written = {
    ...cell,
    kind: 'essay' as const,
    field_name: 'PCCC',
    difficulty: null,
    count: 2,
    available: 1,
  }
  expect(lacksOf({ people_total: 3 }, [written], 0)).toEqual([
    'Thiếu 1 câu Tự luận của lĩnh vực PCCC.',
    'Chưa có người chấm câu tự luận.',
  ])
  expect(lacksOf({ people_total: 3 }, [{ ...written, available: 2 }], 1)).toEqual([])
})

test('names a chosen question that is used no more', () => {
  const chosen = { ...cell, question_id: 7, field_name: 'PCCC', difficulty: 2 as const, count: 1 }
  expect(lacksOf({ people_total: 3 }, [{ ...chosen, available: 0 }], 0)).toEqual([
    'Thiếu 1 câu đã chọn của lĩnh vực PCCC.',
  ])
  expect(lacksOf({ people_total: 3 }, [{ ...chosen, available: 1 }], 0)).toEqual([])
})
