import { expect, test } from 'vitest'
import { type Place, findPlaces, placeIndex } from './find-places.ts'

const place = (kind: Place['kind'], id: number, full_name: string, within: string): Place => ({
  kind,
  id,
  full_name,
  within,
  province_id: 79,
  district_id: null,
  successors: [],
})
const city = 'Thành phố Hồ Chí Minh'
const index = placeIndex([
  place('new_province', 1, city, 'Việt Nam'),
  place('new_district', 2, 'Phường Sài Gòn', city),
  place('new_district', 3, 'Phường Bến Thành', city),
  place('district', 4, 'Quận 1', city),
  place('district', 5, 'Quận 10', city),
  place('ward', 6, 'Phường Bến Nghé', `Quận 1, ${city}`),
  place('ward', 7, 'Phường 1', `Quận 10, ${city}`),
  place('district', 8, 'Huyện Đắk Mil', 'Tỉnh Đắk Nông'),
])
const ids = (text: string) => findPlaces(index, text, 20).map(({ id }) => id)

test.each([
  ['q1', [4, 7]],
  ['Q.10', [5]],
  ['p1 q10', [7]],
  ['tp hcm', [1, 3]],
  ['TPHCM', [1, 3]],
  ['phuong ben nghe', [6]],
  ['Bến Ng', [6]],
  ['ben', [3, 6]],
  ['ben nghe hcm', [6]],
  ['dak mil', [8]],
  ['dak nong', [8]],
  ['dak lak', []],
  ['nghe ben', [6]],
  ['khong co', []],
  ['  ', []],
])('%s finds %j', (text, wanted) => {
  expect(ids(text)).toEqual(wanted)
})

test('no more come than are wanted', () => {
  expect(findPlaces(index, 'phuong', 2)).toHaveLength(2)
})
