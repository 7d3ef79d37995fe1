import type { OwnedWork } from '../../../owned-work.ts'
import { ownedExams } from '../../exams/public.ts'
import { ownedUnits } from '../../organisation/public.ts'
import { ownedMarkings } from '../../quiz/public.ts'
import { ownedBoards, ownedCampaigns, ownedProcedureItems } from '../../recruitment/public.ts'
import { ownedQueries } from '../../statistics/public.ts'
import { ownedTrainings } from '../../training/public.ts'

/** What somebody may be responsible for, in the order in which it is told. */
export const ownedKinds: readonly OwnedWork[] = [
  ownedTrainings,
  ownedExams,
  ownedMarkings,
  ownedCampaigns,
  ownedBoards,
  ownedProcedureItems,
  ownedQueries,
  ownedUnits,
]
