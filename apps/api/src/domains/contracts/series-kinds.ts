import type { WholeContract } from './contract-rows.ts'

const seriesKinds = {
  training: 'training_contract',
  probation: 'probation_contract',
  fixed_term: 'labour_contract',
  indefinite: 'labour_contract',
  seasonal: 'labour_contract',
} as const satisfies Record<WholeContract['kind'], string>

/** By which series a contract is numbered, and as which kind of paper it is signed. */
export function seriesKindOf(kind: WholeContract['kind']): (typeof seriesKinds)[WholeContract['kind']] {
  return seriesKinds[kind]
}
