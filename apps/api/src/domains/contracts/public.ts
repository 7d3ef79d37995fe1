/** What other domains may ask of contracts. */
export {
  contractReminder,
  eContractReminder,
  ownContractEnds,
  toldContractEnds,
  toldContractUnsigned,
  probationReminder,
} from './contract-reminders.ts'
export {
  contractsNotBegun,
  type EndedContract,
  endContractsByDecision,
  reopenContracts,
  termsEndingOn,
  withOpenDrafts,
} from './ended-by-decision.ts'
export { type DecidedTerms, findingsOfDecidedTerms } from './decided-terms.ts'
export { draftFollowingContracts, type FollowingContract } from './follow-decision.ts'
export { type Fate, passOnFollowingContracts, takeBackFollowingContracts } from './take-back-following.ts'
export { findingsOfDecidedEnds, keptByLaw } from './ending-facts.ts'
export { endingFigures } from './ending-figures.ts'
export { ownContractEndCard } from './own-end-card.ts'
export { ownReviewsCard, renewalReviewsCard } from './review-cards.ts'
export { reconciliationReminder } from './reconciliation/reconciliation-reminder.ts'
export { unsignedContractsCard } from './unsigned-contracts-card.ts'
export { openReviewIds } from './review-rows.ts'
