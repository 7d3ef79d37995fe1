/** What others may ask of personal data: the cards of the first page, what is due, and how working days are counted. */
export { dataRequestsDueCard } from './due-card.ts'
export { dataNoticeCard } from './notice-readers.ts'
export { dataRequestReminder } from './data-request-reminder.ts'
export { workingDaysAfter } from './working-days.ts'
