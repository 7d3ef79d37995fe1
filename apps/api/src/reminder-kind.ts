import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import type { CompanyTransaction } from './db/transaction.ts'

/** Something that is due on a day and that people are to be reminded of before. */
export interface ReminderItem {
  /** The record; the same one with another day is told anew. */
  recordId: number
  dueDate: string
  daysLeft: number
  /** Its own first step, which comes before those of the rule; larger ones of the rule do not count then. */
  firstDays?: number
  /** The unit under which it is told, and whose head hears of it; null where it belongs to none. */
  departmentId: number | null
  /** Whom it is about: nobody is asked to look after himself as the head of a unit. */
  employeeId: number | null
  /** Who hears of it as his own, where that is not just whom it is about; somebody may not see what is about him. */
  holderIds?: readonly number[]
  /** True where they look after it and take no part in it: their notice is that of what is due, not of their own. */
  isLookedAfter?: boolean
  /** What the notice to whom it is about opens, where its link names a record; each of these is told by a notice. */
  openedId?: number
  /** One line for people, without the day: 'Nguyễn Thị Đào (NS0011), hợp đồng 12/2026/HĐLĐ-ABC'. */
  text: string
}

/** A kind of reminder, declared beside the domain that it is about; `domains/settings/reminders` asks every kind. */
export interface ReminderSource {
  kind: Schemas['ReminderKind']
  /** Over its lines in a mail: 'Hợp đồng sắp hết hạn'. */
  title: string
  /** Whoever is reminded by a role needs it, and hears of the units alone that it reaches. */
  permission: PermissionName
  /** True where people are reminded every week once it is over; `dueWithin` then brings that too. */
  isWeeklyAfter?: boolean
  /** What a mail says of the day, where that is none by which something must be done: 'đối chiếu ngày 01-12-2026'. */
  dayWords?: (item: Pick<ReminderItem, 'dueDate' | 'daysLeft'>) => string
  /** True where neither whom it is about nor the head of his unit hears of it: those alone whom the rule names. */
  isForNamedAlone?: boolean
  /** What is due within so many days from today on, today counted. */
  dueWithin: (transaction: CompanyTransaction, days: number) => Promise<ReminderItem[]>
}

/** Declares a kind of reminder. */
export function defineReminder(source: ReminderSource): ReminderSource {
  return source
}
