import { authorize } from '../../../contract/access.ts'
import { type RecordReading, readingOf } from '../../../contract/audit-values.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { openReviewIds } from '../../contracts/public.ts'
import { reachedDecisionIds } from '../../decisions/public.ts'
import { seenDocumentIds } from '../../documents/public.ts'
import { shownResultIds } from '../../exams/public.ts'
import { markedAnswerIds } from '../../quiz/public.ts'
import { letInApplicationIds, openCardIds } from '../../recruitment/public.ts'

type SeenIds = (context: ProductContext, ids: readonly number[]) => Promise<ReadonlySet<number>>

/**
 * Kinds of records of which a right over the whole company does not show every one: some are sensitive, some about pay,
 * results are told to nobody before their time, and what looks like spam is nobody's candidate.
 */
const guards: Readonly<Record<string, SeenIds>> = {
  decisions: reachedDecisionIds,
  documents: seenDocumentIds,
  externals: letInApplicationIds,
  examResults: shownResultIds,
  quizMarking: markedAnswerIds,
  recruitmentResults: openCardIds,
  renewalReviews: openReviewIds,
}

/** A record that a line of the trail speaks of. */
interface Mention {
  resource: string
  record_id: number | null
}

/**
 * Finds out which records lie open before the reader. Of a kind that keeps some of its records for few he sees those that
 * he could open now, and none that are gone; of every other kind all, as far as he may read it.
 */
export async function openRecords(
  reader: ProductContext,
  mentions: readonly Mention[],
): Promise<(mention: Mention) => boolean> {
  const seen = new Map<string, ReadonlySet<number>>()
  for (const [resource, seenIds] of Object.entries(guards)) {
    const ids = mentions.flatMap((mention) =>
      mention.resource === resource && mention.record_id !== null ? [mention.record_id] : [],
    )
    const reading = readingOf(resource)
    const scopes = reading && scopesToRead(reader, reading)
    if (ids.length > 0 && scopes) seen.set(resource, await seenIds({ ...reader, scopes }, ids))
  }
  return ({ resource, record_id }) =>
    !Object.hasOwn(guards, resource) || (record_id !== null && seen.get(resource)?.has(record_id) === true)
}

/** The scopes with which somebody reads records of a kind; undefined for who may not at all. */
export function scopesToRead(
  { session }: ProductContext,
  { operation }: RecordReading,
): ProductContext['scopes'] | undefined {
  try {
    return authorize(operation, session)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) return undefined
    throw error
  }
}
