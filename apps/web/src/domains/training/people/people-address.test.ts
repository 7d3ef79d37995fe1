import { expect, test } from 'vitest'
import { peoplePath, statesAsked } from './people-address.ts'

test('the states of people stand in the address of their course', () => {
  const path = peoplePath(7, ['joined', 'passed'])
  expect(path).toBe('/dao-tao/khoa-dao-tao/7/cap-nhat?tab=hoc-vien&trang-thai=joined~passed')
  expect(statesAsked(new URL(path, 'http://localhost').search)).toEqual(['joined', 'passed'])
})

test.each(['', '?trang-thai=', '?trang-thai=toString~nobody'])('%j asks for all people', (search) => {
  expect(statesAsked(search)).toEqual([])
})
