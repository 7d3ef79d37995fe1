import { query } from '#web/session/queries.ts'

/** The receptions of a candidate, the newest first; every one but the newest was cancelled. */
export function proceduresOf(candidateId: number) {
  const filter = { candidate_id: { operator: 'equal', value: candidateId } } as const
  return query('procedures.list', { query: { filter } })
}
