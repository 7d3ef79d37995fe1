import type { Schemas } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { heldFirst, unitsUnder } from './held-first.ts'

const held = (department_id: number, position_id: number, is_main = false): Schemas['HeldPosition'] => ({
  id: department_id,
  department_id,
  department_name: `Đơn vị ${department_id}`,
  position_id,
  position_name: `Chức vụ ${position_id}`,
  is_main,
  from_date: '2020-01-01',
})

const nobody = { units: new Set<number>(), positions: new Set<number>() }
const all = [held(5, 50), held(1, 10, true), held(7, 70)]
const order = (asked: Partial<typeof nobody>) =>
  heldFirst(all, { ...nobody, ...asked }).map(({ department_id }) => department_id)

test('the main position comes first, unless the list asks for another one', () => {
  expect(order({})).toEqual([1, 5, 7])
  expect(order({ units: new Set([7]) })).toEqual([7, 1, 5])
  expect(order({ positions: new Set([50]) })).toEqual([5, 1, 7])
})

test('a unit that is asked for stands for those under it', () => {
  const node = (id: number, children: object[] = []) =>
    ({ id, children }) as unknown as Schemas['DepartmentNode']
  const tree = [node(1, [node(2, [node(3)]), node(4)])]
  expect([...unitsUnder(tree, [2])]).toEqual([2, 3])
  expect([...unitsUnder(tree, [])]).toEqual([])
})
