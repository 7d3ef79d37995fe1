/** What others may ask of requests: the work of the night, and the cards of the first page. */
export { applyDueRequests } from './apply-due.ts'
export { offerAcceptedChange } from './offer-elsewhere.ts'
export { remindReviewers } from './remind-reviewers.ts'
export { waitingRequestsCard } from './waiting-card.ts'
export { ownRequestsCard } from './own-requests-card.ts'
