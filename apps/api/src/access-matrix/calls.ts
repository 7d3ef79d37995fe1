import type { OperationId } from '@nhansu/sdk/contract'
import { apiTokenCalls } from './api-token-calls.ts'
import { addressCalls } from './address-calls.ts'
import { catalogueCalls, copyCalls } from './catalogue-calls.ts'
import { emailCalls, emailSendingCalls } from './email-calls.ts'
import {
  candidateCalls,
  eraseRequestCalls,
  recruitmentCandidateCalls,
  reservePoolCalls,
  suspectedApplicationCalls,
} from './candidate-calls.ts'
import { procedureCalls, procedureTemplateCalls, recruitmentReportCalls } from './procedure-calls.ts'
import { companyCalls, fileCalls } from './company-calls.ts'
import {
  appendixCalls,
  contractBoardCalls,
  contractCalls,
  contractSettingsCalls,
  reconciliationCalls,
  renewalReviewCalls,
} from './contract-calls.ts'
import { numberCalls } from './number-calls.ts'
import { paperTemplateCalls } from './paper-template-calls.ts'
import { decisionCalls, decisionSettingsCalls } from './decision-calls.ts'
import { documentCalls } from './document-calls.ts'
import { documentReadingCalls } from './document-reading-calls.ts'
import { externalCalls } from './external-calls.ts'
import { signerCalls } from './signer-calls.ts'
import { employeeCertificateCalls } from './employee-certificate-calls.ts'
import { trainingCommitmentCalls } from './training-commitment-calls.ts'
import { trainingNeedCalls } from './training-need-calls.ts'
import { employeeFileCalls } from './employee-file-calls.ts'
import { jobChangeCalls } from './job-change-calls.ts'
import { rewardCalls, rewardImportCalls, rewardPaperCalls } from './reward-calls.ts'
import { workProgressCalls } from './work-progress-calls.ts'
import { payLevelCalls } from './pay-level-calls.ts'
import { confirmationCalls } from './confirmation-calls.ts'
import { samePeopleCalls } from './same-people-calls.ts'
import { transferCalls } from './transfer-calls.ts'
import { personalDataCalls } from './personal-data-calls.ts'
import { profileRoundCalls } from './profile-round-calls.ts'
import { requestChangeCalls } from './request-change-calls.ts'
import { departmentCalls } from './department-calls.ts'
import { employeeRowCalls } from './employee-row-calls.ts'
import { leaverTaskCalls, leaverTemplateCalls } from './leaving-calls.ts'
import { employeeCalls } from './organisation-calls.ts'
import { accountCalls, auditTrailCalls, permissionCalls, roleCalls } from './permission-calls.ts'
import {
  applicationFormCalls,
  consentTextCalls,
  recruitmentBoardCalls,
  recruitmentCalls,
  recruitmentConditionCalls,
  recruitmentCostCalls,
  recruitmentDocumentCalls,
  recruitmentRoundCalls,
  recruitmentSettingsCalls,
} from './recruitment-campaign-calls.ts'
import type { Call } from './call-context.ts'
import {
  trainingCalls,
  trainingCostCalls,
  trainingDetailCalls,
  trainingDocumentCalls,
  trainingLecturerCalls,
  trainingPartnerCalls,
  trainingSubjectCalls,
} from './training-calls.ts'
import { trainingPlanCalls, trainingPlanLineCalls } from './training-plan-calls.ts'
import {
  trainingAttendanceCalls,
  trainingEmployeeCalls,
  trainingInvitationCalls,
  trainingMailCalls,
  trainingReportCalls,
} from './training-people-calls.ts'
import { statisticsCalls } from './statistics-calls.ts'
import { statisticsQueryCalls } from './statistics-query-calls.ts'
import {
  interviewerTimeCalls,
  recruitmentResultCalls,
  recruitmentRoomCalls,
  recruitmentScheduleCalls,
} from './interview-calls.ts'
import { examBoardCalls, examCalls, examPartCalls, examResultCalls } from './exam-calls.ts'
import {
  quizAttemptCalls,
  quizCorrectionCalls,
  quizExamCalls,
  quizMarkingCalls,
  quizReportCalls,
  quizSettingsCalls,
  quizTakingCalls,
} from './quiz-exam-calls.ts'
import { quizQuestionCalls } from './quiz-calls.ts'
import { listViewCalls } from './list-view-calls.ts'
import { profileCalls, sessionCalls } from './session-calls.ts'
import {
  fileUsageCalls,
  firstImportCalls,
  homeCalls,
  jobCalls,
  lawConstantCalls,
  mailCalls,
  mailTemplateCalls,
  noticeCalls,
  paperCalls,
  standInCalls,
} from './system-calls.ts'

/** A good call of every operation of the contract; one that is missing does not compile. */
export const calls: { [Id in OperationId]: Call<Id> } = {
  ...sessionCalls,
  ...profileCalls,
  ...employeeCalls,
  ...employeeFileCalls,
  ...employeeRowCalls,
  ...leaverTaskCalls,
  ...leaverTemplateCalls,
  ...jobChangeCalls,
  ...rewardCalls,
  ...rewardPaperCalls,
  ...rewardImportCalls,
  ...workProgressCalls,
  ...payLevelCalls,
  ...catalogueCalls,
  // Units have a workbook as catalogues do, and calls of their own.
  ...departmentCalls,
  ...copyCalls,
  ...companyCalls,
  ...fileCalls,
  ...externalCalls,
  ...permissionCalls,
  ...roleCalls,
  ...accountCalls,
  ...apiTokenCalls,
  ...listViewCalls,
  ...auditTrailCalls,
  ...statisticsCalls,
  ...statisticsQueryCalls,
  ...addressCalls,
  ...decisionCalls,
  ...decisionSettingsCalls,
  ...confirmationCalls,
  ...samePeopleCalls,
  ...transferCalls,
  ...personalDataCalls,
  ...requestChangeCalls,
  ...profileRoundCalls,
  ...documentCalls,
  ...documentReadingCalls,
  ...signerCalls,
  ...fileUsageCalls,
  ...homeCalls,
  ...firstImportCalls,
  ...jobCalls,
  ...paperCalls,
  ...lawConstantCalls,
  ...mailTemplateCalls,
  ...mailCalls,
  ...noticeCalls,
  ...standInCalls,
  ...numberCalls,
  ...paperTemplateCalls,
  ...contractCalls,
  ...contractSettingsCalls,
  ...contractBoardCalls,
  ...reconciliationCalls,
  ...appendixCalls,
  ...renewalReviewCalls,
  ...examCalls,
  ...examPartCalls,
  ...examBoardCalls,
  ...examResultCalls,
  ...quizQuestionCalls,
  ...candidateCalls,
  ...procedureCalls,
  ...procedureTemplateCalls,
  ...recruitmentReportCalls,
  ...recruitmentCandidateCalls,
  ...emailCalls,
  ...emailSendingCalls,
  ...reservePoolCalls,
  ...suspectedApplicationCalls,
  ...eraseRequestCalls,
  ...recruitmentConditionCalls,
  ...recruitmentBoardCalls,
  ...recruitmentRoundCalls,
  ...recruitmentCostCalls,
  ...recruitmentDocumentCalls,
  ...recruitmentSettingsCalls,
  ...applicationFormCalls,
  ...consentTextCalls,
  ...recruitmentCalls,
  ...recruitmentRoomCalls,
  ...interviewerTimeCalls,
  ...recruitmentScheduleCalls,
  ...recruitmentResultCalls,
  ...quizExamCalls,
  ...quizTakingCalls,
  ...quizMarkingCalls,
  ...quizAttemptCalls,
  ...quizCorrectionCalls,
  ...quizReportCalls,
  ...quizSettingsCalls,
  ...trainingCalls,
  ...trainingPlanCalls,
  ...trainingPlanLineCalls,
  ...trainingSubjectCalls,
  ...trainingLecturerCalls,
  ...trainingPartnerCalls,
  ...trainingDetailCalls,
  ...trainingCostCalls,
  ...trainingDocumentCalls,
  ...trainingEmployeeCalls,
  ...trainingAttendanceCalls,
  ...trainingMailCalls,
  ...trainingInvitationCalls,
  ...trainingReportCalls,
  ...employeeCertificateCalls,
  ...trainingCommitmentCalls,
  ...trainingNeedCalls,
}
