import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

const option = (value: number, group?: string) => ({ value, label: `Số ${value}`, ...(group && { group }) })

test('choices are cut where their group changes, and keep their places', () => {
  const groups = inGroups([option(1), option(2, 'A'), option(3, 'A'), option(4, 'B')])
  expect(groups.map(({ name, start, options }) => [name, start, options.length])).toEqual([
    [undefined, 0, 1],
    ['A', 1, 2],
    ['B', 3, 1],
  ])
})
