import { receptionLabels } from '@nhansu/sdk/domains/employees'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { type DecisionDraft, draftDecision, issueDecision, needsOtherIssuer } from '../../decisions/public.ts'
import { keepPapersOfNewcomer } from '../../documents/public.ts'
import { type FileHolder, holderOfIdNumber, makeFile } from '../../employees/public.ts'
import { lockCandidate } from '../candidates/candidate-rows.ts'
import { noteMove } from '../candidates/write-candidate.ts'
import { chosenPapers } from './chosen-papers.ts'
import { openProcedure, type Procedure, refuseStale } from './procedure-rows.ts'

interface Finish {
  signer_id: number
  sign_date: string
  /** The number of the decision, where it is not drawn. */
  number?: string
  version?: number
  /** The file of somebody who comes back. */
  employee_id?: number | null
  /** Files of the candidate that become documents of the employee. */
  papers?: readonly { file_id: number; document_type_id: number }[]
  isPreview: boolean
}

interface Finished {
  procedure: Procedure
  consequences: string[]
}

/** What the file of an employee takes over of an applicant. */
interface Applicant {
  full_name: string
  gender: string | null
  date_of_birth: string
  phone: string
  email: string | null
  id_number: string | null
  marital_status: string | null
  address: string | null
  new_district_id: number | null
  ward_id: number | null
}

/**
 * Finishes a procedure: makes the file, or takes that of whoever comes back, issues the decision that takes him in, and
 * says that the candidate has come, all in the one transaction of the request. Who asks again, or at the same time, waits
 * for the first and is answered what came of it, and that papers which he chose are not taken along once more. Unit, position and state are written by the decision alone.
 * @throws ApiFailure 404; 403 for whoever drafted it, where a second person issues; 409 while something is open or missing, for somebody who works here already, and for a leaver
 *   whose file was not named; 400 for what the rules of files and decisions refuse
 */
export async function finishProcedure(
  context: ProductContext,
  id: number,
  finish: Finish,
): Promise<Finished> {
  // The candidate first, as every move takes him.
  const { candidate_id: candidateId } = await openProcedure(context, id)
  const candidate = await lockCandidate(context, candidateId)
  const procedure = await openProcedure(context, id, { forWriting: true })
  if (procedure.state === 'done') {
    return { procedure, consequences: (finish.papers ?? []).length > 0 ? [papersComeTooLate] : [] }
  }
  refuseStale(procedure, finish.version)
  if (candidate.state !== 'accepted' || procedure.state !== 'open') {
    throw new ApiFailure(
      409,
      `Ứng viên đang ở trạng thái '${candidateStateLabels[candidate.state]}' nên không hoàn tất thủ tục được.`,
    )
  }
  await requireOther(context, id)
  refuseOpenItems(procedure)
  const applicant = await completeApplicant(context, candidate.applicant_id)
  const holder = await holderOfIdNumber(context, applicant.id_number)
  refuseHolder(holder, finish.employee_id ?? null)
  const papers = await chosenPapers(context, candidateId, finish.papers ?? [])
  return asPreview(context, finish.isPreview, async () => {
    const employeeId = holder?.id ?? (await makeFile(context, newFile(procedure, applicant)))
    const decisionId = await admit(context, admissionOf(procedure, employeeId), finish)
    await settle(context, procedure, { employeeId, decisionId })
    if (!finish.isPreview) {
      const runId = await keepPapersOfNewcomer(context, employeeId, papers, finish.sign_date)
      await sql`update procedures set papers_run_id = ${runId}
        where ${context.inThisCompany('procedures')} and id = ${id} and ${runId}::bigint is not null`.execute(
        context.db,
      )
    }
    context.audit({
      recordId: id,
      changedFields: ['state', 'employee_id', 'decision_id'],
      detail: {
        employee_id: employeeId,
        decision_id: decisionId,
        papers: papers.map(({ file }) => file.id),
        dry_run: finish.isPreview,
      },
    })
    const consequences = [
      ...told(procedure, holder),
      ...papers.map(({ says }) => says),
      ...(papers.length > 0 ? [papersFollow] : []),
    ]
    return { procedure: finish.isPreview ? procedure : await openProcedure(context, id), consequences }
  })
}

const papersFollow =
  'Giấy tờ được đưa vào tài liệu ngay sau đó, tất cả hoặc không giấy tờ nào; kết quả hiện ở thủ tục này.'
const papersComeTooLate =
  'Thủ tục này đã hoàn tất trước đó. Giấy tờ chọn lần này không được đưa thêm: hãy xem tài liệu của nhân viên và thêm ở đó nếu còn thiếu.'

/**
 * Where the company wants a second person to issue what one has drafted, the procedure is the draft of its decision: whoever
 * began it, or last changed what the decision will say, leaves finishing it to somebody else.
 * @throws ApiFailure 403
 */
async function requireOther(context: ProductContext, id: number): Promise<void> {
  if (!(await needsOtherIssuer(context))) return
  const { rows } = await sql`
    select from procedures where ${context.inThisCompany('procedures')} and id = ${id}
      and ${context.session.userId}::bigint in (created_by, changed_by)`.execute(context.db)
  if (rows.length === 0) return
  throw new ApiFailure(
    403,
    'Công ty quy định người soạn không tự ban hành. Bạn đã lập hoặc sửa thủ tục này, hãy nhờ người khác hoàn tất và ban hành quyết định.',
  )
}

function refuseOpenItems({ items }: Procedure): void {
  const open = items.filter((item) => item.is_needed && item.done_on === null && item.waived_reason === null)
  if (open.length === 0) return
  const names = open.map(({ name }) => name).join(', ')
  throw new ApiFailure(
    409,
    `Còn việc cần xong trước ngày nhận việc: ${names}. Hãy hoàn thành hoặc ghi lý do miễn.`,
  )
}

const needed = { gender: 'giới tính', id_number: 'số căn cước' } as const

async function completeApplicant(
  { db, inThisCompany }: ProductContext,
  applicantId: number,
): Promise<Applicant & { gender: string; id_number: string }> {
  const { rows } = await sql<Applicant>`
    select full_name, gender, date_of_birth, phone, email, id_number, marital_status, address, new_district_id, ward_id
    from applicants where ${inThisCompany('applicants')} and id = ${applicantId}`.execute(db)
  const [applicant] = rows
  if (applicant === undefined) throw new Error('a candidate who is there has a person')
  const { gender, id_number } = applicant
  if (gender !== null && id_number !== null) return { ...applicant, gender, id_number }
  const missing = Object.entries(needed).flatMap(([field, word]) =>
    applicant[field as keyof typeof needed] === null ? [word] : [],
  )
  throw new ApiFailure(
    409,
    `Hồ sơ ứng viên còn thiếu ${missing.join(' và ')}. Hãy bổ sung trước khi hoàn tất.`,
  )
}

/** @throws ApiFailure 409 that says whose the identity number is, to who may see him */
function refuseHolder(holder: FileHolder | undefined, chosen: number | null): void {
  if (holder === undefined) {
    if (chosen === null) return
    throw new ApiFailure(409, 'Hồ sơ nhân viên đã chọn không có số căn cước của ứng viên này.')
  }
  const who = holder.name ?? 'một nhân viên của công ty'
  if (holder.active) throw new ApiFailure(409, `Số căn cước của ứng viên đã thuộc ${who}, đang làm việc.`)
  if (chosen === holder.id) return
  throw new ApiFailure(
    409,
    `Số căn cước của ứng viên thuộc ${who}, đã nghỉ việc. Hãy chọn hồ sơ này để tiếp nhận lại, không lập hồ sơ mới.`,
    { data: holder.name === null ? {} : { employee_id: holder.id } },
  )
}

function newFile(
  { start_date: day, decision_type: type }: Procedure,
  applicant: Applicant & { gender: string },
) {
  const { full_name, gender, date_of_birth, phone, email, id_number, marital_status } = applicant
  return {
    full_name,
    gender,
    reception: { effective_date: day, decision_type: type },
    card: { date_of_birth, phone, personal_email: email, marital_status },
    papers: { id_number },
    addresses: {
      tmp_address: applicant.address,
      new_district_tmp_id: applicant.new_district_id,
      ward_tmp_id: applicant.ward_id,
    },
  }
}

function admissionOf(procedure: Procedure, employeeId: number): DecisionDraft {
  const { decision_type, start_date, full_name, department_id, position_id, nature_of_work, probation_to } =
    procedure
  return {
    decision_type,
    effective_date: start_date,
    summary: `Về việc ${receptionLabels[decision_type].toLocaleLowerCase('vi')} ${full_name ?? ''}`.trim(),
    people: [
      {
        employee_id: employeeId,
        department_id,
        position_id,
        ...(nature_of_work && { nature_of_work }),
        ...(probation_to && { probation_to }),
      },
    ],
  }
}

/** Drafts the decision and issues it; the trail tells both by the procedure. */
async function admit(
  context: ProductContext,
  draft: DecisionDraft,
  { signer_id, sign_date, number }: Finish,
): Promise<number> {
  const id = await draftDecision(context, draft)
  const body = { signer_id, sign_date, ...(number !== undefined && { number }) }
  await issueDecision({ path: { id }, body }, { ...context, audit: () => undefined })
  return id
}

async function settle(
  context: ProductContext,
  { id, candidate_id: candidateId }: Procedure,
  { employeeId, decisionId }: { employeeId: number; decisionId: number },
): Promise<void> {
  const { db, inThisCompany, session } = context
  await sql`update procedures set state = 'done', employee_id = ${employeeId}, decision_id = ${decisionId},
      finished_by = ${session.userId}, finished_at = now()
    where ${inThisCompany('procedures')} and id = ${id}`.execute(db)
  await sql`update candidates set state = 'employee', state_reason = null
    where ${inThisCompany('candidates')} and id = ${candidateId}`.execute(db)
  await noteMove(context, { id: candidateId, from: 'accepted', to: 'employee' })
}

function told(procedure: Procedure, holder: FileHolder | undefined): string[] {
  const {
    full_name: name,
    decision_type: type,
    start_date: day,
    department_name: unit,
    position_name: position,
  } = procedure
  return [
    holder === undefined
      ? `Lập hồ sơ nhân viên mới cho ${name ?? 'ứng viên'}.`
      : `Dùng lại hồ sơ ${holder.name ?? 'đã có'}.`,
    `Ban hành quyết định '${receptionLabels[type]}' hiệu lực ${shownDate(day)}: ${position}, ${unit}.`,
    "Ứng viên chuyển sang 'Đã nhận việc'.",
  ]
}
