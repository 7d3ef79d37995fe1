/** What other domains may ask of training. */
export { awaitedAnswersCard } from './people/awaited-answers-card.ts'
export { answerLinked, linkedInvitation } from './people/linked-invitation.ts'
export { lessonsTodayCard, ownLessonsCard } from './courses/lessons-cards.ts'
export { trainingWorkCard } from './courses/work-card.ts'
export { neededTrainingCard } from './needs/needed-training-card.ts'
export { needsOfTest, settleTestNeeds } from './needs/test-needs.ts'
export { lastCertificates } from './certificates/held-certificates.ts'
export { certificatesOfTest, settleTestCertificates } from './certificates/test-certificates.ts'
export {
  certificateReminder,
  ownCertificateEnds,
  toldCertificateEnds,
} from './certificates/certificate-reminder.ts'
export { resumeCommitments, settleLeavers } from './commitments/leavers.ts'
export { ownedTrainings } from './owned-trainings.ts'
