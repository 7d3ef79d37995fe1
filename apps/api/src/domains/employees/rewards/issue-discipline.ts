import { disciplineStateLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { spokenDay } from '../job/days.ts'
import { protectionInFile } from './protected-time.ts'

const disciplineDecision = 10

/** A case as far as its decision asks. */
export interface DecidedDiscipline {
  id: number
  employee_id: number
  state: string
  /** Which of the four forms of Điều 124 it is. */
  legal_form: number | null
  /** By how many months the next raise is put off, for form 2. */
  months: number | null
  limit_day: string | null
  protected_until: string | null
  ending_decision_id: number | null
  /** When the decision that stands was signed, and from when it is in effect; null until it is issued. */
  decision_date: string | null
  effective_date: string | null
}

/** The case that a decision is about, or the decision that it corrects; nothing for a decision that no case drafted. */
export async function disciplineOfDecision(
  { db, inThisCompany }: CompanyTransaction,
  decisionId: number,
): Promise<DecidedDiscipline | undefined> {
  const { rows } = await sql<DecidedDiscipline>`
    select rewards_disciplines.id, employee_ids[1] as employee_id, state, form.legal_form, months,
      protected_until, ending_decision_id, rewards_disciplines.decision_date, rewards_disciplines.effective_date,
      discipline_limit_day(violation_date, about_assets, protected_until) as limit_day
    from rewards_disciplines
    left join reward_discipline_forms form on form.company_id = rewards_disciplines.company_id
      and form.id = rewards_disciplines.form_id
    where ${inThisCompany('rewards_disciplines')} and decision_id in (
      select ${decisionId}::bigint union all
      select corrects_id from decisions where ${inThisCompany('decisions')} and decisions.id = ${decisionId})
    for no key update of rewards_disciplines`.execute(db)
  return rows[0]
}

/** A decision that is about to be issued. */
interface Issuing {
  decision_type: number
  people: readonly { employee_id: number; position_id?: number | null | undefined }[]
  sign_date: string
}

/**
 * Asks the law once more when the decision of a case is issued: it is about that person alone, within the time limit and
 * outside of protected times, and 'Cách chức' says which position comes in the place of the one that ends.
 * @throws ApiFailure 409 with the article
 */
export async function requireDecidable(
  transaction: CompanyTransaction,
  discipline: DecidedDiscipline,
  { decision_type, people, sign_date: day }: Issuing,
): Promise<void> {
  const { employee_id, limit_day, protected_until, legal_form } = discipline
  const refuse = (text: string, article: string) => {
    throw new ApiFailure(409, `${text} (${article})`)
  }
  const [person] = people
  if (decision_type !== disciplineDecision || people.length !== 1 || person?.employee_id !== employee_id)
    throw new ApiFailure(
      409,
      'Quyết định này do một hồ sơ kỷ luật lập nên phải là quyết định kỷ luật và chỉ nêu nhân viên của hồ sơ.',
    )
  if (limit_day !== null && day > limit_day)
    refuse(
      `Đã hết thời hiệu xử lý kỷ luật ngày ${spokenDay(limit_day)}, quyết định ký ngày ${spokenDay(day)}.`,
      'Điều 123 Bộ luật Lao động 2019',
    )
  if (protected_until !== null && day <= protected_until)
    refuse(
      `Hồ sơ tạm hoãn đến hết ngày ${spokenDay(protected_until)}, quyết định ký ngày ${spokenDay(day)}.`,
      'Khoản 4 Điều 122 Bộ luật Lao động 2019',
    )
  const inFile = await protectionInFile(transaction, employee_id, day)
  if (inFile !== null) refuse(inFile, 'Khoản 4 Điều 122 Bộ luật Lao động 2019')
  const position = person?.position_id ?? null
  if ((legal_form === 3) !== (position !== null))
    refuse(
      legal_form === 3
        ? 'Quyết định cách chức phải ghi chức vụ mới của nhân viên.'
        : 'Chỉ hình thức cách chức thay đổi chức vụ.',
      'Điều 124 Bộ luật Lao động 2019',
    )
}

/** What the decision on a discipline says of it. */
export interface IssuedDiscipline {
  decision_id: number
  number: string
  decision_date: string
  effective_date: string
  signer: string | null
  /** The draft that ends the contract of whom it dismisses. */
  ending_decision_id: number | null
}

/**
 * Issues a case by its decision, or by the one that corrects it; the register of decisions alone calls this. From here on
 * the record is locked, and its day of clearing is reckoned from the effective date.
 * @throws ApiFailure 409 for one that waits for no decision, and for a day of effect that a reduced term does not go with
 */
export async function issueDiscipline(
  { db, inThisCompany }: CompanyTransaction,
  { id, state }: Pick<DecidedDiscipline, 'id' | 'state'>,
  { decision_id, number, decision_date, effective_date, signer, ending_decision_id }: IssuedDiscipline,
): Promise<void> {
  if (state !== 'awaiting_decision' && state !== 'issued')
    throw new ApiFailure(409, 'Hồ sơ kỷ luật không ở bước "Chờ quyết định".')
  const { rows } = await sql`select from rewards_disciplines
    join reward_discipline_forms form on ${inThisCompany('form')} and form.id = rewards_disciplines.form_id
    where ${inThisCompany('rewards_disciplines')} and rewards_disciplines.id = ${id}
      and reduced_cleared_date is not null and (
        reduction_date < discipline_half_day(${effective_date}::date, form.legal_form, violation_date)
        or reduced_cleared_date >= discipline_cleared_day(${effective_date}::date, form.legal_form, violation_date))`.execute(
    db,
  )
  if (rows.length > 0)
    throw new ApiFailure(
      409,
      'Hồ sơ đã ghi giảm thời hạn, không còn đúng với ngày hiệu lực mới. Hãy bỏ giảm thời hạn trước khi đính chính quyết định (khoản 2 Điều 126 Bộ luật Lao động 2019).',
    )
  await sql`update rewards_disciplines set state = 'issued', decision_id = ${decision_id}, number = ${number},
      decision_date = ${decision_date}, effective_date = ${effective_date}, signer = ${signer},
      ending_decision_id = ${ending_decision_id}
    where ${inThisCompany('rewards_disciplines')} and id = ${id}`.execute(db)
}

/** Takes a case back with its decision: revoked for good, or back before the meeting's outcome for one given up before its day. */
export async function endDiscipline(
  { db, inThisCompany }: CompanyTransaction,
  { id }: Pick<DecidedDiscipline, 'id'>,
  how: 'revoked' | 'cancelled',
): Promise<void> {
  const values =
    how === 'revoked'
      ? sql`state = 'revoked'`
      : sql`state = 'meeting', decision_id = null, number = null, decision_date = null, effective_date = null, signer = null,
          reduction_number = null, reduction_date = null, reduced_cleared_date = null`
  await sql`update rewards_disciplines set ${values}, ending_decision_id = null
    where ${inThisCompany('rewards_disciplines')} and id = ${id}`.execute(db)
}

/**
 * Keeps drafts that a case waits for.
 * @throws ApiFailure 409
 */
export async function requireNoDiscipline(
  { db, inThisCompany }: CompanyTransaction,
  decisionIds: readonly number[],
): Promise<void> {
  const { rows } = await sql`select from rewards_disciplines
    where ${inThisCompany('rewards_disciplines')} and decision_id = any(${decisionIds}::bigint[])
      and state = 'awaiting_decision' limit 1`.execute(db)
  if (rows.length === 0) return
  throw new ApiFailure(
    409,
    `Quyết định này thuộc một hồ sơ kỷ luật đang "${disciplineStateLabels.awaiting_decision}". Hãy đưa hồ sơ về bước "${disciplineStateLabels.meeting}" trước.`,
  )
}
