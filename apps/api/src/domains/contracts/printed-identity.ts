import type { AskerContext } from '../../jobs/context-of-asker.ts'
import { identityForPapers, identityLabels, type PaperIdentity, seesIdentity } from '../employees/public.ts'
import type { OpenContract } from './contract-rows.ts'

/** By what the papers of a contract tell its person apart, and what is kept and told of such a paper. */
export interface PrintedIdentity {
  /** Null for who may not see it: what he prints has dots in its place. */
  identity: PaperIdentity | null
  /** Whether anything of it stands on the paper. */
  isPrinted: boolean
  /** What of the file stands on the paper, as its owner reads it. */
  shown: string[]
}

/**
 * What of a person's file stands on the papers of his contract for this reader.
 * @param isWanted whether it is to stand there at all
 */
export async function printedIdentity(
  context: AskerContext,
  { contract, reaches }: Pick<OpenContract, 'contract' | 'reaches'>,
  isWanted: boolean,
): Promise<PrintedIdentity> {
  if (!isWanted || !(await seesIdentity(context, reaches)))
    return { identity: null, isPrinted: false, shown: [] }
  const identity = await identityForPapers(context, contract.employee_id)
  const isPrinted = identity.id_number !== null || identity.address !== null
  return { identity, isPrinted, shown: isPrinted ? identityLabels() : [] }
}
