import type { DeedContext } from '../../contract/handlers.ts'
import { reachedByRight } from '../documents/public.ts'
import type { Effect } from './effect-of.ts'

/** Said in the place of a contract's number to who may not read it: 'Chấm dứt hợp đồng lao động'. */
export const unnamedContract = 'lao động'

/** What a decision came to, as its reader may know it: with the numbers of the contracts that he may read. */
export async function withKnownContracts(
  context: DeedContext,
  effects: readonly Effect[],
): Promise<Effect[]> {
  const ended = effects.flatMap(({ employee_id, ended_contract }) =>
    ended_contract === null ? [] : [employee_id],
  )
  const known = ended.length === 0 ? new Set() : await reachedByRight(context, 'contract_access', ended)
  return effects.map((effect) =>
    effect.ended_contract === null || known.has(effect.employee_id)
      ? effect
      : { ...effect, ended_contract: unnamedContract },
  )
}
