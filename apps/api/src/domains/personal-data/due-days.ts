import type { PersonalDataRequestKind } from '@nhansu/sdk/domains/personal-data'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { LawConstantKey } from '../../law/constants.ts'
import { lawConstant } from '../../law/law-constant.ts'
import { workingDaysAfter } from './working-days.ts'

/** From here on there are such requests: Law 91/2025/QH15 is in force. */
export const firstDay = '2026-01-01'

const workOf: Record<PersonalDataRequestKind, LawConstantKey> = {
  access: 'data_request_access_days',
  correct: 'data_request_correct_days',
  erase: 'data_request_erase_days',
  withdraw_consent: 'data_request_withdraw_days',
  restrict: 'data_request_restrict_days',
  object: 'data_request_object_days',
}

/** By when a request that was received on a day is answered and carried out, as the law stood on that day. */
export async function dueDays(
  transaction: CompanyTransaction,
  kind: PersonalDataRequestKind,
  receivedOn: string,
): Promise<{ answerDue: string; due: string }> {
  const answerDays = await lawConstant(transaction, 'data_request_answer_days', receivedOn)
  const workDays = await lawConstant(transaction, workOf[kind], receivedOn)
  const answerDue = workingDaysAfter(receivedOn, Math.max(1, Math.floor(answerDays)))
  const due = workingDaysAfter(receivedOn, Math.floor(workDays))
  return { answerDue, due: due < answerDue ? answerDue : due }
}

/** The day after the one extension that the law of the day of receipt allows. */
export async function extendedDue(
  transaction: CompanyTransaction,
  { received_on, due }: { received_on: string; due: string },
): Promise<string> {
  const days = await lawConstant(transaction, 'data_request_extension_days', received_on)
  return workingDaysAfter(due, Math.floor(days))
}
