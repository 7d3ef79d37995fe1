import { expect, test } from 'vitest'
import type { CardFacts } from './card-text.ts'
import { compareCard, differs, fillingOf } from './compare-card.ts'

const facts: CardFacts = {
  id_number: '036192004567',
  old_id_number: null,
  full_name: 'NGUYỄN THỊ HỒNG ĐÀO',
  date_of_birth: '1992-11-08',
  gender: 'Nữ',
  address: 'Thôn 5, Giao Thịnh, Giao Thủy, Nam Định',
  id_issue_date: '2021-04-25',
}

test('each fact stands beside the form, or beside the file where the form does not have it', () => {
  const form = { id_number: '', id_issue_date: '2021-04-26' }
  const file = { full_name: 'Nguyễn Thị Hồng Đào', date_of_birth: '1992-11-09', gender: 'Nữ' }
  const compared = compareCard(facts, { form, inForm: (field) => field in form, file })
  expect(compared.map(({ field, known, isInForm }) => [field, known, isInForm])).toEqual([
    ['id_number', null, true],
    ['full_name', 'Nguyễn Thị Hồng Đào', false],
    ['date_of_birth', '1992-11-09', false],
    ['gender', 'Nữ', false],
    ['new_regular_address', undefined, false],
    ['id_issue_date', '2021-04-26', true],
  ])
  expect(compared.filter(differs).map(({ field }) => field)).toEqual(['date_of_birth', 'id_issue_date'])
})

test('of the address the part before the commune fills the line, and the rest is said', () => {
  const form = { new_regular_address: 'Thôn 6' }
  const address = compareCard(facts, { form, inForm: () => true, file: {} }).find(
    ({ field }) => field === 'new_regular_address',
  )
  expect(address).toMatchObject({ card: 'Thôn 5', known: 'Thôn 6' })
  expect(address?.remark).toContain('Giao Thịnh, Giao Thủy, Nam Định')
})

test('an address of places alone is said, and leaves the line as it is', () => {
  const form = { id_number: '', new_regular_address: 'Thôn 6' }
  const places = { ...facts, address: 'Giao Thịnh, Giao Thủy, Nam Định' }
  const compared = compareCard(places, { form, inForm: (field) => field in form, file: {} })
  const address = compared.find(({ field }) => field === 'new_regular_address')
  expect(address).toMatchObject({ card: null, known: 'Thôn 6' })
  expect(address?.remark).toContain('Giao Thịnh, Giao Thủy, Nam Định')
  expect(compared.filter(differs)).toEqual([])
  expect(fillingOf(compared, new Set())).toEqual([{ field: 'id_number', card: '036192004567' }])
})

test('what was left out is not filled in', () => {
  const form = { id_number: '1', id_issue_date: '2021-04-26' }
  const compared = compareCard(facts, { form, inForm: (field) => field in form, file: {} })
  expect(fillingOf(compared, new Set(['id_number']))).toEqual([
    { field: 'id_issue_date', card: '2021-04-25' },
  ])
})
