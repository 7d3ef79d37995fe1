import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { candidatePath } from '../candidates/candidate-paths.ts'
import type { Candidate } from '../candidates/candidate-page.tsx'
import { proceduresOf } from './procedures-of.ts'

// Its code comes when it is opened.
const BeginDialog = lazy(() => import('./begin-dialog.tsx'))

/** The word of the tab with the reception in the address of a candidate. */
export const receptionTab = 'thu-tuc'

/**
 * How an accepted candidate goes on: his reception is begun, or gone on with. Nothing is offered over the tab of the
 * reception, which has buttons of its own.
 */
export function useReception(
  candidate: Candidate,
  mayEdit: boolean,
): { actions: PageAction[]; dialog: ReactNode } {
  const { id, state, recruitment_id: campaignId } = candidate
  const [search] = useSearchParams()
  const [begins, setBegins] = useState(false)
  const isOffered = mayEdit && state === 'accepted' && search.get('tab') !== receptionTab
  const { data } = useQuery({ ...proceduresOf(id), enabled: isOffered })
  const actions: PageAction[] = []
  if (isOffered && data !== undefined && campaignId !== null) {
    const [newest] = data.procedures
    actions.push(
      newest === undefined || newest.state === 'cancelled'
        ? {
            id: 'reception',
            label: 'Lập thủ tục tiếp nhận',
            tone: 'primary',
            onSelect: () => setBegins(true),
          }
        : {
            id: 'reception',
            label: 'Làm thủ tục tiếp nhận',
            tone: 'primary',
            href: `${candidatePath(campaignId, id)}?tab=${receptionTab}`,
          },
    )
  }
  return {
    actions,
    dialog: begins && <BeginDialog candidate={candidate} onClose={() => setBegins(false)} />,
  }
}
