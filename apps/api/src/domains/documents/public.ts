/** What other domains may ask of documents. */
export { expiringDocumentsCard } from './expiring-card.ts'
