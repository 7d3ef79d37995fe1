import { relationshipLabels } from '@nhansu/sdk/domains/employee-file'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import type { Holder } from './holder.ts'
import type { Row } from './write-row.ts'

type Person = Pick<Holder, 'gender' | 'date_of_birth' | 'today'>

const FATHER = 1
const MOTHER = 2
const WIFE = 3
const HUSBAND = 4
const CHILD = 5

/** Of these one is alive at most. */
const onlyOne: ReadonlySet<number> = new Set([FATHER, MOTHER, WIFE, HUSBAND, 10, 11, 12, 13])
const spouses: ReadonlySet<number> = new Set([WIFE, HUSBAND])
/** Relatives that only a man, only a woman has: wife and her parents, husband and his. */
const ofMen: ReadonlySet<number> = new Set([WIFE, 10, 11])
const ofWomen: ReadonlySet<number> = new Set([HUSBAND, 12, 13])
const men: ReadonlySet<number> = new Set([FATHER, HUSBAND, 6, 8, 10, 12])
const women: ReadonlySet<number> = new Set([MOTHER, WIFE, 7, 9, 11, 13])

/** Younger parents are looked at twice. */
const YOUNG_PARENT = 15

/** The sex that a relationship says; nothing for a child. */
export function genderOf(relationship: number): 'Nam' | 'Nữ' | undefined {
  if (men.has(relationship)) return 'Nam'
  return women.has(relationship) ? 'Nữ' : undefined
}

/**
 * Judges a relative beside the others of the same employee.
 * @throws ApiFailure 400 by field
 */
export function checkRelative(row: Row, others: readonly Row[], holder: Person): void {
  const errors: FieldErrors = {}
  const relationship = Number(row['relationship'])
  const label = labelOf(relationship)
  const alive = others.filter((other) => other['is_dead'] !== true)
  if (
    (ofMen.has(relationship) && holder.gender === 'Nữ') ||
    (ofWomen.has(relationship) && holder.gender === 'Nam')
  ) {
    errors['relationship'] = [`Quan hệ ${label} không hợp với giới tính của nhân viên.`]
  } else if (
    row['is_dead'] !== true &&
    onlyOne.has(relationship) &&
    alive.some((other) => isSame(other, relationship))
  ) {
    errors['relationship'] = [`Hồ sơ đã có một ${label.toLowerCase()} còn sống.`]
  }
  const said = genderOf(relationship)
  if (said !== undefined && row['gender'] !== said) {
    errors['gender'] = [`Giới tính không hợp với quan hệ ${label}.`]
  }
  const wrong = wrongBirth(row, relationship, holder)
  if (wrong !== undefined)
    errors[typeof row['date_of_birth'] === 'string' ? 'date_of_birth' : 'birth_year'] = [wrong]
  if (row['is_dependant'] === true && typeof row['dep_from'] !== 'string') {
    errors['dep_from'] = ['Vui lòng nhập tháng bắt đầu giảm trừ.']
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

/** What is allowed and looks wrong. */
export function relativeWarnings(row: Row, { date_of_birth }: Person) {
  const relationship = Number(row['relationship'])
  const [born, his] = [yearOf(row), Number(date_of_birth?.slice(0, 4) ?? Number.NaN)]
  const apart = relationship === CHILD ? (born ?? Number.NaN) - his : his - (born ?? Number.NaN)
  const isParentage = relationship === CHILD || relationship === FATHER || relationship === MOTHER
  const text = `Cha mẹ và con cách nhau dưới ${YOUNG_PARENT} tuổi.`
  return isParentage && apart < YOUNG_PARENT ? [{ field: 'date_of_birth', text }] : []
}

/** What cannot be of a relative's birth, beside that of the employee. */
export function wrongBirth(
  row: Row,
  relationship: number,
  { date_of_birth, today }: Person,
): string | undefined {
  const born = bornOf(row)
  if (born === undefined) return undefined
  if (born > today.slice(0, born.length)) return 'Ngày sinh không được sau hôm nay.'
  if (date_of_birth === null) return undefined
  const his = date_of_birth.slice(0, born.length)
  if (relationship === CHILD && born <= his) return 'Con phải sinh sau nhân viên.'
  const isParent = relationship === FATHER || relationship === MOTHER
  return isParent && born >= his ? 'Bố, mẹ phải sinh trước nhân viên.' : undefined
}

/** The day, or the year alone; both compare as texts of one length. */
function bornOf(row: Row): string | undefined {
  const { date_of_birth: day, birth_year: year } = row
  if (typeof day === 'string') return day
  return typeof year === 'number' ? String(year) : undefined
}

function yearOf(row: Row): number | undefined {
  const born = bornOf(row)
  return born === undefined ? undefined : Number(born.slice(0, 4))
}

function isSame(other: Row, relationship: number): boolean {
  const theirs = Number(other['relationship'])
  return theirs === relationship || (spouses.has(theirs) && spouses.has(relationship))
}

function labelOf(relationship: number): string {
  const labels: Readonly<Record<number, string>> = relationshipLabels
  return labels[relationship] ?? ''
}
