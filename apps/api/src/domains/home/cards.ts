import type { HomeCardSource, OwnHomeCardSource } from '../../home-card.ts'
import { confirmationsWaitingCard } from '../confirmations/public.ts'
import {
  ownContractEndCard,
  ownReviewsCard,
  renewalReviewsCard,
  unsignedContractsCard,
} from '../contracts/public.ts'
import { decisionsWaitingCard } from '../decisions/public.ts'
import { expiringDocumentsCard, ownReadingsCard } from '../documents/public.ts'
import {
  disciplinesDueCard,
  headcountCard,
  employeeTransfersCard,
  leaverTasksCard,
  missedTurnCard,
  missingPapersCard,
  ownLeaverTasksCard,
} from '../employees/public.ts'
import { standingInCard } from '../notices/public.ts'
import { againstPlanCard } from '../organisation/public.ts'
import { dataNoticeCard, dataRequestsDueCard } from '../personal-data/public.ts'
import { ownExamsCard, ownMarkingCard } from '../quiz/public.ts'
import { openCampaignsCard, ownInterviewsCard, promisedAnswersCard } from '../recruitment/public.ts'
import { openRoundsCard, ownRequestsCard, ownRoundsCard, waitingRequestsCard } from '../requests/public.ts'
import {
  birthdaysCard,
  contractsEndingCard,
  probationsEndingCard,
  retirementsCard,
  stateReportsCard,
  turnoverCard,
  unitBirthdaysCard,
} from '../statistics/public.ts'
import { firstImportsCard } from './first-imports.ts'
import { systemHealthCard } from '../system/public.ts'
import {
  awaitedAnswersCard,
  lessonsTodayCard,
  neededTrainingCard,
  ownLessonsCard,
  trainingWorkCard,
} from '../training/public.ts'

/** What the reader himself has to do, before everything else. */
export const ownCards: readonly OwnHomeCardSource[] = [
  dataNoticeCard,
  firstImportsCard,
  awaitedAnswersCard,
  ownReadingsCard,
  ownLessonsCard,
  ownInterviewsCard,
  ownExamsCard,
  ownMarkingCard,
  ownReviewsCard,
  ownLeaverTasksCard,
  ownContractEndCard,
  ownRoundsCard,
  ownRequestsCard,
  standingInCard,
  openRoundsCard,
  unitBirthdaysCard,
  missedTurnCard,
]

/** The cards about others, in their usual order. */
export const cards: readonly HomeCardSource[] = [
  headcountCard,
  openCampaignsCard,
  promisedAnswersCard,
  contractsEndingCard,
  renewalReviewsCard,
  unsignedContractsCard,
  probationsEndingCard,
  missingPapersCard,
  leaverTasksCard,
  waitingRequestsCard,
  confirmationsWaitingCard,
  employeeTransfersCard,
  decisionsWaitingCard,
  disciplinesDueCard,
  dataRequestsDueCard,
  neededTrainingCard,
  expiringDocumentsCard,
  lessonsTodayCard,
  trainingWorkCard,
  birthdaysCard,
  retirementsCard,
  turnoverCard,
  againstPlanCard,
  stateReportsCard,
  systemHealthCard,
]
