/** What others may ask of requests: the work of the night, and the cards of the first page. */
export { applyDueRequests } from './apply-due.ts'
export { offerAcceptedChange } from './offer-elsewhere.ts'
export { remindReviewers } from './remind-reviewers.ts'
export { waitingRequestsCard } from './waiting-card.ts'
export { ownRequestsCard } from './own-requests-card.ts'
export { askRoundPeople } from './rounds/ask-job.ts'
export { roundReminder } from './rounds/round-reminder.ts'
export { answerOf as roundAnswer, isOpen as roundIsOpen } from './rounds/round-state.ts'
