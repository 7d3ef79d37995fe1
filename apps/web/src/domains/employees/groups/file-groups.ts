import { addressesGroup } from './addresses-group.ts'
import { affiliationsGroup } from './affiliations-group.ts'
import { cardGroup } from './card-group.ts'
import type { FileGroup } from './file-group.ts'
import { healthGroup } from './health-group.ts'
import { papersGroup } from './papers-group.ts'

/** The parts of a file that have a form each, in the order of the reference. */
export const fileGroups: readonly FileGroup[] = [
  cardGroup,
  papersGroup,
  addressesGroup,
  affiliationsGroup,
  healthGroup,
]
