/** What others may ask of requests: the work of the night, and the card of the first page. */
export { applyDueRequests } from './apply-due.ts'
export { waitingRequestsCard } from './waiting-card.ts'
