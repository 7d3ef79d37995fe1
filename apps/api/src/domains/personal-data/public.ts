/** What others may ask of personal data: the cards of the first page. */
export { dataRequestsDueCard } from './due-card.ts'
export { dataNoticeCard } from './notice-readers.ts'
