/** What other domains may use of recruitment. */
export { checkPerson } from './candidates/write-candidate.ts'
export { changeTakenIn, type GivenConsent, heldState, takeIn, withdrawOwn } from './candidates/own-way.ts'
export { forgetSuspected } from './candidates/erase-applications.ts'
export { eraseCandidates } from './candidates/erase-candidates.ts'
