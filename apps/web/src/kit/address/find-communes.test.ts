import { expect, test } from 'vitest'
import { communeChoices } from './find-communes.ts'

const successor = (id: number, full_name: string) => ({ new_district_id: id, new_province_id: 79, full_name })
const ward = {
  kind: 'ward' as const,
  id: 26740,
  full_name: 'Phường Bến Nghé',
  within: 'Quận 1, Thành phố Hồ Chí Minh',
  province_id: 79,
  district_id: 760,
  successors: [successor(26740, 'Phường Sài Gòn, TP HCM'), successor(26743, 'Phường Bến Thành, TP HCM')],
}
const commune = {
  kind: 'new_district' as const,
  id: 26740,
  full_name: 'Phường Sài Gòn',
  within: 'Thành phố Hồ Chí Minh',
  province_id: 79,
  district_id: 26740,
  successors: [],
}

test('a divided ward brings every commune that took its people in', () => {
  expect(communeChoices([ward])).toEqual([
    {
      value: 26740,
      label: 'Phường Sài Gòn, TP HCM',
      description: expect.stringContaining('Phường Bến Nghé'),
    },
    {
      value: 26743,
      label: 'Phường Bến Thành, TP HCM',
      description: expect.stringContaining('Phường Bến Nghé'),
    },
  ])
})

test('a commune that is found in two ways stands there once, as it was found first', () => {
  expect(communeChoices([commune, ward]).map(({ value, description }) => [value, description])).toEqual([
    [26740, undefined],
    [26743, expect.stringContaining('Trước đây')],
  ])
})

test('units above communes are no choice', () => {
  expect(communeChoices([{ ...commune, kind: 'new_province', id: 79, district_id: null }])).toEqual([])
})
