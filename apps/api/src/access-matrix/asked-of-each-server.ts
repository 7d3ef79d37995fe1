import type { OperationId } from '@nhansu/sdk/contract'
import { betweenCompanies } from '../testing/between-companies.ts'
import { takesAll } from '../testing/classes.ts'

/** What is there for everybody needs no wall, and a token that is drawn by lot is never the same twice. */
const sameForAll = new Set<string>([
  'session.login',
  'files.download',
  'company.logoTicket',
  'documents.fileTicket',
])
/** An invitation, an exam, a document to read, a file to confirm and a notice are seen by who is invited or told alone, and a seat is given up and hours for interviews are named by whom they are; no actor is one of them. */
const ofOneselfAlone = new Set<string>([
  'contracts.undoImport',
  'decisions.undoImport',
  'employeeCertificates.undoImport',
  'employees.undoImport',
  'employees.importedPeople',
  'employees.undoImportOfPeople',
  'trainingInvitations.show',
  'trainingInvitations.taught',
  'trainingInvitations.document',
  'trainings.enrol',
  'documentReadings.ticket',
  'documentReadings.confirm',
  'profileRounds.confirm',
  'requestChangeInfos.storePicture',
  'notices.read',
  'standIns.store',
  'standIns.end',
  'recruitmentResults.recuse',
  'interviewerTimes.save',
  'quizTaking.info',
  'quizTaking.start',
  'quizTaking.takeOver',
  'quizTaking.answers',
  'quizTaking.finish',
  'quizTaking.results',
  'quizTaking.picture',
  'quizTaking.reportIncident',
  'quizMarking.questions',
  'quizMarking.picture',
  'quizMarking.answers',
  'quizMarking.mark',
  'externals.application',
  'externals.update',
  'externals.withdraw',
  'externals.withdrawConsent',
  'externals.stay',
  'externals.confirmEmail',
  'externals.addPaper',
  'externals.answerAppointment',
  'externals.answerOffer',
  'externals.takeAway',
  'externals.calendar',
  'externals.offerPaper',
  'externals.erase',
  'externals.training',
  'externals.answerTraining',
])
/**
 * Whether `walls.api.test.ts` sends a good call of this operation, by who has every right in both companies, to a server with
 * both walls and to one without each, and expects it to succeed on all three.
 */
export function isAskedOfEachServer(id: OperationId): boolean {
  return takesAll(id) && !sameForAll.has(id) && !ofOneselfAlone.has(id) && !betweenCompanies.has(id)
}
