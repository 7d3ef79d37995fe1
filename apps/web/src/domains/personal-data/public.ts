/** The requests about somebody's data, as a tab of the file. */
export const personalDataTab = () => import('./personal-data-tab.tsx')
export { DataRequestsDueCard } from './data-requests-due-card.tsx'
export { DataNoticeCard } from './data-notice-card.tsx'
