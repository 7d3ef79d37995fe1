import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { resultsPath } from './interview-paths.ts'
import { Scorecard } from './scorecard.tsx'

/** A card by its own number, to be read, or by its examiner written on. */
export default function UpdateResult() {
  const id = Number(useParams()['id'])
  const card = useQuery(query('recruitmentResults.show', { path: { id } }))
  if (card.data) {
    const { result, sheet } = card.data
    return <Scorecard key={`${id} ${result.version}`} result={result} sheet={sheet} back={resultsPath} />
  }
  return <NotLoaded title="Phiếu đánh giá" error={card.error} onRetry={() => void card.refetch()} />
}
