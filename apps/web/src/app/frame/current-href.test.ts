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
  ['/nhan-vien-khac', undefined],
  ['/', undefined],
])('on %s the menu marks %s', (pathname, href) => {
  expect(currentHref(entries, pathname)).toBe(href)
})
