/** The documents about an employee, as a tab of his file. */
export const employeeDocumentsTab = () => import('./employee-documents-tab.tsx')
export { OwnReadingsCard } from './readings/own-readings-card.tsx'
export { ExpiringDocumentsCard } from './expiring-documents-card.tsx'
