import { expect, test } from 'vitest'
import { allScreens } from '../screens.ts'
import { placeAfterSwitch } from './place-after-switch.ts'

test.each([
  ['/nhan-vien', '/nhan-vien'],
  ['/nhan-vien/:id/chi-tiet', '/nhan-vien'],
  ['/tuyen-dung/dot-tuyen-dung/:id/ung-vien/:idCandidate/cap-nhat', '/tuyen-dung/dot-tuyen-dung'],
  ['/phan-quyen/vai-tro/them-moi', '/phan-quyen/vai-tro/them-moi'],
])('from %s one goes on at %s', (path, place) => {
  expect(placeAfterSwitch(allScreens.find((screen) => screen.path === path))).toBe(place)
})

test('every place is a screen, and an unknown page leads home', () => {
  const paths = new Set(allScreens.map(({ path }): string => path))
  const dashboard = allScreens.filter(({ access }) => access !== 'public')
  expect(dashboard.map(placeAfterSwitch).filter((place) => !paths.has(place))).toEqual([])
  expect(placeAfterSwitch(undefined)).toBe('/')
})
