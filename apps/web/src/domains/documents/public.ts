import { lazy } from 'react'

/** The files of a document on the page of what it is the paper of. */
export const FilesOfDocument = lazy(() => import('./files/files-of-document.tsx'))

/** The documents about an employee, as a tab of his file. */
export const employeeDocumentsTab = () => import('./employee-documents-tab.tsx')
export { OwnReadingsCard } from './readings/own-readings-card.tsx'
export { ExpiringDocumentsCard } from './expiring-documents-card.tsx'
