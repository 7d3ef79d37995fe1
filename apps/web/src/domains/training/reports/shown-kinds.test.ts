import { expect, test } from 'vitest'
import { shownKinds, unshownNote } from './shown-kinds.ts'

const kind = (id: number, expired: number, missing: number, valid = 0) => ({
  id,
  name: `Chứng chỉ ${id}`,
  group_name: null,
  figures: { valid, expiring: 0, expired, missing },
})
const kinds = [kind(1, 0, 0, 90), kind(2, 1, 0), kind(3, 2, 5), kind(4, 0, 1)]
const idsOf = (shown: ReturnType<typeof shownKinds>) => shown.map(({ id }) => id)

test('certificates that most people lack or let end stand first, equal ones as they came', () => {
  expect(idsOf(shownKinds(kinds, null, 3))).toEqual([3, 2, 4])
  expect(idsOf(shownKinds(kinds, null, 8))).toEqual([3, 2, 4, 1])
})

test('of a state that is asked for those with most of it stand first', () => {
  expect(idsOf(shownKinds(kinds, 'valid', 1))).toEqual([1])
})

test('what found no room is told with the way to see it', () => {
  expect(unshownNote(3, null, 3)).toBeNull()
  expect(unshownNote(60, null, 8)).toMatch(/^Bảng chỉ có 8 chứng chỉ .* chưa có hoặc hết hạn nhất, còn 52 /)
  expect(unshownNote(60, 'expiring', 8)).toContain('sắp hết hạn nhất')
})
