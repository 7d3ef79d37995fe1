/** What others may ask of notices: the card of who stands in for somebody. */
export { standingInCard } from './standing-in-card.ts'
