/**
 * What other domains may ask of decisions: a draft of any type, in their own transaction, for what they have come to
 * (a discipline, an admission after recruitment). It is issued on the screen of decisions like any other.
 */
export { type DecisionDraft, draftDecision } from './draft-decision.ts'
