/** What other domains may use of recruitment. */
export { missedConditions } from './campaigns/missed-conditions.ts'
export { promisedAnswersCard } from './campaigns/promised-answers-card.ts'
export { openCampaignsCard } from './campaigns/open-campaigns-card.ts'
export { ownInterviewsCard } from './results/own-interviews-card.ts'
export { checkPerson } from './candidates/write-candidate.ts'
export {
  changeTakenIn,
  type GivenConsent,
  heldOwn,
  type OwnCandidate,
  takeIn,
  withdrawOwn,
} from './candidates/own-way.ts'
export {
  answerAppointment,
  answerOffer,
  appointmentsOf,
  offerOf,
  resultOf,
} from './candidates/own-answers.ts'
export {
  eraseApplication,
  forgetSentValues,
  forgetLastMails,
  forgetSuspected,
  letInApplicationIds,
} from './candidates/erase-applications.ts'
export { keepEraseRequest } from './candidates/erase-requests.ts'
export { eraseOn } from './candidates/candidate-rows.ts'
export { eraseCandidates } from './candidates/erase-candidates.ts'
export { holdLettersOfPool } from './emails/hold-letters.ts'
export { holdWhoGetsLetter, whyLetterIsHeld } from './emails/held-letter.ts'
export { ownCalendarFile } from './schedules/appointment-event.ts'
export { openCardIds } from './results/result-sheet.ts'
export { offerPaper } from './candidates/offer-paper.ts'
export { renewalOf, stayInPool } from './candidates/stay-in-pool.ts'
export { ownedBoards, ownedCampaigns, ownedProcedureItems } from './owned-recruitment.ts'
