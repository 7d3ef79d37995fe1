/** What other domains may ask of training. */
export { awaitedAnswersCard } from './people/awaited-answers-card.ts'
