/**
 * What other domains may ask of decisions: a draft of any type, in their own transaction, for what they have come to
 * (a discipline, an admission after recruitment). It is issued on the screen of decisions like any other.
 * What is settled in one deed with its decision issues it at once, by the right to do so; where the company wants a second
 * person for that, the deed asks `needsOtherIssuer` for itself.
 */
export { type DecisionDraft, draftDecision } from './draft-decision.ts'
export { type AppendixDecision, decisionsOfAppendices } from './decisions-of-appendices.ts'
export { appointmentReminder, toldTermEnds } from './appointment-reminder.ts'
export { endingTerms } from './ending-terms.ts'
export { exampleDecision } from './example-decision.ts'
export { decide, type Issuing } from './decide.ts'
export { draftAlong } from './draft-along.ts'
export { changePeopleAlong, standingAlong, takeBackDraft } from './change-along.ts'
export { needsOtherIssuer } from './decision-settings.ts'
export { issueDecision } from './issue-decision.ts'
export { mostPeople } from './past/read-plan.ts'
export { type DecisionOfImport, decisionsOfImport } from './past/decisions-of-import.ts'
export { forgetPastDecisions, keepPastDecision, type PastDecision } from './past/past-decision.ts'
export { reachedDecisionIds } from './decision-rows.ts'
export { decisionsWaitingCard } from './waiting-card.ts'
