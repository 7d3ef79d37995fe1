import { describe, expect, test } from 'vitest'
import { areasOf, choosableScopes, type Permission, searchAreas, withAll } from './grants.ts'

const see: Permission = {
  name: 'contract_access',
  area: 'Hợp đồng',
  label: 'Xem hợp đồng',
  scopes: ['company', 'unit', 'own'],
}
const remove: Permission = {
  name: 'level_delete',
  area: 'Trình độ',
  label: 'Xóa trình độ',
  scopes: ['company'],
}

describe('the scopes that can be chosen', () => {
  test.each([
    ['the whole company gives every scope', ['company'], undefined, ['company', 'unit', 'own']],
    ['a part gives the own record only', ['unit'], undefined, ['own']],
    ['who holds nothing gives nothing', [], undefined, []],
    ['what a role gives already stays, and can be narrowed', [], 'company', ['company', 'unit', 'own']],
    ['what a role gives in part does not grow', [], 'unit', ['unit', 'own']],
  ] as const)('%s', (_, mine, given, expected) => {
    const held = new Map([[see.name, mine]])
    expect(choosableScopes(see, held, given ? { [see.name]: given } : {})).toEqual(expected)
  })
})

test('giving many keeps the narrower scope that one of them has, and skips what may not be given', () => {
  const choose = ({ name }: Permission) => (name === see.name ? (['company', 'own'] as const) : [])
  expect(withAll({ contract_access: 'own' }, [see, remove], choose, true)).toEqual({ contract_access: 'own' })
  expect(withAll({}, [see, remove], choose, true)).toEqual({ contract_access: 'company' })
  expect(withAll({ contract_access: 'own' }, [see], choose, false)).toEqual({})
})

test('a search without accents finds permissions by their own words and by their area', () => {
  const areas = areasOf([see, remove])
  expect(searchAreas(areas, 'hop dong xem').map(({ name }) => name)).toEqual(['Hợp đồng'])
  expect(searchAreas(areas, 'xoa').map(({ name }) => name)).toEqual(['Trình độ'])
  expect(searchAreas(areas, 'lương')).toEqual([])
})
