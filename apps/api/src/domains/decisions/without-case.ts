import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { disciplineOfDecision } from '../employees/public.ts'
import type { Decision } from './decision-rows.ts'

/** The type of decisions that discipline somebody. */
const ofDiscipline = 10

const fromCase =
  'Quyết định kỷ luật được soạn từ hồ sơ kỷ luật. Hãy lập hồ sơ ở màn hình Khen thưởng, kỷ luật; quyết định được soạn ở bước chờ quyết định của hồ sơ.'

/**
 * Lets no form say a discipline: without its case nobody would know of the meeting, the limits and the form.
 * @throws ApiFailure 400 that leads to the case
 */
export function refuseWithoutCase({ decision_type }: Pick<Decision, 'decision_type'>): void {
  if (decision_type === ofDiscipline) throw invalidInput({ decision_type: [fromCase] })
}

/**
 * The same of a draft that is issued, which may be older than this rule; what corrects a paper stands beside it.
 * @throws ApiFailure 409
 */
export async function requireCase(
  context: DeedContext,
  { id, decision_type, corrects_id }: Pick<Decision, 'id' | 'decision_type' | 'corrects_id'>,
): Promise<void> {
  if (decision_type !== ofDiscipline || corrects_id !== null) return
  if ((await disciplineOfDecision(context, id)) === undefined) throw new ApiFailure(409, fromCase)
}
