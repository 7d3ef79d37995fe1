import { permissionNames, type PermissionName } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { allScreens } from '../screens.ts'
import { findScreens } from './find-screens.ts'

const everything = new Set(permissionNames)
const found = (words: string, held: ReadonlySet<PermissionName> = everything) =>
  findScreens(allScreens, held, words).map(({ id }) => id)

test.each([
  ['trinh do', '/trinh-do'],
  ['Trình độ danh mục', '/trinh-do'],
  ['dot tuyen', '/tuyen-dung/dot-tuyen-dung'],
  ['CỦA TÔI', '/yeu-cau-cua-toi'],
])('%s leads to %s', (words, path) => expect(found(words)).toContain(path))

test('a word begins what one means; what holds it inside comes apart, after people', () => {
  expect(found('danh')).not.toContain('/bao-cao')
  expect(found('an')).toEqual([])
  const inside = findScreens(allScreens, everything, 'an', 'inside').map(({ id }) => id)
  expect(inside.length).toBeGreaterThan(0)
  expect(inside).not.toContain('/linh-vuc')
})

test('what the permissions do not open is not found', () => {
  expect(found('vai tro')).toContain('/phan-quyen/vai-tro')
  expect(found('vai tro', new Set(['employee_access']))).toEqual([])
  expect(found('linh vuc', new Set())).toEqual(['/linh-vuc'])
})

test('neither a record’s screen nor one outside of the sign-in can be found', () => {
  expect(found('cap nhat thong tin')).toEqual(['/yeu-cau-cap-nhat-thong-tin'])
  expect(found('dang nhap')).toEqual([])
})
