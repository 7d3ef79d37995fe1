/** What other domains may ask of documents. */
export { type IssuedDecision, keepDecisionDocument, noteOnDecisionDocument } from './decision-document.ts'
export { expiringDocumentsCard } from './expiring-card.ts'
export { seenDocumentIds } from './document-rows.ts'
export { holds } from './visible-documents.ts'
export { type ChosenSigner, type PaperToSign, signerOf } from './who-may-sign.ts'
