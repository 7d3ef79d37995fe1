/** What other domains may ask of documents. */
export { type IssuedDecision, keepDecisionDocument, noteOnDecisionDocument } from './decision-document.ts'
export { mostFiles } from './document-files.ts'
export { documentReminder, toldDocumentEnds } from './document-reminder.ts'
export { expiringDocumentsCard } from './expiring-card.ts'
export { seenDocumentIds } from './document-rows.ts'
export { noteOpening } from './readings/note-opening.ts'
export { ownReadingsCard } from './readings/own-readings-card.ts'
export { readingReminder } from './readings/reading-reminder.ts'
export { isWaiting as readingIsWaiting } from './readings/reader-state.ts'
export { keepPapersOfNewcomer, type NewcomersPaper, typesOfPapers } from './papers-of-newcomer.ts'
export { reachedByRight, rightReaches } from './right-reaches.ts'
export { holds, isHeldOverAll, shownToHimself } from './visible-documents.ts'
export {
  type ChosenSigner,
  judgedSigners,
  offeredSigners,
  type PaperToSign,
  signerOf,
} from './who-may-sign.ts'
