import { expect, test } from 'vitest'
import { peoplePath, statesAsked, unitAsked, withUnit } from './people-address.ts'

test('the states of people stand in the address of their course', () => {
  const path = peoplePath(7, ['joined', 'passed'])
  expect(path).toBe('/dao-tao/khoa-dao-tao/7/cap-nhat?tab=hoc-vien&trang-thai=joined~passed')
  expect(statesAsked(new URL(path, 'http://localhost').search)).toEqual(['joined', 'passed'])
})

test.each(['', '?trang-thai=', '?trang-thai=toString~nobody'])('%j asks for all people', (search) => {
  expect(statesAsked(search)).toEqual([])
})

test('a unit stands in the address beside the states, until it is asked for no more', () => {
  const { searchParams: search } = new URL(peoplePath(7, ['passed'], 4), 'http://localhost')
  expect([unitAsked(search), statesAsked(search.toString())]).toEqual([4, ['passed']])
  const all = withUnit(search, null)
  expect([unitAsked(all), all.toString()]).toEqual([null, 'tab=hoc-vien&trang-thai=passed'])
  expect(unitAsked(withUnit(all, 9))).toBe(9)
  expect(unitAsked(new URLSearchParams('don-vi=x'))).toBeNull()
})
