/** What others may ask of confirmations: the card of the first page. */
export { confirmationsWaitingCard } from './waiting-card.ts'
