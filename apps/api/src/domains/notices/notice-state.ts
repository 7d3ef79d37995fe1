import type { NoticeKind } from '@nhansu/sdk/domains/notices'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { ownContractEnds, toldContractEnds, toldContractUnsigned } from '../contracts/public.ts'
import { toldTermEnds } from '../decisions/public.ts'
import { readingIsWaiting, toldDocumentEnds } from '../documents/public.ts'
import { ownMarkingWaits } from '../quiz/public.ts'
import { roundAnswer, roundIsOpen } from '../requests/public.ts'
import { ownCertificateEnds, toldCertificateEnds } from '../training/public.ts'
import { mattersOfOthersWait } from './matters-of-others.ts'

/**
 * When the matter that a notice points to still waits, by its kind. A record that has gone waits no more; what is not
 * named here asks for nothing that is kept as a state, and is open until it has been read.
 */
function openMatters(context: ProductContext): Partial<Record<NoticeKind, RawBuilder<SqlBool>>> {
  const { inThisCompany, session } = context
  const waiting = (table: string, states: readonly string[], column = 'state') => sql<SqlBool>`exists (
    select from ${sql.table(table)} matter
    where ${inThisCompany('matter')} and matter.id = notices.record_id
      and matter.${sql.ref(column)} = any(${states}::text[]))`
  const roundWaits = sql<SqlBool>`exists (
    select from profile_round_people
    join profile_rounds on profile_rounds.company_id = profile_round_people.company_id
      and profile_rounds.id = profile_round_people.round_id and ${roundIsOpen}
    where ${inThisCompany('profile_round_people')} and profile_round_people.round_id = notices.record_id
      and profile_round_people.employee_id = ${session.employeeId} and ${roundAnswer} = 'waiting')`
  return {
    request_waiting: waiting('request_change_infos', ['waiting']),
    data_request_received: waiting('personal_data_requests', ['received', 'answered']),
    confirmation_requested: waiting('confirmation_requests', ['waiting']),
    transfer_offered: waiting('employee_transfers', ['waiting']),
    transfer_consent_asked: waiting('employee_transfers', ['asking']),
    exam_next_run: waiting('exams', ['draft'], 'status'),
    training_invitation: sql<SqlBool>`exists (
      select from training_employees matter
      where ${inThisCompany('matter')} and matter.training_id = notices.record_id
        and matter.employee_id = ${session.employeeId} and matter.answered_at is null
        and matter.state in ('listed', 'registered'))`,
    document_to_read: sql<SqlBool>`exists (
      select from document_readers
      join document_readings on document_readings.company_id = document_readers.company_id
        and document_readings.id = document_readers.reading_id and document_readings.withdrawn_at is null
      where ${inThisCompany('document_readers')} and document_readers.reading_id = notices.record_id
        and document_readers.employee_id = ${session.employeeId} and ${readingIsWaiting})`,
    contract_due: mattersOfOthersWait(context, 'contract', toldContractEnds(context)),
    probation_due: mattersOfOthersWait(context, 'probation', toldContractEnds(context)),
    e_contract_due: mattersOfOthersWait(context, 'e_contract', toldContractUnsigned(context)),
    appointment_due: mattersOfOthersWait(context, 'appointment', toldTermEnds(context)),
    document_due: mattersOfOthersWait(context, 'document', toldDocumentEnds(context)),
    certificate_due: mattersOfOthersWait(context, 'certificate', toldCertificateEnds(context)),
    own_contract_due: ownContractEnds(context, 'term'),
    own_probation_due: ownContractEnds(context, 'probation'),
    own_certificate_due: ownCertificateEnds(context),
    quiz_marking_waits: ownMarkingWaits(context),
    profile_round_opened: roundWaits,
    // One that was written before it named its round is open until it is read.
    own_profile_round_due: sql<SqlBool>`(notices.record_id is null and notices.read_at is null or ${roundWaits})`,
    interview_card_returned: sql<SqlBool>`exists (
      select from recruitment_results matter
      where ${inThisCompany('matter')} and matter.round_id = notices.record_id
        and matter.employee_id = ${session.employeeId} and matter.state = 'draft')`,
  }
}

/** 'open' or 'done' of a notice, as SQL. */
export function noticeState(context: ProductContext): RawBuilder<'open' | 'done'> {
  const cases = Object.entries(openMatters(context)).map(
    ([kind, isOpen]) => sql`when notices.kind = ${kind} then ${isOpen}`,
  )
  return sql`case when (case ${sql.join(cases, sql` `)} else notices.read_at is null end) then 'open' else 'done' end`
}
