import type { CompanyTransaction } from '../../db/transaction.ts'
import { type SeriesKind, seriesOfType } from '../../numbers/series.ts'
import type { WholeContract } from './contract-rows.ts'

const paperKinds = {
  training: 'training_contract',
  probation: 'probation_contract',
  fixed_term: 'labour_contract',
  indefinite: 'labour_contract',
  seasonal: 'labour_contract',
} as const satisfies Record<WholeContract['kind'], string>

/** As which kind of paper a contract is printed and signed, and by whose series it is numbered where its type has none. */
export function paperKindOf(kind: WholeContract['kind']): (typeof paperKinds)[WholeContract['kind']] {
  return paperKinds[kind]
}

/** By which series a contract is numbered: the own one of its type, or that of its kind of paper. */
export function seriesKindOf(
  transaction: Pick<CompanyTransaction, 'db' | 'companyId' | 'inThisCompany'>,
  { kind, contract_type_id }: Pick<WholeContract, 'kind' | 'contract_type_id'>,
): Promise<SeriesKind> {
  return seriesOfType(transaction, contract_type_id, paperKindOf(kind))
}
