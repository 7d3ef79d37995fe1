/** What others may ask of personal data: the cards of the first page, and what is due. */
export { dataRequestsDueCard } from './due-card.ts'
export { dataNoticeCard } from './notice-readers.ts'
export { dataRequestReminder } from './data-request-reminder.ts'
