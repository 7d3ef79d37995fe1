import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { type ConfirmationFactTag, confirmationFactTags } from '../../print/templates/confirmation-tags.ts'
import { shownDate } from '../../workbooks/shown-values.ts'
import type { PaperWords, WholeConfirmation } from './confirmation-rows.ts'

/** What a file says of somebody today, as far as such papers tell it. */
interface Facts {
  company: string
  full_name: string
  nhansu_id: string
  date_of_birth: string | null
  join_date: string
  leave_date: string | null
  active: boolean
  department_name: string | null
  position_name: string | null
  contract_type_name: string | null
  base_salary: string | null
  id_number: string | null
}

/** Left open on a paper, to be filled in by hand. */
export const dots = '……………………'
/** Stands in the place of what does not apply, so that nobody can write it into a signed paper. */
export const notSaid = '—'
const money = new Intl.NumberFormat('vi-VN')

/** What is chosen for a paper before it is made. */
interface AskedWords {
  today: string
  validUntil: string | undefined
  /** Of the identity card, where it is to stand on the paper. */
  idNumber: string | undefined
}

/**
 * What a paper of this kind says today.
 * @throws ApiFailure 409 where the file does not bear it: somebody who has not begun, a leaver to be introduced, no pay
 */
export async function paperFacts(
  context: ProductContext,
  request: WholeConfirmation,
  { today, validUntil, idNumber }: AskedWords,
): Promise<PaperWords> {
  const facts = { ...(await factsOf(context, request.employee_id)), id_number: idNumber ?? null }
  const reason = whyNot(request, facts, today)
  if (reason !== undefined) throw new ApiFailure(409, reason)
  const words =
    request.kind === 'introduction' ? introduction(request, facts, validUntil) : confirmation(request, facts)
  return { ...words, facts: singleFacts(request, facts, validUntil) }
}

/** The facts of a paper each by itself: those of its kind, left open or closed as in its lines where there is none. */
function singleFacts(
  { kind, purpose, recipient }: WholeConfirmation,
  facts: Facts,
  validUntil: string | undefined,
): Partial<Record<ConfirmationFactTag, string>> {
  const day = (date: string | null | undefined) => (date ? shownDate(date) : null)
  const said: Record<ConfirmationFactTag, string | null> = {
    'Họ và tên': facts.full_name,
    'Mã nhân viên': facts.nhansu_id,
    'Ngày sinh': day(facts.date_of_birth) ?? dots,
    'Số định danh cá nhân': facts.id_number ?? dots,
    'Chức vụ': facts.position_name,
    'Đơn vị': facts.department_name,
    'Nơi nhận': recipient ?? (kind === 'introduction' ? dots : null),
    'Mục đích': purpose,
    'Ngày vào công ty': day(facts.join_date),
    'Ngày nghỉ việc': facts.active ? null : day(facts.leave_date),
    'Loại hợp đồng': facts.contract_type_name,
    'Mức lương': facts.base_salary === null ? null : salaryWords(facts.base_salary),
    'Có giá trị đến hết ngày': day(validUntil),
  }
  // The tags of a kind are keys of its table.
  const tags = Object.keys(confirmationFactTags[kind]) as ConfirmationFactTag[]
  return Object.fromEntries(tags.map((tag) => [tag, said[tag] ?? notSaid]))
}

const salaryWords = (salary: string): string => `${money.format(Number(salary))} đồng/tháng`

function whyNot({ kind }: WholeConfirmation, facts: Facts, today: string): string | undefined {
  if (facts.join_date > today) return 'Nhân viên chưa đến ngày vào làm nên chưa cấp được giấy này.'
  if (kind === 'introduction' && !facts.active)
    return 'Nhân viên đã nghỉ việc nên không cấp được giấy giới thiệu.'
  if (kind === 'income' && facts.base_salary === null)
    return 'Hồ sơ chưa có mức lương của ngày hôm nay nên chưa xác nhận được thu nhập.'
  return undefined
}

function confirmation({ kind, purpose, recipient }: WholeConfirmation, facts: Facts): PaperWords {
  const { contract_type_name: contract, base_salary: salary } = facts
  return {
    title: kind === 'income' ? 'GIẤY XÁC NHẬN THU NHẬP' : 'GIẤY XÁC NHẬN CÔNG TÁC',
    ...(recipient !== null && { subject: `Kính gửi: ${recipient}` }),
    lines: [
      `${facts.company} xác nhận:`,
      ...person(facts),
      facts.active
        ? `Hiện đang làm việc tại công ty từ ngày ${shownDate(facts.join_date)}.`
        : `Đã làm việc tại công ty từ ngày ${shownDate(facts.join_date)}${facts.leave_date === null ? '' : `; ngày nghỉ việc: ${shownDate(facts.leave_date)}`}.`,
      ...work(facts),
      ...(contract === null ? [] : [`Loại hợp đồng lao động: ${contract}.`]),
      ...(kind === 'income' && salary !== null
        ? [`Mức lương hiện hưởng: ${salaryWords(salary)}, chưa trừ các khoản đóng góp và thuế.`]
        : []),
      `Giấy này được cấp theo đề nghị của người lao động để sử dụng vào việc: ${purpose}.`,
    ],
  }
}

function introduction(
  { purpose, recipient }: WholeConfirmation,
  facts: Facts,
  validUntil: string | undefined,
): PaperWords {
  return {
    title: 'GIẤY GIỚI THIỆU',
    subject: `Kính gửi: ${recipient ?? dots}`,
    lines: [
      `${facts.company} trân trọng giới thiệu:`,
      ...person(facts),
      ...work(facts),
      `Được cử đến: ${recipient ?? dots}.`,
      `Về việc: ${purpose}.`,
      'Đề nghị Quý cơ quan tạo điều kiện để người có tên trên hoàn thành công việc.',
      ...(validUntil === undefined ? [] : [`Giấy này có giá trị đến hết ngày ${shownDate(validUntil)}.`]),
    ],
  }
}

function person({
  full_name: name,
  nhansu_id: code,
  date_of_birth: born,
  id_number: number,
}: Facts): string[] {
  return [
    `Ông/Bà: ${name}. Mã nhân viên: ${code}. Ngày sinh: ${born === null ? dots : shownDate(born)}.`,
    `Số định danh cá nhân: ${number ?? dots}`,
  ]
}

function work({ department_name: unit, position_name: position }: Facts): string[] {
  const parts = [position !== null && `Chức vụ: ${position}.`, unit !== null && `Đơn vị: ${unit}.`]
  const line = parts.filter((part) => part !== false).join(' ')
  return line === '' ? [] : [line]
}

async function factsOf(
  { db, companyId, inThisCompany }: ProductContext,
  employeeId: number,
): Promise<Omit<Facts, 'id_number'>> {
  const { rows } = await sql<Omit<Facts, 'id_number'>>`
    select companies.name as company, employees.full_name, employees.nhansu_id, employees.date_of_birth,
      employees.join_date, employees.leave_date, employees.active,
      held.positions -> 0 ->> 'department_name' as department_name,
      held.positions -> 0 ->> 'position_name' as position_name,
      (select types.name from contracts
        join contract_types types on types.company_id = contracts.company_id and types.id = contracts.contract_type_id
        where ${inThisCompany('contracts')} and contracts.employee_id = employees.id and contracts.state = 'issued'
          and contracts.start_date <= current_date and coalesce(contracts.end_date, 'infinity') >= current_date
        order by contracts.start_date desc, contracts.id desc limit 1) as contract_type_name,
      (select level.base_salary::text from pay_levels level
        where ${inThisCompany('level')} and level.employee_id = employees.id and level.valid_from <= current_date
          and coalesce(level.valid_to, 'infinity') > current_date) as base_salary
    from employees
    join companies on companies.id = employees.company_id
    left join position_summaries held on held.company_id = employees.company_id and held.employee_id = employees.id
    where ${inThisCompany('employees')} and companies.id = ${companyId} and employees.id = ${employeeId}`.execute(
    db,
  )
  const [facts] = rows
  if (facts === undefined) throw new Error('a request without its employee')
  return facts
}
