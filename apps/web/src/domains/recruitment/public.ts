/** What others show of recruitment. */
export { OpenCampaignsCard } from './campaigns/open-campaigns-card.tsx'
export { OwnInterviewsCard } from './interviews/own-interviews-card.tsx'
