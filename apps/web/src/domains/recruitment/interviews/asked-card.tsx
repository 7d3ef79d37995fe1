import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { Scorecard } from './scorecard.tsx'

/** Whom a card in the address is about, and in which round. */
export interface AskedFor {
  roundId: number
  candidateId: number
}

/** The card that the address asks for; none without both numbers. */
export function useAskedCard(): AskedFor | undefined {
  const [search] = useSearchParams()
  const [roundId, candidateId] = [Number(search.get('round_id')), Number(search.get('candidate_id'))]
  return roundId > 0 && candidateId > 0 ? { roundId, candidateId } : undefined
}

/** The card of a candidate in a round, one's own or a new one. @param back where the reader came from */
export function AskedCard({ roundId, candidateId, back }: AskedFor & { back: string }) {
  const form = useQuery(
    query('recruitmentResults.form', { query: { round_id: roundId, candidate_id: candidateId } }),
  )
  if (form.data) {
    const { result, sheet } = form.data
    return <Scorecard key={result?.version ?? 0} result={result} sheet={sheet} back={back} />
  }
  return <NotLoaded title="Phiếu đánh giá" error={form.error} onRetry={() => void form.refetch()} />
}
