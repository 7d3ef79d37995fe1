import { expect, test } from 'vitest'
import { statusOf } from './print-stage.ts'

test.each([
  [undefined, { label: 'Đang lập bản in, thường mất vài giây', percent: null, count: null }],
  [
    { stage: 'reading', done: 0, total: 0 },
    { label: 'Đang lấy dữ liệu', percent: 0, count: null },
  ],
  [
    { stage: 'measuring', done: 0, total: null },
    { label: 'Đang chuẩn bị nội dung', percent: 5, count: null },
  ],
  [
    { stage: 'laying_out', done: 1_000, total: 2_000 },
    { label: 'Đang dàn trang', percent: 47.5, count: '1,000 / 2,000 dòng' },
  ],
  [
    { stage: 'drawing', done: 101, total: 101 },
    { label: 'Đang vẽ trang', percent: 95, count: '101 / 101 trang' },
  ],
] as const)('%j is told so', (paper, told) => {
  expect(statusOf(paper, 0)).toEqual(told)
})

test('once bytes come, they are what is told', () => {
  expect(statusOf({ stage: 'drawing', done: 1, total: 9 }, 2048)).toMatchObject({ count: '2 KB' })
})
