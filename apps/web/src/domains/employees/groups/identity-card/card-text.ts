import { isDate } from '@nhansu/ui/format/date.ts'

/** What the QR code of a căn cước says. */
export interface CardFacts {
  id_number: string
  /** Of the identity card before it (CMND), where the code names one. */
  old_id_number: string | null
  full_name: string
  date_of_birth: string
  gender: 'Nam' | 'Nữ'
  /** The whole permanent address, as it stands on the card. */
  address: string
  id_issue_date: string
}

/** The facts, or why the text is none, in words. */
export type ReadCard = { facts: CardFacts } | { problem: string }

/** Longer than any code of a card; a scanner that types on and on is no card. */
const longest = 1_000

/**
 * Reads the text of a card's QR code: number, old number, name, day of birth, sex, address and day of issue, between
 * bars, days as ddmmyyyy. Cards of today add names of parents, which are passed over.
 *
 * @param text as a scanner types it, with or without the end of its line
 * @param today no day on a card lies after it
 */
export function readCard(text: string, today: string): ReadCard {
  const line = text.normalize('NFC').trim()
  if (line.length > longest) return problem('Nội dung quá dài, không phải mã QR của căn cước.')
  const parts = line.split('|').map((part) => part.replaceAll(/\s+/g, ' ').trim())
  if (parts.length < 7)
    return problem('Nội dung không phải mã QR của căn cước: mã gồm bảy phần, ngăn bằng dấu gạch đứng.')
  const [number = '', oldNumber = '', name = '', birth = '', sex = '', address = '', issued = ''] = parts
  if (!/^\d{12}$/.test(number)) return problem('Số căn cước trong mã không đủ 12 chữ số.')
  if (!/^(\d{9}|\d{12})?$/.test(oldNumber)) return problem('Số CMND cũ trong mã không đúng 9 hoặc 12 chữ số.')
  if (!/^\p{L}[\p{L}\p{M}'’.-]*( [\p{L}\p{M}'’.-]+)+$/u.test(name))
    return problem('Họ và tên trong mã không đọc được.')
  const dateOfBirth = dayOf(birth)
  if (dateOfBirth === null || dateOfBirth >= today) return problem('Ngày sinh trong mã không đúng.')
  const gender = sexes[sex.toLocaleLowerCase('vi')]
  if (gender === undefined) return problem('Giới tính trong mã không đọc được.')
  if (address === '') return problem('Mã không có nơi thường trú.')
  const issueDate = dayOf(issued)
  if (issueDate === null || issueDate > today || issueDate <= dateOfBirth)
    return problem('Ngày cấp trong mã không đúng.')
  return {
    facts: {
      id_number: number,
      old_id_number: oldNumber === '' ? null : oldNumber,
      full_name: name,
      date_of_birth: dateOfBirth,
      gender,
      address,
      id_issue_date: issueDate,
    },
  }
}

const sexes: Readonly<Record<string, CardFacts['gender']>> = { nam: 'Nam', nữ: 'Nữ' }

function problem(words: string): ReadCard {
  return { problem: words }
}

/** 'ddmmyyyy' as a day of the calendar. */
function dayOf(text: string): string | null {
  if (!/^\d{8}$/.test(text)) return null
  const day = `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`
  return isDate(day) ? day : null
}

/** From this day on an address has a commune and a province, and no district between them. */
const withoutDistrictsFrom = '2025-07-01'

/** An address in two: house, street and village, and the places that are chosen by themselves. */
export function splitAddress({ address, id_issue_date }: CardFacts): { line: string; places: string } {
  const parts = address.split(',').map((part) => part.trim())
  const places = id_issue_date >= withoutDistrictsFrom ? 2 : 3
  const cut = Math.max(0, parts.length - places)
  return { line: parts.slice(0, cut).join(', '), places: parts.slice(cut).join(', ') }
}
