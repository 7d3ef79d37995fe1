import { expect, test } from 'vitest'
import { codesIn, typesIn, typeWords } from './names-of-files.ts'

const types = typeWords([
  { id: 1, code: 'BC', name: 'Bằng cấp' },
  { id: 2, code: 'HDLD', name: 'Hợp đồng lao động' },
  { id: 3, code: 'PLHD', name: 'Phụ lục hợp đồng lao động' },
  { id: 4, code: 'CCCCCD', name: 'Chứng minh nhân dân/Căn cước' },
])

test.each([
  ['SM001842_Bằng cấp.pdf', ['SM001842']],
  ['sm001842-bangcap.pdf', ['SM001842', 'BANGCAP']],
  ['BằngcấpSM001842.pdf', []],
  ['SM001842 (2) SM001842.jpg', ['SM001842']],
  ['Đào.SM001842.scan.pdf', ['SM001842', 'SCAN']],
  ['ABC.pdf', []],
])('words that may be codes of %s', (name, codes) => {
  expect(codesIn(name)).toEqual(codes)
})

test.each([
  ['SM001842_Bằng cấp.pdf', [1]],
  ['SM001842_BẰNG-CẤP.pdf', [1]],
  ['SM001842_BangCap.PDF', [1]],
  ['SM001842 bc.pdf', [1]],
  ['bằng cấp'.normalize('NFD'), [1]],
  // A word inside another one says nothing.
  ['SM001842_abc.pdf', []],
  // The longer name hides the shorter one that it holds.
  ['Phụ lục hợp đồng lao động SM001842.docx', [3]],
  ['hợp đồng lao động và phụ lục hợp đồng lao động.pdf', [2, 3]],
  ['SM001842_bằng cấp_HDLD.pdf', [1, 2]],
  ['BC bằng cấp.pdf', [1]],
  ['chung minh nhan dan can cuoc.png', [4]],
  ['.pdf', []],
])('types of %s', (name, ids) => {
  expect(
    typesIn(name, types)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other),
  ).toEqual(ids)
})

test('a name and a catalogue made to take as long as can be are told like others', () => {
  // Compared span by span, every type would meet every other one at every letter: for hours.
  const many = typeWords(
    Array.from({ length: 1000 }, (_, place) => ({
      id: place,
      code: `Z${place}`,
      name: `a${'.'.repeat(place)}`,
    })),
  )
  const names = Array.from({ length: 200 }, () => 'a '.repeat(127))
  expect(names.map((name) => typesIn(name, many).length)).toEqual(names.map(() => 1000))
})
