import type { HomeCardSource, OwnHomeCardSource } from '../../home-card.ts'
import { confirmationsWaitingCard } from '../confirmations/public.ts'
import { ownContractEndCard, ownReviewsCard, renewalReviewsCard } from '../contracts/public.ts'
import { decisionsWaitingCard } from '../decisions/public.ts'
import { expiringDocumentsCard } from '../documents/public.ts'
import { headcountCard, missingPapersCard } from '../employees/public.ts'
import { dataRequestsDueCard } from '../personal-data/public.ts'
import { ownExamsCard, ownMarkingCard } from '../quiz/public.ts'
import { openCampaignsCard, ownInterviewsCard } from '../recruitment/public.ts'
import { ownRequestsCard, waitingRequestsCard } from '../requests/public.ts'
import {
  birthdaysCard,
  contractsEndingCard,
  probationsEndingCard,
  retirementsCard,
} from '../statistics/public.ts'
import { systemHealthCard } from '../system/public.ts'
import { awaitedAnswersCard, neededTrainingCard, trainingWorkCard } from '../training/public.ts'

/** What the reader himself has to do, before everything else. */
export const ownCards: readonly OwnHomeCardSource[] = [
  awaitedAnswersCard,
  ownInterviewsCard,
  ownExamsCard,
  ownMarkingCard,
  ownReviewsCard,
  ownContractEndCard,
  ownRequestsCard,
]

/** The cards about others, in their usual order. */
export const cards: readonly HomeCardSource[] = [
  headcountCard,
  openCampaignsCard,
  contractsEndingCard,
  renewalReviewsCard,
  probationsEndingCard,
  missingPapersCard,
  waitingRequestsCard,
  confirmationsWaitingCard,
  decisionsWaitingCard,
  dataRequestsDueCard,
  neededTrainingCard,
  expiringDocumentsCard,
  trainingWorkCard,
  birthdaysCard,
  retirementsCard,
  systemHealthCard,
]
