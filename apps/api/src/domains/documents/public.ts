/** What other domains may ask of documents. */
export { expiringDocumentsCard } from './expiring-card.ts'
export { type ChosenSigner, type PaperToSign, signerOf } from './who-may-sign.ts'
