import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../testing/api.ts'
import { oneOfEachClass } from '../testing/classes.ts'
import { type ExampleInput, exampleInput, type Row } from '../testing/example-input.ts'
import { goodRows, type RowResource } from '../testing/good-rows.ts'
import { answersFile, type Operation, operationsOf } from './operations.ts'

const operations = [...operationsOf('product'), ...operationsOf('identity')]
/** These, and undoing an import, would take the session of the tests away or need something first; they have tests of their own. */
const onceOnly = new Set<string>([
  'session.login',
  'session.logout',
  'session.changeCompany',
  'profile.changePassword',
  'profile.passwordLink',
  'profile.resetPassword',
  'profile.endSession',
  'catalogues.preview',
  'catalogues.copy',
  'departments.undoMerge',
  'externals.upload',
  'externals.apply',
  'externals.check',
  'externals.sendLink',
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
  'externals.logo',
  'externals.erase',
  'externals.training',
  'externals.answerTraining',
  'papers.ofCode',
  'jobChanges.ofEmployee',
  'jobChanges.why',
  'jobChanges.store',
  'employeePayLevels.withdraw',
  'employeePayLevels.correct',
  'jobChanges.withdraw',
  'jobChanges.correct',
  'workProgresses.update',
  'workProgresses.destroy',
  'workProgresses.destroyBulk',
  'workProgresses.restore',
  'workProgresses.paper',
  'employees.printFile',
  'employees.importedPeople',
  'employees.undoImportOfPeople',
  'rewardsDisciplines.move',
  'rewardsDisciplines.reduce',
  'rewardsDisciplines.withdrawReduction',
  'rewardImports.import',
  'rewardImports.markImport',
  'rewardImports.undoImport',
  'rewardPapers.list',
  'rewardPapers.storeFile',
  'rewardPapers.destroyFile',
  'rewardPapers.restoreFile',
  'rewardPapers.fileTicket',
  'rewardPapers.print',
  'rewardPapers.paperTicket',
  'company.update',
  'company.logo',
  'company.destroyLogo',
  'company.restoreLogo',
  'numberSeries.destroy',
  'paperTemplates.store',
  'paperTemplates.destroy',
  'paperTemplates.restore',
  'paperTemplates.file',
  'mailTemplates.update',
  'paperClauses.update',
  'reminderRules.update',
  'company.logoTicket',
  'documents.destroyMixed',
  'employeeDiplomas.storeFile',
  'employeeDiplomas.destroyFile',
  'employeeDiplomas.restoreFile',
  'employeeDiplomas.fileTicket',
  'employeeAvatar.picture',
  'quizQuestions.picture',
  'quizTaking.picture',
  'quizMarking.picture',
  'employeeAvatar.destroy',
  'employeeAvatar.restorePicture',
  'dataQuality.request',
  'employeeMissingPapers.mark',
  'employeeMissingPapers.unmark',
  'employees.destroy',
  'employees.destroyBulk',
  'employees.restore',
  'documents.destroyFile',
  'documents.restoreFile',
  'documents.fileTicket',
  'documentReadings.list',
  'documentReadings.store',
  'documentReadings.show',
  'documentReadings.people',
  'documentReadings.export',
  'documentReadings.withdraw',
  'documentReadings.resume',
  'documentReadings.ticket',
  'documentReadings.confirm',
  'trainingDocuments.file',
  'trainingCommitments.file',
  'trainingCommitments.settlementPaper',
  'trainingCommitments.storeBulk',
  'trainingCommitments.activate',
  'trainingCommitments.settle',
  'trainingCommitments.resume',
  'trainingCommitments.waive',
  'trainingCommitments.claim',
  'trainingCommitments.repay',
  'trainingNeeds.update',
  'trainingNeeds.dismiss',
  'trainingNeeds.reopen',
  'trainingNeeds.plan',
  'trainingNeeds.place',
  'employeeCertificates.renew',
  'employeeCertificates.print',
  'employeeCertificates.printCourse',
  'trainings.begin',
  'trainings.history',
  'trainings.enrol',
  'trainings.finish',
  'trainings.reopen',
  'trainingEmployees.importResults',
  'trainingEmployees.saveResults',
  'trainingEmployees.judge',
  'trainingEmployees.joinedBulk',
  'trainingAttendances.updateBulk',
  'trainingAttendances.close',
  'trainingAttendances.print',
  'trainingMails.askToConfirm',
  'trainingMails.printInvitations',
  'trainingMails.notify',
  'trainingPlans.submit',
  'trainingPlans.withdraw',
  'trainingPlans.return',
  'trainingPlans.approve',
  'trainingPlans.revise',
  'trainingPlans.finish',
  'trainingPlans.cancel',
  'trainingPlanLines.import',
  'trainingPlanLines.markImport',
  'trainingPlanLines.undoImport',
  'trainingEmployees.registered',
  'trainingEmployees.promised',
  'trainingEmployees.confirmed',
  'trainingEmployees.refused',
  'trainingEmployees.joined',
  'trainingEmployees.absent',
  'trainingEmployees.withdrawn',
  'trainingEmployees.return',
  'trainingEmployees.destroy',
  'trainingInvitations.show',
  'trainingInvitations.taught',
  'trainingInvitations.document',
  'exams.move',
  'exams.sendNotification',
  'examResults.correct',
  'examParts.destroy',
  'examParts.store',
  'examParts.makeQuiz',
  'examParts.update',
  'examBoard.update',
  'recruitments.changeStatus',
  'recruitments.submit',
  'recruitments.approve',
  'recruitments.reject',
  'recruitmentConditions.destroyBulk',
  'recruitmentDocuments.file',
  'applicationForms.poster',
  'recruitmentRounds.close',
  'recruitmentRounds.reopen',
  'recruitmentRounds.weights',
  'interviewerTimes.save',
  'recruitmentRooms.update',
  'recruitmentSchedules.store',
  'recruitmentSchedules.update',
  'recruitmentSchedules.destroy',
  'recruitmentSchedules.restore',
  'recruitmentSchedules.invitations',
  'recruitmentResults.store',
  'recruitmentResults.update',
  'recruitmentResults.handIn',
  'recruitmentResults.reopen',
  'recruitmentResults.recuse',
  'recruitmentResults.minutes',
  'files.download',
  'contracts.check',
  'contracts.issue',
  'contracts.issueBulk',
  'contracts.printBulk',
  'contracts.paperArchive',
  'contracts.restore',
  'contracts.signers',
  'contracts.remind',
  'contracts.reminders',
  'contracts.history',
  'contracts.sign',
  'contracts.fileTicket',
  'contracts.papers',
  'contracts.paperTicket',
  'decisions.destroyFile',
  'decisions.restoreFile',
  'decisions.fileTicket',
  'decisions.paperArchive',
  'decisions.papers',
  'decisions.paperTicket',
  'contracts.end',
  'contracts.cancel',
  'decisions.issue',
  'decisions.issueBulk',
  'decisions.cancel',
  'decisions.revoke',
  'decisions.correct',
  'appendices.list',
  'appendices.store',
  'appendices.bulk',
  'appendices.decide',
  'appendices.signers',
  'appendices.paper',
  'contracts.endNotice',
  'leaverTasks.update',
  'renewalReviews.show',
  'renewalReviews.update',
  'renewalReviews.paper',
  'apiTokens.destroy',
  'home.arrange',
  'listViews.save',
  'listViews.destroy',
  'statisticsQueries.update',
  'statisticsQueries.destroy',
  'statisticsQueries.restore',
  'candidates.contacted',
  'candidates.confirmed',
  'candidates.accepted',
  'candidates.workRefuse',
  'candidates.archived',
  'candidates.fail',
  'candidates.back',
  'candidates.assignRecruitment',
  'candidates.destroyFile',
  'candidates.fileTicket',
  'procedures.store',
  'procedures.restore',
  'procedures.finish',
  'recruitmentCandidates.list',
  'recruitmentCandidates.store',
  'recruitmentCandidates.markAsSeen',
  'recruitmentCandidates.import',
  'recruitmentCandidates.importTemplate',
  'suspectedApplications.release',
  'eraseRequests.settle',
  'employeeTransfers.consentPaper',
  'employeeTransfers.store',
  'employeeTransfers.withdraw',
  'employeeTransfers.accept',
  'employeeTransfers.refuse',
  'samePeople.link',
  'employeeTransfers.agree',
  'employeeTransfers.disagree',
  'employeeTransfers.consentFile',
  'confirmationRequests.issue',
  'confirmationRequests.refuse',
  'confirmationRequests.cancel',
  'confirmationRequests.revoke',
  'confirmationRequests.paper',
  'dataNotices.store',
  'dataNotices.read',
  'personalDataRequests.answer',
  'personalDataRequests.complete',
  'personalDataRequests.extend',
  'personalDataRequests.refuse',
  'requestChangeSettings.update',
  'requestChangeInfos.store',
  'requestChangeInfos.cancel',
  'requestChangeInfos.review',
  'requestChangeInfos.reveal',
  'requestChangeInfos.fileTicket',
  'requestChangeInfos.storePicture',
  'profileRounds.show',
  'profileRounds.people',
  'profileRounds.export',
  'profileRounds.close',
  'profileRounds.cancel',
  'profileRounds.confirm',
  'quizExams.publish',
  'quizExams.withdraw',
  'quizExams.release',
  'quizExams.sendMessage',
  'quizExams.cancel',
  'quizExams.pause',
  'quizExams.resume',
  'quizExams.tryPaper',
  'quizExams.paper',
  'quizExams.resultPaper',
  'quizExams.detachEmployees',
  'quizExams.seatEmployees',
  'quizExams.giveMinutes',
  'quizExams.sendNotifications',
  'quizExams.upload',
  'quizTaking.info',
  'quizTaking.start',
  'quizTaking.takeOver',
  'quizTaking.answers',
  'quizTaking.reportIncident',
  'quizTaking.finish',
  'quizTaking.results',
  'quizTaking.viewAnswers',
  'quizAttempts.reopen',
  'quizAttempts.judgeLate',
  'quizAttempts.cancel',
  'quizAttempts.history',
  'quizMarking.questions',
  'quizMarking.answers',
  'quizMarking.mark',
  'quizCorrections.list',
  'quizCorrections.correct',
  'quizCorrections.results',
  'quizCorrections.undo',
  'dataArchives.make',
  'dataArchives.ticket',
  'dataHolds.end',
  'standIns.store',
  'accounts.handOver',
  'erasures.saveSettings',
  'standIns.end',
  'erasures.confirm',
  'erasures.withdraw',
  'erasures.paper',
])
/** These change what holds for the whole group, which no administrator of one company may; they have tests of their own. */
const ofTheGroup = new Set<string>(['lawConstants.storeValue'])
/** Rows of a file are brought back below whose they are; `employee-rows.api.test.ts` asks for each set. */
const undoesRow = (verb: string, path: string) => verb === 'restore' && path.includes('{id}')
const repeatable = oneOfEachClass(operations).filter(
  ({ id, verb, path }) =>
    !onceOnly.has(id) && !ofTheGroup.has(id) && verb !== 'undoImport' && !undoesRow(verb, path),
)
const api = apiForFile()
let hrOfOne: Person

beforeAll(async () => {
  hrOfOne = await api.as('hrOfOne')
})

/** Calls with an input that only the contract, not the compiler, says to fit. */
function call(person: Person, operation: Operation, input: object) {
  return person.call(operation.id, input)
}

/** The first record that the operation can be about, among those of the operation's resource that a person lists; none where there is no list. */
async function firstRow(operation: Operation, person: Person): Promise<Row> {
  const { resource, verb } = operation
  if (isOfRows(resource)) return rowOfFile(resource, person)
  const list = operations.find(({ id }) => id === `${resource}.list`)
  if (list?.rows === undefined) return shownItem(resource, person)
  const { body } = await person.call(list.id)
  const rows = (body.data as Record<string, Row[] | undefined>)[list.rows] ?? []
  // An earlier operation may have closed the first one, and only a closed one can be reopened; or cancelled it, and not all
  // work that was cancelled is begun again. Whoever has left the company takes part in little.
  const row =
    rows.find(
      (each) =>
        each['active'] !== false &&
        (each['is_active'] === false) === (verb === 'reopen') &&
        !(verb === 'retry' && each['state'] === 'cancelled'),
    ) ?? rows[0]
  if (row === undefined) throw new Error(`the test group has no ${resource}`)
  return row
}

/** What stands there once, such as a part of an employee's file, as its operation shows it; nothing where none does. */
async function shownItem(resource: string, person: Person): Promise<Row> {
  const show = operations.find(({ id }) => id === `${resource}.show`)
  if (show === undefined) return {}
  const input = exampleInput(show, {})
  const { body } = await call(person, show, input)
  // Nobody is shown what he has not, such as an invitation of somebody else's.
  const [item] = Object.values((body.data ?? {}) as Record<string, Row>)
  return { ...item, ...input.path }
}

/** Employee 11, and of his file a row of the resource that is there for this one call. */
async function rowOfFile(resource: RowResource, person: Person): Promise<Row> {
  const body = goodRows[resource]()
  const made = await person.call(`${resource}.store`, { path: { id: 11 }, body } as never)
  const row = Object.values(made.body.data as object).find((value) => typeof value === 'object') as Row
  // Dotted fields keep what they have, too.
  return { ...body, ...row, row_id: row['id'], id: 11 }
}

function isOfRows(resource: string): resource is RowResource {
  return Object.hasOwn(goodRows, resource)
}

async function inputFor(operation: Operation, person: Person): Promise<ExampleInput> {
  return exampleInput(operation, await firstRow(operation, person))
}

function fill(path: string, values: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : JSON.stringify(value ?? 1)
  })
}

describe('answers the example of its contract, in the shape of its contract', () => {
  test.each(repeatable)('$id', async (operation) => {
    const input = await inputFor(operation, hrOfOne)
    if (operation.verb === 'restore') {
      const destroy = operations.find(({ id }) => id === `${operation.resource}.destroyBulk`)
      if (destroy) await call(hrOfOne, destroy, await inputFor(destroy, hrOfOne))
    }
    const answer = await call(hrOfOne, operation, input)
    expect(answer.status, answer.text).toBe(operation.success.status)
    if (answersFile(operation)) expect(answer.headers['content-type']).toBe(operation.success.mediaType)
    else expect(answer.body.success).toBe(true)
  })
})

describe('refuses a parameter that the contract does not know', () => {
  test.each(repeatable)('$id', async (operation) => {
    // It is refused before anything is looked for.
    // What strangers ask for is known by a word, which is the contract's own example.
    const row =
      operation.resource === 'externals' ? {} : { id: 1, row_id: 1, file_id: 1, nhansu_id: 'NS0011' }
    const { path } = exampleInput(operation, row)
    const url = `${fill(operation.path, path)}?khong_co=1`
    const answer = await hrOfOne.request({ method: operation.method, url })
    expect(answer).toMatchObject({ status: 400, body: { errors: { khong_co: [expect.any(String)] } } })
  })
})

test('every path answers other methods with those that it takes', async () => {
  for (const [path, same] of Map.groupBy(operations, (operation) => operation.path)) {
    const url = path.replaceAll(/\{\w+\}/g, '1')
    const taken = same.map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      if (taken.some((each) => each === method)) continue
      const { status, headers } = await hrOfOne.request({ method, url })
      // None of them falls into a path beside it that holds a word, and none is asked for more than its method.
      expect(status, `${method} ${path}`).toBe(405)
      expect(String(headers['allow']).split(', '), path).toEqual(expect.arrayContaining(taken))
    }
  }
})
