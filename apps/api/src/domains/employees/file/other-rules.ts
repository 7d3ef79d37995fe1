import { addMonths } from './days.ts'
import type { FileLaws, FilePerson } from './person.ts'
import { type FileValues, gather, type Problems, textAt } from './problems.ts'

/** What does not fit together on an employee's card (sections 2.1 and 2.2 of the domain's rules). */
export function cardProblems(person: FilePerson, laws: FileLaws, card: FileValues): Problems {
  const { found, error, warning } = gather()
  const birth = textAt(card, 'date_of_birth')
  if (birth === undefined) error('date_of_birth', 'Vui lòng nhập ngày sinh.')
  else {
    const { join_date: joined, today } = person
    if (birth > today) error('date_of_birth', 'Ngày không được lớn hơn ngày hiện tại.')
    else if (addMonths(birth, laws.working_age) > joined) {
      error('date_of_birth', `Người lao động phải từ đủ ${laws.working_age / 12} tuổi khi vào làm.`)
    } else if (addMonths(birth, laws.oldest_age) < joined) {
      error('date_of_birth', `Tuổi khi vào làm không được quá ${laws.oldest_age / 12}.`)
    } else if (addMonths(birth, laws.full_working_age) > today) {
      warning(
        'date_of_birth',
        `Người dưới ${laws.full_working_age / 12} tuổi bị giới hạn giờ làm và công việc (Điều 143 đến 147 BLLĐ).`,
      )
    }
  }
  if (textAt(card, 'phone') === undefined) error('phone', 'Vui lòng nhập số điện thoại.')
  const inGroup = textAt(card, 'group_join_date')
  if (inGroup !== undefined && inGroup > person.join_date) {
    error('group_join_date', 'Ngày vào tập đoàn không được sau ngày vào công ty.')
  }
  return found
}

/** What does not fit together in an employee's affiliations (section 2.9). */
export function affiliationProblems(person: FilePerson, laws: FileLaws, values: FileValues): Problems {
  const { found, error, warning } = gather()
  const at = (field: string) => textAt(values, field)
  const { date_of_birth: birth, today } = person
  for (const [field, label] of pastDays) {
    const day = at(field)
    if (day !== undefined && day > today) error(field, `${label} không được lớn hơn ngày hiện tại.`)
    if (day !== undefined && birth !== null && day <= birth) error(field, `${label} phải sau ngày sinh.`)
  }
  const [admitted, official] = [at('party_join_date'), at('party_official_date')]
  if (official !== undefined && admitted === undefined) {
    error('party_join_date', 'Vui lòng nhập ngày vào Đảng (dự bị).')
  }
  if (official !== undefined && admitted !== undefined) {
    const due = addMonths(admitted, laws.party_probation_months)
    if (official <= admitted) error('party_official_date', 'Ngày chính thức phải sau ngày vào Đảng.')
    else if (official !== due) {
      warning('party_official_date', 'Ngày chính thức thường là sau ngày vào Đảng đúng một năm.')
    }
  }
  const [enlisted, discharged] = [at('army_from'), at('army_to')]
  if (enlisted !== undefined && discharged !== undefined && discharged <= enlisted) {
    error('army_to', 'Ngày xuất ngũ phải sau ngày nhập ngũ.')
  }
  const youth = at('youth_join_date')
  if (youth !== undefined && birth !== null) {
    const [from, to] = [laws.youth_union_from, laws.youth_union_to]
    if (youth < addMonths(birth, from) || youth > addMonths(birth, to)) {
      warning('youth_join_date', `Đoàn viên được kết nạp từ ${from / 12} đến ${to / 12} tuổi.`)
    }
  }
  return found
}

const pastDays = [
  ['party_join_date', 'Ngày vào Đảng'],
  ['party_official_date', 'Ngày vào Đảng chính thức'],
  ['union_join_date', 'Ngày vào công đoàn'],
  ['youth_join_date', 'Ngày vào Đoàn'],
  ['army_from', 'Ngày nhập ngũ'],
] as const
