import { type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { PurposeName } from '../../../files/purposes.ts'
import type { Whose } from './taken-table.ts'

/** A file that goes into an archive: in which folder, and where its bytes lie. */
export interface TakenFile {
  folder: string
  name: string
  blob: string
  size: number
}

type Here = CompanyTransaction['inThisCompany']

/** Which files of a purpose are about somebody, or why none of them is taken. */
type Rule =
  | { folder: string; of: (whose: Whose, here: Here) => ReturnType<typeof sql<SqlBool>> }
  | { why: string }

const ofCompany = { why: 'Tệp của công ty, không nói về riêng ai.' }
const asCandidate = ({ employeeId }: Whose, here: Here) => sql`
  select procedures.candidate_id from procedures where ${here('procedures')} and procedures.employee_id = ${employeeId}`

/** Papers of rewards and discipline cases that are about nobody else. */
const ofHisCase: Rule = {
  folder: 'khen-thuong-ky-luat',
  of: ({ employeeId }, here) => sql<SqlBool>`files.owner_kind = 'reward_discipline' and files.owner_id in (
    select rewards_disciplines.id from rewards_disciplines
    where ${here('rewards_disciplines')} and rewards_disciplines.employee_ids = array[${employeeId}]::bigint[])`,
}

const mayNameOthers = { why: 'Có thể nêu lời của người khác; trả lời khi có yêu cầu.' }

/** Every purpose that a file may have: who adds one says here whether it is about a person. */
const rules: Record<PurposeName, Rule> = {
  company_logo: ofCompany,
  paper_template: ofCompany,
  recruitment_document: ofCompany,
  question_picture: ofCompany,
  training_document: ofCompany,
  made_paper: { why: 'Bản in của hợp đồng, quyết định; nội dung đã có trong gói.' },
  data_archive: { why: 'Chính là gói này.' },
  employee_avatar: {
    folder: 'anh',
    of: (
      { employeeId },
      here,
    ) => sql<SqlBool>`(files.owner_kind = 'employee' and files.owner_id = ${employeeId}
      or files.owner_kind = 'request_change_info' and files.owner_id in (
        select request_change_infos.id from request_change_infos
        where ${here('request_change_infos')} and request_change_infos.employee_id = ${employeeId}))`,
  },
  employee_diploma: {
    folder: 'van-bang',
    of: ({ employeeId }, here) => sql<SqlBool>`files.owner_kind = 'employee_education' and files.owner_id in (
      select employee_educations.id from employee_educations
      where ${here('employee_educations')} and employee_educations.employee_id = ${employeeId})`,
  },
  contract_file: {
    folder: 'hop-dong',
    of: ({ employeeId }, here) => sql<SqlBool>`(files.owner_kind = 'contracts' and files.owner_id in (
        select contracts.id from contracts where ${here('contracts')} and contracts.employee_id = ${employeeId})
      or files.owner_kind = 'employee_transfer' and files.owner_id in (
        select employee_transfers.id from employee_transfers
        where ${here('employee_transfers')} and employee_transfers.employee_id = ${employeeId})
      or files.owner_kind = 'training_commitment' and files.owner_id in (
        select training_commitments.id from training_commitments
        where ${here('training_commitments')} and training_commitments.employee_id = ${employeeId}))`,
  },
  // A paper about several people tells of the pay of others, unless the company shows its type to everybody in it.
  document_file: {
    folder: 'tai-lieu',
    of: ({ employeeId }, here) => sql<SqlBool>`files.owner_kind = 'document' and files.owner_id in (
      select documents.id from documents
      join document_employees mine on ${here('mine')} and mine.document_id = documents.id and mine.employee_id = ${employeeId}
      join document_types kind on ${here('kind')} and kind.id = documents.document_type_id
      where ${here('documents')} and (kind.is_visible_to_employee or not exists (
        select from document_employees other where ${here('other')} and other.document_id = documents.id
          and other.employee_id <> ${employeeId})))`,
  },
  request_evidence: {
    folder: 'minh-chung',
    of: (
      { employeeId },
      here,
    ) => sql<SqlBool>`files.owner_kind = 'request_change_info' and files.owner_id in (
      select request_change_infos.id from request_change_infos
      where ${here('request_change_infos')} and request_change_infos.employee_id = ${employeeId})`,
  },
  case_decision: ofHisCase,
  case_certificate: ofHisCase,
  case_minutes: mayNameOthers,
  case_evidence: mayNameOthers,
  case_suspension: ofHisCase,
  case_invitation: ofHisCase,
  case_meeting: ofHisCase,
  case_protection: ofHisCase,
  case_reduction: ofHisCase,
  case_other: mayNameOthers,
  candidate_cv: {
    folder: 'ung-tuyen',
    of: (whose, here) =>
      sql<SqlBool>`files.owner_kind = 'candidate' and files.owner_id in (${asCandidate(whose, here)})`,
  },
  candidate_photo: {
    folder: 'ung-tuyen',
    of: (whose, here) =>
      sql<SqlBool>`files.owner_kind = 'candidate' and files.owner_id in (${asCandidate(whose, here)})`,
  },
  application_file: {
    folder: 'ung-tuyen',
    of: (whose, here) =>
      sql<SqlBool>`files.owner_kind = 'candidate' and files.owner_id in (${asCandidate(whose, here)})`,
  },
}

/** The files about somebody, in the order in which they came; nothing that a scanner has found or not yet looked at. */
export async function filesOf(
  { db, inThisCompany }: CompanyTransaction,
  whose: Whose,
): Promise<readonly TakenFile[]> {
  const taken: TakenFile[] = []
  for (const [purpose, rule] of Object.entries(rules)) {
    if ('why' in rule) continue
    const { rows } = await sql<Omit<TakenFile, 'folder'>>`
      select files.name, files.blob, files.size from files
      where ${inThisCompany('files')} and files.purpose = ${purpose} and files.removed_at is null
        and files.scan_state in ('clean', 'unscanned') and ${rule.of(whose, inThisCompany)}
      order by files.created_at, files.id`.execute(db)
    taken.push(...rows.map((file) => ({ folder: rule.folder, ...file })))
  }
  return taken
}
