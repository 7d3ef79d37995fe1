import { permissionNames } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { menuFor } from '../menu.ts'
import { allScreens } from '../screens.ts'
import { currentHref } from './current-href.ts'

const entries = menuFor(allScreens, new Set(permissionNames))

test.each([
  ['/nhan-vien', '/nhan-vien'],
  ['/nhan-vien/12/chi-tiet', '/nhan-vien'],
  ['/bao-cao/danh-sach', '/bao-cao/danh-sach'],
  ['/ky-thi/7/cap-nhat', '/ky-thi'],
  ['/phan-quyen/nhat-ky', '/phan-quyen/vai-tro'],
  ['/phan-quyen/giai-thich', '/phan-quyen/vai-tro'],
  ['/thong-tin-cong-ty', '/don-vi'],
  ['/dao-tao/ke-hoach/7/cap-nhat', '/dao-tao/khoa-dao-tao'],
  ['/nhan-vien-khac', undefined],
  ['/', undefined],
])('on %s the menu marks %s', (pathname, href) => {
  expect(currentHref(entries, pathname, allScreens)).toBe(href)
})

test('every screen marks a menu item, but for the first page and what is one’s own', () => {
  const own = allScreens.filter(
    ({ path, access }) => path === '/' || access === 'public' || access === 'signed-in',
  )
  const others = allScreens.filter((screen) => !own.includes(screen)).map(({ path }) => path)
  expect(others.length).toBeGreaterThan(60)
  expect(others.filter((path) => currentHref(entries, path, allScreens) === undefined)).toEqual([])
})
