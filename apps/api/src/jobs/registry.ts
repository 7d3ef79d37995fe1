import { figureQuestions } from '../domains/quiz/analysis/question-figures.ts'
import { remindMarkers } from '../domains/quiz/marking/remind-markers.ts'
import { handInOverdue } from '../domains/quiz/taking/overdue-job.ts'
import { sweepFiles } from '../files/sweep-job.ts'
import { sealTrail } from '../audit-seals/seal-trail.ts'
import { printContractsJob } from '../domains/contracts/bulk-print/print-job.ts'
import { importContractsJob } from '../domains/contracts/import/import-job.ts'
import { issueDecisionsJob } from '../domains/decisions/bulk-issue/issue-job.ts'
import { printPeopleJob } from '../domains/decisions/print-people.ts'
import { importDecisionsJob } from '../domains/decisions/past/import-job.ts'
import { writeAppendices } from '../domains/contracts/bulk-appendices/write-appendices.ts'
import { writeRenewals } from '../domains/contracts/write-renewals.ts'
import { keepPapersJob } from '../domains/documents/keep-papers-job.ts'
import { askReadersJob } from '../domains/documents/readings/ask-job.ts'
import { importEmployeesJob } from '../domains/employees/import/import-job.ts'
import { checkFilesJob } from '../domains/employees/quality/check-files-job.ts'
import { requestDataJob } from '../domains/employees/quality/request-data-job.ts'
import { dayTurn } from '../domains/employees/job/day-turn.ts'
import { writeManyChanges } from '../domains/employees/job/write-many-changes.ts'
import { examTurn } from '../domains/exams/exam-turn.ts'
import { makeNextRuns } from '../domains/exams/next-runs.ts'
import { arriveQuizScores } from '../domains/exams/quiz-scores.ts'
import {
  applyDueRequests,
  askRoundPeople,
  offerAcceptedChange,
  remindReviewers,
} from '../domains/requests/public.ts'
import { tellEndedStandIns } from '../domains/notices/ended-stand-ins.ts'
import { cleanUp } from './clean-up.ts'
import { confirmApplication } from '../domains/portal/confirm-application.ts'
import { forgetDueArchives } from '../domains/personal-data/archives/forget-archives.ts'
import { writeEraseList } from '../domains/personal-data/erase-list/write-list.ts'
import { makeArchive } from '../domains/personal-data/archives/make-archive.ts'
import { forgetUploads } from '../domains/portal/forget-uploads.ts'
import { sendLink } from '../domains/portal/send-link.ts'
import { eraseDueCandidates } from '../domains/recruitment/candidates/erase-candidates.ts'
import { importCandidatesJob } from '../domains/recruitment/candidates/import-job.ts'
import { writeLetters } from '../domains/recruitment/emails/write-letters.ts'
import { remind } from '../domains/settings/reminders/remind.ts'
import { tellDueErasures } from '../domains/personal-data/erasures/tell-due-job.ts'
import { checkMonthly } from '../domains/contracts/reconciliation/check-monthly.ts'
import { importCertificatesJob } from '../domains/training/certificates/import/import-job.ts'
import { raiseNeeds } from '../domains/training/needs/raise-needs.ts'
import { sendMail } from '../mail/send-mail.ts'
import { importRows } from '../workbooks/import/import-job.ts'
import type { AnyJob } from './define-job.ts'

/** Every kind of background work, by the name under which it is queued. */
export const jobs = {
  'audit.seal': sealTrail,
  'jobs.clean-up': cleanUp,
  'mail.send': sendMail,
  'contracts.import': importContractsJob,
  'decisions.import': importDecisionsJob,
  'decisions.issue-bulk': issueDecisionsJob,
  'decisions.print-people': printPeopleJob,
  'contracts.print-several': printContractsJob,
  'contracts.write-appendices': writeAppendices,
  'contracts.write-renewals': writeRenewals,
  'employees.check-files': checkFilesJob,
  'documents.ask-readers': askReadersJob,
  'documents.keep-papers': keepPapersJob,
  'employees.day-turn': dayTurn,
  'employees.import': importEmployeesJob,
  'employees.request-data': requestDataJob,
  'employees.write-job-changes': writeManyChanges,
  'exams.day-turn': examTurn,
  'exams.make-next-runs': makeNextRuns,
  'exams.quiz-scores': arriveQuizScores,
  'notices.tell-ended-stand-ins': tellEndedStandIns,
  'personal-data.forget-archives': forgetDueArchives,
  'personal-data.make-archive': makeArchive,
  'personal-data.tell-due-erasures': tellDueErasures,
  'personal-data.write-erase-list': writeEraseList,
  'portal.confirm-application': confirmApplication,
  'portal.forget-uploads': forgetUploads,
  'portal.send-link': sendLink,
  'reminders.remind': remind,
  'recruitment.erase-candidates': eraseDueCandidates,
  'recruitment.import-candidates': importCandidatesJob,
  'recruitment.write-letters': writeLetters,
  'requests.ask-round-people': askRoundPeople,
  'requests.apply-due': applyDueRequests,
  'requests.offer-elsewhere': offerAcceptedChange,
  'requests.remind-reviewers': remindReviewers,
  'files.sweep': sweepFiles,
  'quiz.hand-in-overdue': handInOverdue,
  'quiz.figure-questions': figureQuestions,
  'quiz.remind-markers': remindMarkers,
  'training.import-certificates': importCertificatesJob,
  'training.raise-needs': raiseNeeds,
  'contracts.check-monthly': checkMonthly,
  'workbooks.import': importRows,
} as const satisfies Readonly<Record<string, AnyJob>>

/** All jobs. */
export const allJobs: readonly AnyJob[] = Object.values(jobs)
