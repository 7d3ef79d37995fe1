import { expect, test } from 'vitest'
import { byGroup, toldApart } from './grouped-choices.ts'

const choice = (value: number, label: string, group?: string) => ({ value, label, ...(group && { group }) })
const [office, lead, law] = [
  choice(1, 'Chuyên viên', 'Văn phòng'),
  choice(2, 'Trưởng ban', 'Ban Pháp chế'),
  choice(3, 'Chuyên viên', 'Ban Pháp chế'),
]

test('choices of a group stand together', () => {
  expect(byGroup([office, lead, law])).toEqual([lead, law, office])
  const plain = [choice(9, 'Z'), choice(8, 'A')]
  expect(byGroup(plain)).toEqual(plain)
})

test('equal names say their groups, others do not', () => {
  expect(toldApart([office, lead, law]).map(({ label }) => label)).toEqual([
    'Chuyên viên (Văn phòng)',
    'Trưởng ban',
    'Chuyên viên (Ban Pháp chế)',
  ])
})
