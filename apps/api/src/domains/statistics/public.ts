/** What others may ask of statistics: the cards of the first page that count by its lists. */
export {
  birthdaysCard,
  contractsEndingCard,
  probationsEndingCard,
  retirementsCard,
} from './lists/home-cards.ts'
export { turnoverCard } from './lists/turnover-card.ts'
export { unitBirthdaysCard } from './lists/unit-birthdays-card.ts'
export { listFigures } from './lists/list-figures.ts'
export { stateReportsCard } from './labour/state-reports-card.ts'
export { ownedQueries } from './owned-queries.ts'
