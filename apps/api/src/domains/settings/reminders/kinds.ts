import type { ReminderSource } from '../../../reminder-kind.ts'
import {
  contractReminder,
  eContractReminder,
  probationReminder,
  reconciliationReminder,
} from '../../contracts/public.ts'
import { appointmentReminder } from '../../decisions/public.ts'
import { examReminder } from '../../exams/public.ts'
import { quizExamReminder } from '../../quiz/public.ts'
import { leaverTaskReminder } from '../../employees/public.ts'
import { documentReminder, readingReminder } from '../../documents/public.ts'
import { roundReminder } from '../../requests/public.ts'
import { dataRequestReminder } from '../../personal-data/public.ts'
import { certificateReminder } from '../../training/public.ts'

/** Every kind of reminder, in the order in which a mail tells them. */
export const reminderKinds: readonly ReminderSource[] = [
  contractReminder,
  probationReminder,
  eContractReminder,
  appointmentReminder,
  certificateReminder,
  documentReminder,
  readingReminder,
  roundReminder,
  leaverTaskReminder,
  examReminder,
  quizExamReminder,
  dataRequestReminder,
  reconciliationReminder,
]
