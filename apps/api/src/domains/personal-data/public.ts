/** What others may ask of personal data: the card of the first page. */
export { dataRequestsDueCard } from './due-card.ts'
