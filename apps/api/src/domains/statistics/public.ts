/** What others may ask of statistics: the cards of the first page that count by its lists. */
export {
  birthdaysCard,
  contractsEndingCard,
  probationsEndingCard,
  retirementsCard,
} from './lists/home-cards.ts'
