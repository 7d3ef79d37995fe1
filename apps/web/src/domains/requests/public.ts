/** What others show of requests. */
export { WaitingRequestsCard } from './waiting-requests-card.tsx'
