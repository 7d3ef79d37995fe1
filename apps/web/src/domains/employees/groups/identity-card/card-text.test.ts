import { describe, expect, test } from 'vitest'
import { readCard, splitAddress } from './card-text.ts'

const today = '2026-11-26'
const parts = {
  number: '036192004567',
  old: '163123456',
  name: 'Nguyễn Thị Hồng Đào',
  birth: '08111992',
  sex: 'Nữ',
  address: 'Thôn 5, Giao Thịnh, Giao Thủy, Nam Định',
  issued: '25042021',
}
const text = (changed: Partial<typeof parts> = {}) => Object.values({ ...parts, ...changed }).join('|')
const facts = {
  id_number: '036192004567',
  old_id_number: '163123456',
  full_name: 'Nguyễn Thị Hồng Đào',
  date_of_birth: '1992-11-08',
  gender: 'Nữ',
  address: 'Thôn 5, Giao Thịnh, Giao Thủy, Nam Định',
  id_issue_date: '2021-04-25',
}

describe('the text of a card', () => {
  test('is read as it is typed, with or without the end of the line', () => {
    expect(readCard(text(), today)).toEqual({ facts })
    expect(readCard(`  ${text()}\r\n`, today)).toEqual({ facts })
  })

  test('may name no old number, an old one of twelve digits, and parents behind it', () => {
    expect(readCard(text({ old: '' }), today)).toMatchObject({ facts: { old_id_number: null } })
    expect(readCard(text({ old: '036192004500' }), today)).toMatchObject({
      facts: { old_id_number: '036192004500' },
    })
    expect(readCard(`${text()}|Nguyễn Văn A|Trần Thị B|`, today)).toEqual({ facts })
  })

  test('is brought into one form: letters with their marks, single blanks, the sex by its word', () => {
    const typed = text({ name: 'Nguyễn  Thị Hồng Đào'.normalize('NFD'), sex: 'NỮ'.normalize('NFD') })
    expect(readCard(typed, today)).toEqual({ facts })
    expect(readCard(text({ sex: 'nam' }), today)).toMatchObject({ facts: { gender: 'Nam' } })
  })

  test('keeps a leap day, and days up to today', () => {
    expect(readCard(text({ birth: '29022000' }), today)).toMatchObject({
      facts: { date_of_birth: '2000-02-29' },
    })
    expect(readCard(text({ issued: '26112026' }), today)).toMatchObject({
      facts: { id_issue_date: '2026-11-26' },
    })
  })
})

describe('is no card:', () => {
  test.each([
    ['nothing', '', 'không phải mã QR'],
    ['an address of the web', 'https://example.com/a', 'không phải mã QR'],
    ['six parts', text().split('|').slice(0, 6).join('|'), 'không phải mã QR'],
    ['a text without end', `${text()}${'0'.repeat(1_000)}`, 'quá dài'],
    ['eleven digits', text({ number: '03619200456' }), '12 chữ số'],
    ['thirteen digits', text({ number: '0361920045678' }), '12 chữ số'],
    ['digits of another script', text({ number: '٠٣٦١٩٢٠٠٤٥٦٧' }), '12 chữ số'],
    ['an old number of ten digits', text({ old: '1631234567' }), 'CMND'],
    ['a name of one word', text({ name: 'Đào' }), 'Họ và tên'],
    ['a name with a digit', text({ name: 'Nguyễn Đào 2' }), 'Họ và tên'],
    ['a day that is none', text({ birth: '30021992' }), 'Ngày sinh'],
    ['a year alone', text({ birth: '1992' }), 'Ngày sinh'],
    ['29/02 of a common year', text({ birth: '29021900' }), 'Ngày sinh'],
    ['born today', text({ birth: '26112026' }), 'Ngày sinh'],
    ['another sex', text({ sex: 'Nu' }), 'Giới tính'],
    ['no address', text({ address: ' ' }), 'nơi thường trú'],
    ['issued tomorrow', text({ issued: '27112026' }), 'Ngày cấp'],
    ['issued on the day of birth', text({ issued: '08111992' }), 'Ngày cấp'],
  ])('%s', (_, typed, says) => {
    expect(readCard(typed, today)).toEqual({ problem: expect.stringContaining(says) })
  })
})

test('an address ends with commune, district and province before July 2025, and without a district after', () => {
  const split = (address: string, id_issue_date: string) =>
    splitAddress({ ...facts, gender: 'Nữ', address, id_issue_date })
  expect(split('Thôn 5, Giao Thịnh, Giao Thủy, Nam Định', '2025-06-30')).toEqual({
    line: 'Thôn 5',
    places: 'Giao Thịnh, Giao Thủy, Nam Định',
  })
  expect(split('Số 3, Thôn 5, Giao Thủy, Ninh Bình', '2025-07-01')).toEqual({
    line: 'Số 3, Thôn 5',
    places: 'Giao Thủy, Ninh Bình',
  })
  expect(split('Giao Thủy, Ninh Bình', '2025-07-01')).toEqual({ line: '', places: 'Giao Thủy, Ninh Bình' })
})
