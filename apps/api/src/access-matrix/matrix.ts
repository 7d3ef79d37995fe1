import { apiTokenMatrix } from './api-token-matrix.ts'
import { catalogueMatrix } from './catalogue-matrix.ts'
import { candidateMatrix } from './candidate-matrix.ts'
import { procedureMatrix } from './procedure-matrix.ts'
import { emailMatrix } from './email-matrix.ts'
import { contractMatrix } from './contract-matrix.ts'
import { decisionMatrix } from './decision-matrix.ts'
import { documentMatrix } from './document-matrix.ts'
import { employeeFileMatrix } from './employee-file-matrix.ts'
import { employeeRowMatrix } from './employee-row-matrix.ts'
import { recruitmentCampaignMatrix } from './recruitment-campaign-matrix.ts'
import { statisticsMatrix } from './statistics-matrix.ts'
import { examMatrix } from './exam-matrix.ts'
import { quizMatrix } from './quiz-matrix.ts'
import { confirmationMatrix } from './confirmation-matrix.ts'
import { transferMatrix } from './transfer-matrix.ts'
import { personalDataMatrix } from './personal-data-matrix.ts'
import { requestChangeMatrix } from './request-change-matrix.ts'
import { trainingMatrix } from './training-matrix.ts'
import { rewardMatrix } from './reward-matrix.ts'
import { workProgressMatrix } from './work-progress-matrix.ts'
import { interviewMatrix } from './interview-matrix.ts'
import { jobChangeMatrix } from './job-change-matrix.ts'
import { payLevelMatrix } from './pay-level-matrix.ts'

/**
 * What each operation answers to everybody, written by hand and read by people: who a right is for stands here a second
 * time, in words that no contract file generates. The call is always a good one about a record of company 1.
 *
 * | actor       | who                                                        |
 * |-------------|------------------------------------------------------------|
 * | nobody      | without a token                                            |
 * | ended       | with the token of a session that has ended                 |
 * | stranger    | signed in, but of no company                               |
 * | plain       | of company 1, without any role                             |
 * | employee    | 'Nhân viên': his own contract, documents, exams, requests  |
 * | unitHead    | 'Trưởng đơn vị': reads unit 2 and all below                |
 * | singleRight | holds a single permission, level_access                    |
 * | officer     | 'Chuyên viên nhân sự'                                      |
 * | hrHead      | 'Trưởng phòng Nhân sự': sees rights, does not change them  |
 * | admin       | 'Quản trị hệ thống' of company 1                           |
 * | other       | 'Quản trị hệ thống' of company 2, working there            |
 * | group       | 'Quản trị hệ thống' of both, working in company 1          |
 *
 * 401 sign in first; 403 not your function; 404 not there for you; 400 what you name is not there for you.
 */
const general = `
                                  nobody ended stranger plain employee unitHead singleRight officer hrHead admin other group
session.login                     200    200   200      200   200      200      200         200     200    200   200   200
session.logout                    401    401   200      200   200      200      200         200     200    200   200   200
session.me                        401    401   200      200   200      200      200         200     200    200   200   200
session.companies                 401    401   200      200   200      200      200         200     200    200   200   200
session.currentCompany            401    401   200      200   200      200      200         200     200    200   200   200
session.changeCompany             401    401   403      403   403      403      403         403     403    403   200   200

profile.changePassword            401    401   200      200   200      200      200         200     200    200   200   200
profile.passwordLink              200    200   200      200   200      200      200         200     200    200   200   200
profile.resetPassword             200    200   200      200   200      200      200         200     200    200   200   200
profile.sessions                  401    401   200      200   200      200      200         200     200    200   200   200
profile.endSession                401    401   200      200   200      200      200         200     200    200   200   200
profile.endOtherSessions          401    401   200      200   200      200      200         200     200    200   200   200
profile.signIns                   401    401   200      200   200      200      200         200     200    200   200   200

employees.list                    401    401   403      403   403      200      403         200     200    200   200   200
employees.print                   401    401   403      403   403      403      403         200     200    200   200   200
employees.export                  401    401   403      403   403      403      403         200     200    200   200   200
employees.find                    401    401   403      403   403      200      403         200     200    200   200   200
employees.info                    401    401   403      404   404      200      404         200     200    200   404   200
employees.activateAccount         401    401   403      403   403      403      403         200     200    200   404   200
employees.deactivateAccount       401    401   403      403   403      403      403         200     200    200   404   200
employees.activateAccounts        401    401   403      403   403      403      403         200     200    200   404   200
employees.deactivateAccounts      401    401   403      403   403      403      403         200     200    200   404   200

departments.list                  401    401   403      403   403      200      403         200     200    200   200   200
departments.show                  401    401   403      403   403      200      403         200     200    200   404   200
departments.store                 401    401   403      403   403      403      403         201     201    201   400   201
departments.update                401    401   403      403   403      403      403         200     200    200   404   200
departments.destroy               401    401   403      403   403      403      403         403     200    200   404   200
departments.destroyBulk           401    401   403      403   403      403      403         403     200    200   404   200
departments.restore               401    401   403      403   403      403      403         403     200    200   404   200
departments.employees             401    401   403      403   403      200      403         200     200    200   404   200
departments.move                  401    401   403      403   403      403      403         200     200    200   404   200
departments.merge                 401    401   403      403   403      403      403         200     200    200   404   200
departments.undoMerge             401    401   403      403   403      403      403         200     200    200   404   200
departments.close                 401    401   403      403   403      403      403         200     200    200   404   200
departments.reopen                401    401   403      403   403      403      403         200     200    200   404   200
departments.history               401    401   403      403   403      200      403         200     200    200   404   200
departments.export                401    401   403      403   403      403      403         200     200    200   200   200
departments.import                401    401   403      403   403      403      403         200     200    200   200   200
departments.importTemplate        401    401   403      403   403      403      403         200     200    200   200   200
departments.markImport            401    401   403      403   403      403      403         200     200    200   200   200
departments.undoImport            401    401   403      403   403      403      403         200     200    200   404   200

positions.list                    401    401   403      403   403      200      403         200     200    200   200   200
positions.show                    401    401   403      403   403      200      403         200     200    200   404   200
positions.store                   401    401   403      403   403      403      403         201     201    201   201   201
positions.update                  401    401   403      403   403      403      403         200     200    200   404   200
positions.destroy                 401    401   403      403   403      403      403         403     200    200   404   200
positions.destroyBulk             401    401   403      403   403      403      403         403     200    200   404   200
positions.restore                 401    401   403      403   403      403      403         403     200    200   404   200
positions.export                  401    401   403      403   403      403      403         200     200    200   200   200
positions.import                  401    401   403      403   403      403      403         200     200    200   200   200
positions.importTemplate          401    401   403      403   403      403      403         200     200    200   200   200
positions.markImport              401    401   403      403   403      403      403         200     200    200   200   200
positions.undoImport              401    401   403      403   403      403      403         200     200    200   404   200
positions.changeStatus            401    401   403      403   403      403      403         200     200    200   404   200

provinces.list                    401    401   403      200   200      200      200         200     200    200   200   200
provinces.show                    401    401   403      200   200      200      200         200     200    200   200   200
districts.list                    401    401   403      200   200      200      200         200     200    200   200   200
districts.show                    401    401   403      200   200      200      200         200     200    200   200   200
wards.list                        401    401   403      200   200      200      200         200     200    200   200   200
wards.show                        401    401   403      200   200      200      200         200     200    200   200   200
newProvinces.list                 401    401   403      200   200      200      200         200     200    200   200   200
newProvinces.show                 401    401   403      200   200      200      200         200     200    200   200   200
newDistricts.list                 401    401   403      200   200      200      200         200     200    200   200   200
newDistricts.show                 401    401   403      200   200      200      200         200     200    200   200   200
address.find                      401    401   403      200   200      200      200         200     200    200   200   200

levels.list                       401    401   403      403   403      403      200         200     200    200   200   200
levels.show                       401    401   403      403   403      403      200         200     200    200   404   200
levels.store                      401    401   403      403   403      403      403         201     201    201   201   201
levels.update                     401    401   403      403   403      403      403         200     200    200   404   200
levels.destroy                    401    401   403      403   403      403      403         200     200    200   404   200
levels.destroyBulk                401    401   403      403   403      403      403         200     200    200   404   200
levels.export                     401    401   403      403   403      403      403         200     200    200   200   200
levels.import                     401    401   403      403   403      403      403         200     200    200   200   200
levels.importTemplate             401    401   403      403   403      403      403         200     200    200   200   200
levels.markImport                 401    401   403      403   403      403      403         200     200    200   200   200
levels.undoImport                 401    401   403      403   403      403      403         200     200    200   404   200
levels.restore                    401    401   403      403   403      403      403         200     200    200   404   200

company.show                      401    401   403      200   200      200      200         200     200    200   200   200
company.update                    401    401   403      403   403      403      403         403     403    200   200   200
company.logo                      401    401   403      200   200      200      200         200     200    200   404   200
company.storeLogo                 401    401   403      403   403      403      403         403     403    201   201   201
company.destroyLogo               401    401   403      403   403      403      403         403     403    200   404   200
company.restoreLogo               401    401   403      403   403      403      403         403     403    200   404   200
company.logoTicket                401    401   403      200   200      200      200         200     200    200   404   200

files.download                    200    200   200      200   200      200      200         200     200    200   200   200

externals.recruitments            200    200   200      200   200      200      200         200     200    200   200   200
externals.recruitment             200    200   200      200   200      200      200         200     200    200   200   200
externals.companies               200    200   200      200   200      200      200         200     200    200   200   200
externals.company                 200    200   200      200   200      200      200         200     200    200   200   200
externals.form                    200    200   200      200   200      200      200         200     200    200   200   200
externals.provinces               200    200   200      200   200      200      200         200     200    200   200   200
externals.logo                    200    200   200      200   200      200      200         200     200    200   200   200
externals.communes                200    200   200      200   200      200      200         200     200    200   200   200
externals.check                   200    200   200      200   200      200      200         200     200    200   200   200
externals.upload                  201    201   201      201   201      201      201         201     201    201   201   201
externals.apply                   201    201   201      201   201      201      201         201     201    201   201   201
externals.sendLink                200    200   200      200   200      200      200         200     200    200   200   200
externals.application             401    401   401      401   401      401      401         401     401    401   401   401
externals.update                  401    401   401      401   401      401      401         401     401    401   401   401
externals.withdraw                401    401   401      401   401      401      401         401     401    401   401   401
externals.withdrawConsent         401    401   401      401   401      401      401         401     401    401   401   401
externals.stay                    401    401   401      401   401      401      401         401     401    401   401   401
externals.confirmEmail            401    401   401      401   401      401      401         401     401    401   401   401
externals.addPaper                401    401   401      401   401      401      401         401     401    401   401   401
externals.answerAppointment       401    401   401      401   401      401      401         401     401    401   401   401
externals.answerOffer             401    401   401      401   401      401      401         401     401    401   401   401
externals.takeAway                401    401   401      401   401      401      401         401     401    401   401   401
externals.calendar                401    401   401      401   401      401      401         401     401    401   401   401
externals.offerPaper              401    401   401      401   401      401      401         401     401    401   401   401
externals.erase                   401    401   401      401   401      401      401         401     401    401   401   401
externals.training                401    401   401      401   401      401      401         401     401    401   401   401
externals.answerTraining          401    401   401      401   401      401      401         401     401    401   401   401

permissions.currentUser           401    401   403      200   200      200      200         200     200    200   200   200
permissions.list                  401    401   403      403   403      403      403         403     200    200   200   200
permissions.explain               401    401   403      403   403      403      403         403     200    200   404   200

roles.list                        401    401   403      403   403      403      403         403     200    200   200   200
roles.show                        401    401   403      403   403      403      403         403     200    200   404   200
roles.store                       401    401   403      403   403      403      403         403     403    201   201   201
roles.update                      401    401   403      403   403      403      403         403     403    200   404   200
roles.preview                     401    401   403      403   403      403      403         403     403    200   404   200
roles.destroy                     401    401   403      403   403      403      403         403     403    200   404   200
roles.destroyBulk                 401    401   403      403   403      403      403         403     403    200   404   200
roles.restore                     401    401   403      403   403      403      403         403     403    200   404   200

accounts.list                     401    401   403      403   403      403      403         403     200    200   200   200
accounts.show                     401    401   403      403   403      403      403         403     200    200   404   200
accounts.store                    401    401   403      403   403      403      403         403     403    201   400   201
accounts.update                   401    401   403      403   403      403      403         403     403    200   404   200
accounts.destroy                  401    401   403      403   403      403      403         403     403    200   404   200
accounts.destroyBulk              401    401   403      403   403      403      403         403     403    200   404   200
accounts.restore                  401    401   403      403   403      403      403         403     403    200   404   200
accounts.loginSuggestion          401    401   403      403   403      403      403         403     403    200   400   200
accounts.companies                401    401   403      403   403      403      403         403     403    200   200   200
accounts.resetPassword            401    401   403      403   403      403      403         403     403    200   404   200
accounts.endSessions              401    401   403      403   403      403      403         403     403    200   404   200
accounts.work                     401    401   403      403   403      403      403         403     403    200   404   200
accounts.workOfEmployees          401    401   403      403   403      403      403         403     403    200   200   200
accounts.handOver                 401    401   403      403   403      403      403         403     403    200   404   200

auditTrail.list                   401    401   403      403   403      403      403         403     200    200   200   200
auditTrail.export                 401    401   403      403   403      403      403         403     403    200   200   200

jobs.list                         401    401   403      403   403      403      403         403     200    200   200   200
jobs.show                         401    401   403      404   404      404      404         404     200    200   404   200
jobs.cancel                       401    401   403      404   404      404      404         404     200    200   404   200
jobs.retry                        401    401   403      404   404      404      404         404     200    200   404   200

home.show                         401    401   403      200   200      200      200         200     200    200   200   200
firstImports.show                 401    401   403      403   403      403      403         200     200    200   200   200
firstImports.update               401    401   403      403   403      403      403         200     200    200   200   200
home.arrange                      401    401   403      200   200      200      200         200     200    200   200   200
notices.list                      401    401   403      200   200      200      200         200     200    200   200   200
notices.unread                    401    401   403      200   200      200      200         200     200    200   200   200
notices.read                      401    401   403      404   404      404      404         404     404    404   404   404
notices.readAll                   401    401   403      200   200      200      200         200     200    200   200   200
notices.settings                  401    401   403      200   200      200      200         200     200    200   200   200
notices.saveSettings              401    401   403      200   200      200      200         200     200    200   200   200
standIns.list                     401    401   403      200   200      200      200         200     200    200   200   200
standIns.store                    401    401   403      400   400      201      400         201     201    201   400   201
standIns.end                      401    401   403      404   404      404      404         404     404    404   404   404
papers.show                       401    401   403      200   200      200      200         200     200    200   200   200
papers.ofCode                     401    401   403      403   200      403      403         200     200    200   404   200
listViews.list                    401    401   403      200   200      200      200         200     200    200   200   200
listViews.store                   401    401   403      201   201      201      201         201     201    201   201   201
listViews.save                  401    401   403      200   200      200      200         200     200    200   200   200
listViews.destroy                 401    401   403      200   200      200      200         200     200    200   200   200
fileUsage.show                    401    401   403      403   403      403      403         403     200    200   200   200
lawConstants.list                 401    401   403      403   403      403      403         403     200    200   200   200
lawConstants.preview              401    401   403      403   403      403      403         403     403    200   200   200
lawConstants.storeValue           401    401   403      403   403      403      403         403     403    403   403   201
mailTemplates.list                401    401   403      403   403      403      403         403     200    200   200   200
mailTemplates.update              401    401   403      403   403      403      403         403     403    200   200   200
mailTemplates.preview             401    401   403      403   403      403      403         403     403    200   200   200
mailTemplates.reset               401    401   403      403   403      403      403         403     403    200   200   200
mails.list                        401    401   403      403   403      403      403         403     200    200   200   200
mails.show                        401    401   403      403   403      403      403         403     200    200   404   200
mails.cancel                      401    401   403      403   403      403      403         403     403    200   404   200
mails.retry                       401    401   403      403   403      403      403         403     403    200   404   200
`

/** All rows: those above, and those that stand in a file of their own, one a line. */
export const matrix = [
  general,
  catalogueMatrix,
  apiTokenMatrix,
  candidateMatrix,
  procedureMatrix,
  emailMatrix,
  interviewMatrix,
  contractMatrix,
  decisionMatrix,
  confirmationMatrix,
  transferMatrix,
  personalDataMatrix,
  requestChangeMatrix,
  documentMatrix,
  employeeFileMatrix,
  employeeRowMatrix,
  jobChangeMatrix,
  payLevelMatrix,
  recruitmentCampaignMatrix,
  rewardMatrix,
  workProgressMatrix,
  statisticsMatrix,
  examMatrix,
  quizMatrix,
  trainingMatrix,
].join('\n')
