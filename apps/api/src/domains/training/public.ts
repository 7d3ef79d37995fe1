/** What other domains may ask of training. */
export { awaitedAnswersCard } from './people/awaited-answers-card.ts'
export { resumeCommitments, settleLeavers } from './commitments/leavers.ts'
