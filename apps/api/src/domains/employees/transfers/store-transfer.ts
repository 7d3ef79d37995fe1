import { sql } from 'kysely'
import { ApiFailure, type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { attach } from '../../../files/records.ts'
import { writeNotice } from '../../../notices/write-notice.ts'
import { draftAlong } from '../../decisions/public.ts'
import type { CivilDay } from '../job/days.ts'
import { openFile } from '../open-file.ts'
import { dayRefusal, type ProposedPerson, readProposed, requireOpenCompany } from './proposed-person.ts'
import { recordThere } from './record-there.ts'
import { consentText, consentVersion } from './transfer-consent.ts'
import { consentPlace, showTransfer } from './transfer-rows.ts'

/** Why somebody leaves who goes to another company of the group. */
export const transferReason = 'Chuyển công ty trong tập đoàn'

/**
 * Proposes somebody to another company with the agreement that he has signed, or asks him for it in the app, and drafts the
 * decision that ends his employment on the day before: nobody can issue it before he and the other company have agreed.
 *
 * Failures: 404; 403 for oneself; 400 for days that cannot be; 409 for who has left or is proposed already, for a company
 * that has been closed, and for an agreement to other words.
 */
export const storeTransfer: Handler<'employeeTransfers.store'> = async ({ body }, context) => {
  const { employee_id: employeeId, effective_date: day, note = null } = body
  const { db, companyId, session } = context
  // Held, so that of two who propose him the second sees what the first did.
  await openFile(context, employeeId, true)
  if (employeeId === session.employeeId) {
    throw new ApiFailure(403, 'Bạn không tự đề nghị chuyển chính mình. Hãy nhờ người khác ở bộ phận nhân sự.')
  }
  const person = await readProposed(context, employeeId)
  if (person.hindrance !== null) throw new ApiFailure(409, person.hindrance)
  const to = await requireOpenCompany(context, body.to_company_id)
  const agreement = agreementOf(body, person)
  if (body.consent_version !== consentVersion) {
    throw new ApiFailure(409, 'Lời đồng ý đã có phiên bản mới. Hãy tải lại và cho nhân viên ký bản mới.')
  }
  const text = consentText({ ...person, from: person.company, to: to.name, day })
  const { rows } = await sql<{ id: number }>`
    insert into employee_transfers (company_id, other_company_id, person_id, employee_id, nhansu_id, full_name,
      birth_year, position_name, effective_date, note, consent_version, consent_text, consent_on, consent_means, state,
      created_by)
    values (${companyId}, ${to.id}, ${person.person_id}, ${employeeId}, ${person.nhansu_id}, ${person.full_name},
      ${person.birth_year}, ${person.position_name}, ${day}, ${note}, ${consentVersion}, ${text},
      ${agreement.on}, ${agreement.means}, ${agreement.file ? 'waiting' : 'asking'}, ${session.userId})
    returning id`.execute(db)
  const id = Number(rows[0]?.id)
  await draftLeaving(context, id, { ...body, name: person.full_name, to: to.name })
  context.audit({
    recordId: id,
    changedFields: ['to_company_id', 'effective_date', 'consent_on', 'note'],
    detail: { employee_id: employeeId, to_company_id: to.id, consent_means: agreement.means },
    // The person reads of himself what the other company is told; what goes along with him is told when it does.
    ...(agreement.file && { seen: { deed: 'export', employeeIds: [employeeId], shown: offeredFacts } }),
  })
  if (agreement.file) {
    await attach(context, consentPlace(id), agreement.file)
    await sql`select offer_transfer(${id})`.execute(db)
    await recordThere(context, id)
  } else {
    await writeNotice(context, { employeeId }, { kind: 'transfer_consent_asked', recordId: id })
  }
  return showTransfer(context, id)
}

/** What the other company reads of a person before it takes him in. */
const offeredFacts = ['Họ và tên', 'Mã nhân viên', 'Năm sinh', 'Chức vụ']

type Body = Parameters<Handler<'employeeTransfers.store'>>[0]['body']
type Agreement =
  | { means: 'scan'; on: CivilDay; file: NonNullable<Body['file']> }
  | { means: 'app'; on: null; file?: undefined }

/** How he agrees: by the scan that comes along, or in the app, for which he needs an account here. */
function agreementOf(
  { consent_means: means, consent_on: on, file, effective_date: day }: Body,
  person: ProposedPerson,
): Agreement {
  const errors: FieldErrors = {}
  const refusal = dayRefusal(person, day)
  if (refusal !== undefined) errors['effective_date'] = [refusal]
  if (means === 'app') {
    if (!person.has_account) errors['consent_means'] = [noAccount]
    if (file !== undefined) errors['file'] = ['Chỉ gửi khi nhân viên ký trên giấy.']
    if (on !== undefined) errors['consent_on'] = ['Chỉ nhập khi nhân viên ký trên giấy.']
  } else {
    if (file === undefined) errors['file'] = ['Hãy chọn bản scan nhân viên đã ký.']
    if (on === undefined) errors['consent_on'] = ['Hãy nhập ngày nhân viên ký đồng ý.']
    else if (on > person.today) errors['consent_on'] = ['Ngày ký đồng ý không được sau hôm nay.']
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  return file !== undefined && on !== undefined ? { means: 'scan', on, file } : { means: 'app', on: null }
}

const noAccount = 'Nhân viên chưa có tài khoản ở công ty này. Hãy cho nhân viên ký trên giấy.'

/** The draft of the decision that ends the employment by agreement (Điều 34, khoản 3), as the decisions' own screens have it. */
async function draftLeaving(
  context: ProductContext,
  id: number,
  {
    employee_id,
    effective_date,
    signer_id,
    name,
    to,
  }: { employee_id: number; effective_date: string; signer_id?: number; name: string; to: string },
): Promise<void> {
  const decisionId = await draftAlong(context, {
    decision_type: 7,
    effective_date,
    summary: `Về việc chấm dứt hợp đồng lao động với ${name} để chuyển sang ${to}`,
    ...(signer_id !== undefined && { signer_id }),
    people: [{ employee_id, contract_end_reason: 'agreement', leave_reason: transferReason }],
  })
  await sql`update employee_transfers set decision_id = ${decisionId}
    where ${context.inThisCompany('employee_transfers')} and id = ${id}`.execute(context.db)
}
