import { expect, test } from 'vitest'
import { boardAsked, boardPath } from './board-address.ts'

const asked = (path: string) => boardAsked(new URL(path, 'https://nhansu.example').searchParams)

test('an address asks for what it was made of, and what is wrong in it for nothing', () => {
  const address = { unit: 3, stage: 'notice_due', late: true, page: 2, size: 50 } as const
  expect(asked(boardPath(address))).toEqual(address)
  expect(boardPath({})).toBe('/hop-dong/bang-90-ngay')
  expect(asked('/hop-dong/bang-90-ngay?don-vi=-1&giai-doan=constructor&tre-han=x&trang=0&so-dong=7')).toEqual(
    {
      unit: null,
      stage: null,
      late: false,
      page: 1,
      size: 30,
    },
  )
})
