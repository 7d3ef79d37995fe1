import {
  contractKindLabels,
  payFormLabels,
  probationGroupLabels,
  termExceptionLabels,
} from '@nhansu/sdk/domains/contracts'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { Heading } from '../../print/paper.ts'
import { placeAndDate } from '../../print/paper-heading.ts'
import type { ContractTag } from '../../print/templates/contract-tags.ts'
import type { PaperIdentity } from '../employees/public.ts'
import type { WholeContract } from './contract-rows.ts'
import { shownDay } from './term.ts'

/** What a contract's papers say, whatever form they have. What is not known, or not for this reader, is left open. */
export type ContractPaperFacts = Readonly<Record<ContractTag, string>>

/** What is left open on a paper, to be filled in by hand. */
export const dots = '……………………'

/**
 * The facts of a contract as its papers say them: the one source of the PDF and of the company's own Word file.
 * @param withPay whether this reader may see what somebody is paid by it
 * @param identity by what the person is told apart; null for who may not see it
 */
export async function contractPaperFacts(
  context: CompanyTransaction,
  contract: WholeContract,
  heading: Heading,
  withPay: boolean,
  identity: PaperIdentity | null,
): Promise<ContractPaperFacts> {
  const { kind, end_date, probation_group, pay_form } = contract
  const person = await personOf(context, contract.employee_id)
  return {
    'Tên công ty': heading.company,
    'Địa danh': heading.place ?? dots,
    'Tên hợp đồng': contractTitles[kind],
    'Tình trạng bản in': contract.state === 'draft' ? '(Bản nháp, chưa có giá trị)' : '',
    'Số hợp đồng': contract.contract_number ?? dots,
    'Ngày lập': placeAndDate(heading.place, contract.sign_date ?? heading.date),
    'Người ký': contract.signer_name ?? dots,
    'Chức vụ người ký': contract.signer_title ?? dots,
    'Số giấy ủy quyền': contract.authority_no ?? dots,
    'Họ và tên': contract.full_name,
    'Mã nhân viên': contract.nhansu_id,
    'Ngày sinh': person.date_of_birth === null ? dots : shownDay(person.date_of_birth),
    'Giới tính': person.gender,
    'Số định danh cá nhân': identity?.id_number ?? dots,
    'Địa chỉ': identity?.address ?? `${dots}${dots}`,
    'Loại hợp đồng': contractKindLabels[kind].toLocaleLowerCase('vi'),
    'Từ ngày': shownDay(contract.start_date),
    'Đến ngày': end_date === null ? 'không xác định thời hạn' : shownDay(end_date),
    'Thời hạn': end_date === null ? 'không xác định thời hạn' : `đến hết ngày ${shownDay(end_date)}`,
    'Lý do ký thêm có thời hạn': exceptionWords(contract),
    'Văn bản đồng ý của người đại diện': consentWords(contract),
    'Số ngày thử việc': contract.probation_days?.toString() ?? dots,
    'Nhóm công việc': probation_group ? probationGroupLabels[probation_group] : dots,
    'Công việc': contract.job_title ?? contract.position_name ?? dots,
    'Đơn vị': contract.department_name ?? dots,
    'Địa điểm làm việc': contract.work_place ?? dots,
    'Thời giờ làm việc': workingTimeWords(contract),
    'Số ngày phép': contract.leave_days?.toString() ?? dots,
    'Mức lương': paid(contract.salary, withPay),
    'Lương thử việc': paid(contract.probation_salary, withPay),
    'Phụ cấp': withPay ? (contract.allowances ?? 'không') : dots,
    'Hình thức trả lương': pay_form ? payFormLabels[pay_form].toLocaleLowerCase('vi') : dots,
    'Kỳ trả lương': contract.pay_day?.toString() ?? dots,
  }
}

/** Why one more fixed term may follow two (rule L2), with the reason that was given for it; nothing where none was. */
export function exceptionWords({
  kind,
  term_exception: exception,
  term_exception_reason: reason,
}: Pick<WholeContract, 'kind' | 'term_exception' | 'term_exception_reason'>): string {
  if (kind === 'indefinite' || !exception || !reason) return ''
  return `${termExceptionLabels[exception]}, ${reason}`
}

/** By which paper the representative of somebody under age agreed (rule L9); nothing where none is chosen. */
export function consentWords({
  consent_document_id: consent,
  consent_document_number: number,
}: Pick<WholeContract, 'consent_document_id' | 'consent_document_number'>): string {
  if (!consent) return ''
  return number ? `văn bản số ${number}` : 'văn bản đính kèm'
}

/** The hours of work as papers say them: as somebody wrote them, else by the fields, else those of full time. */
export function workingTimeWords({
  working_time,
  is_part_time,
  hours_per_day,
  hours_per_week,
}: Pick<WholeContract, 'working_time' | 'is_part_time' | 'hours_per_day' | 'hours_per_week'>): string {
  if (working_time) return working_time
  const hours = [
    ...(hours_per_day ? [`${number.format(hours_per_day)} giờ/ngày`] : []),
    ...(hours_per_week ? [`${number.format(hours_per_week)} giờ/tuần`] : []),
  ].join(', ')
  if (is_part_time) return `${hours || dots} (làm việc không trọn thời gian)`
  return hours || '8 giờ/ngày, không quá 48 giờ/tuần'
}

/** What a contract of a kind is called on its papers. */
export const contractTitles = {
  training: 'HỢP ĐỒNG ĐÀO TẠO NGHỀ',
  probation: 'HỢP ĐỒNG THỬ VIỆC',
  fixed_term: 'HỢP ĐỒNG LAO ĐỘNG',
  indefinite: 'HỢP ĐỒNG LAO ĐỘNG',
  seasonal: 'HỢP ĐỒNG LAO ĐỘNG',
} as const

/** What is paid a month as papers say it; dots for who may not see it, or where nothing is written. */
export function paid(amount: number | null | undefined, withPay: boolean): string {
  return `${withPay && amount !== null && amount !== undefined ? number.format(amount) : dots} đồng/tháng`
}

const number = new Intl.NumberFormat('vi-VN')

interface PaperPerson {
  date_of_birth: string | null
  gender: string
}

async function personOf({ db, inThisCompany }: CompanyTransaction, id: number): Promise<PaperPerson> {
  const { rows } = await sql<PaperPerson>`
    select date_of_birth, gender from employees where ${inThisCompany('employees')} and id = ${id}`.execute(
    db,
  )
  return rows[0] ?? { date_of_birth: null, gender: '' }
}
