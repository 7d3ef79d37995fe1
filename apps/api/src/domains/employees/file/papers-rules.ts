import { addMonths, type Day, spokenDay } from './days.ts'
import { type FileLaws, type FilePerson, isForeigner } from './person.ts'
import { type FileValues, gather, type Problems, textAt } from './problems.ts'

/** From when the ministry itself issues cards (Luật Căn cước 26/2023/QH15, Điều 46). */
const ministryIssuesFrom = '2024-07-01'
/** Driving licences of today's classes (Luật Trật tự, an toàn giao thông đường bộ 36/2024/QH15, Điều 57). */
const licenceClassesFrom = '2025-01-01'
const endlessLicences: ReadonlySet<string> = new Set(['A1', 'A', 'B1'])
const lowerLicences: ReadonlySet<string> = new Set(['B', 'C1'])
const driver = 7

/** What does not fit together in an employee's papers (sections 2.3 and 0 of the domain's rules). */
export function papersProblems(person: FilePerson, laws: FileLaws, papers: FileValues): Problems {
  const { found, error, warning } = gather()
  const at = (field: string) => textAt(papers, field)
  const { today } = person
  const idNumber = at('id_number')

  if (idNumber === undefined && at('passport_no') === undefined) {
    error('id_number', 'Vui lòng nhập số căn cước, người nước ngoài nhập số hộ chiếu.')
  }
  if (idNumber !== undefined)
    for (const text of idNumberWarnings(person, idNumber)) warning('id_number', text)

  for (const [from, label] of issueDays) {
    const day = at(from)
    if (day !== undefined && day > today) error(from, `${label} không được lớn hơn ngày hiện tại.`)
  }
  for (const [from, to, label] of terms) {
    const [start, end] = [at(from), at(to)]
    if (start !== undefined && end !== undefined && end <= start) error(to, `${label} phải sau ngày cấp.`)
  }
  for (const [to, label] of expiries) {
    const end = at(to)
    if (end !== undefined && end < today) warning(to, `${label} đã hết hạn ngày ${spokenDay(end)}.`)
  }
  if (papers['id_without_expiry'] === true && at('id_expiry_date') !== undefined) {
    error('id_expiry_date', 'Căn cước không thời hạn thì không có ngày hết hạn.')
  }
  for (const text of cardTermWarnings(person, laws, papers)) warning('id_expiry_date', text)
  const issued = at('id_issue_date')
  const place = at('id_issue_place')
  if (issued !== undefined && place !== undefined) {
    const byMinistry = place.trim().toLocaleLowerCase('vi') === 'bộ công an'
    if (byMinistry !== issued >= ministryIssuesFrom) {
      warning('id_issue_place', 'Thẻ cấp từ 01/07/2024 có nơi cấp là Bộ Công an, thẻ cấp trước đó thì không.')
    }
  }

  const passport = at('passport_no')
  if (passport !== undefined && !isForeigner(person) && !/^[A-Z][0-9]{7,8}$/.test(passport)) {
    warning('passport_no', 'Hộ chiếu Việt Nam gồm một chữ cái và 7 hoặc 8 chữ số.')
  }
  if (at('work_permit_no') !== undefined && !isForeigner(person)) {
    error('work_permit_no', 'Giấy phép lao động chỉ dành cho người nước ngoài.')
  }

  const taxCode = at('tax_code')
  if (taxCode !== undefined && taxCode.length === 12 && taxCode !== idNumber)
    warning('tax_code', 'Mã số thuế 12 chữ số phải trùng với số căn cước.')
  for (const field of ['tax_code', 'old_tax_code'] as const) {
    const code = at(field)
    if (code !== undefined && code.length !== 12 && !hasTaxCheckDigit(code))
      warning(field, 'Mã số thuế có chữ số kiểm tra không đúng.')
  }
  const insurance = at('social_insurance_no')
  if (insurance !== undefined && insurance.length === 12 && insurance !== idNumber)
    warning('social_insurance_no', 'Mã số BHXH 12 chữ số phải trùng với số căn cước.')
  const month = at('si_start_month')
  if (month !== undefined && month > today.slice(0, 7))
    error('si_start_month', 'Tháng bắt đầu đóng BHXH không được lớn hơn tháng hiện tại.')

  for (const { field, text } of licenceWarnings(person, laws, papers)) warning(field, text)
  return found
}

const issueDays = [
  ['id_issue_date', 'Ngày cấp căn cước'],
  ['passport_issue_date', 'Ngày cấp hộ chiếu'],
  ['driver_licence_issue_date', 'Ngày cấp giấy phép lái xe'],
] as const

const terms = [
  ['id_issue_date', 'id_expiry_date', 'Ngày hết hạn của căn cước'],
  ['passport_issue_date', 'passport_expiry_date', 'Ngày hết hạn của hộ chiếu'],
  ['driver_licence_issue_date', 'driver_licence_expiry_date', 'Ngày hết hạn của giấy phép lái xe'],
] as const

const expiries = [
  ['id_expiry_date', 'Căn cước'],
  ['passport_expiry_date', 'Hộ chiếu'],
  ['work_permit_expiry_date', 'Giấy phép lao động'],
  ['driver_licence_expiry_date', 'Giấy phép lái xe'],
] as const

/** Digits 1–3: province of birth registration; 4: century and sex; 5–6: year of birth (Nghị định 137/2015/NĐ-CP, Điều 13). */
function idNumberWarnings({ date_of_birth: birth, gender }: FilePerson, number: string): string[] {
  const province = Number(number.slice(0, 3))
  const century = Number(birth?.slice(0, 2) ?? 0) - 19
  const sexDigit = 2 * century + (gender === 'Nữ' ? 1 : 0)
  return [
    ...(province < 1 || province > 96 ? ['Ba chữ số đầu của số căn cước không phải mã tỉnh.'] : []),
    ...(birth && number.slice(4, 6) !== birth.slice(2, 4) ? ['Số căn cước không khớp với năm sinh.'] : []),
    ...(birth && Number(number[3]) !== sexDigit
      ? ['Số căn cước không khớp với giới tính hoặc thế kỷ sinh.']
      : []),
  ]
}

/** A card is valid until a renewal age; after the last one it has no term (Luật Căn cước 26/2023/QH15, Điều 21). */
function cardTermWarnings(
  { date_of_birth: birth }: FilePerson,
  laws: FileLaws,
  papers: FileValues,
): string[] {
  const expiry = textAt(papers, 'id_expiry_date')
  if (expiry === undefined || birth === null) return []
  const renewals = [laws.id_card_first_renewal, laws.id_card_second_renewal, laws.id_card_last_renewal]
  const days: Day[] = renewals.map((months) => addMonths(birth, months))
  return days.includes(expiry)
    ? []
    : [`Căn cước có giá trị đến sinh nhật tuổi ${renewals.map((months) => months / 12).join(', ')}.`]
}

function licenceWarnings({ nature_of_work }: FilePerson, laws: FileLaws, papers: FileValues) {
  const at = (field: string) => textAt(papers, field)
  const [number, licence] = [at('driver_licence_no'), at('driver_licence_class')]
  const [issued, expiry] = [at('driver_licence_issue_date'), at('driver_licence_expiry_date')]
  const told: { field: string; text: string }[] = []
  if (nature_of_work === driver && number === undefined) {
    told.push({ field: 'driver_licence_no', text: 'Lái xe phải có giấy phép lái xe.' })
  }
  if (licence === undefined || issued === undefined || expiry === undefined) return told
  if (issued < licenceClassesFrom) return told
  if (endlessLicences.has(licence)) {
    told.push({
      field: 'driver_licence_expiry_date',
      text: `Giấy phép lái xe hạng ${licence} không thời hạn.`,
    })
    return told
  }
  const months = lowerLicences.has(licence) ? laws.licence_months_lower : laws.licence_months_higher
  if (expiry > addMonths(issued, months)) {
    told.push({
      field: 'driver_licence_expiry_date',
      text: `Giấy phép lái xe hạng ${licence} có thời hạn ${months / 12} năm.`,
    })
  }
  return told
}

const taxWeights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** The tenth digit of an old tax number: 10 minus the weighted sum of the nine before, modulo 11. */
export function hasTaxCheckDigit(code: string): boolean {
  const sum = taxWeights.reduce((total, weight, place) => total + weight * Number(code[place]), 0)
  return 10 - (sum % 11) === Number(code[9])
}
