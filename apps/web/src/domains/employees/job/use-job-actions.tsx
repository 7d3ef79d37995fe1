import type { Selection } from '@nhansu/ui/data-table/selection.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Suspense, useState } from 'react'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { JobDialog, jobLooks } from './opened-job-dialog.ts'

/** So many employees change at once; more than stand in one decision do so by background work. */
const mostAtOnce = 5_000

/** Changes of work of the people chosen in the list. */
export function useJobActions({ idsOf }: Pick<ShownList<object>, 'idsOf'>): ListActions<Row<'employees'>> {
  const { permissions } = useProfile()
  const [ids, setIds] = useState<readonly number[]>()
  const [isCollecting, setIsCollecting] = useState(false)
  if (!permissions.has('employee_edit')) return {}
  const ask = async (selection: Selection) => {
    setIsCollecting(true)
    setIds(await idsOf(selection, mostAtOnce))
    setIsCollecting(false)
  }
  return {
    bulk: [
      { ...jobLooks, limit: mostAtOnce, loading: isCollecting, onSelect: (selection) => void ask(selection) },
    ],
    dialogs: ids && (
      <Suspense>
        <JobDialog
          ids={ids}
          whom={`${formatNumber(ids.length)} nhân viên`}
          onClose={() => setIds(undefined)}
        />
      </Suspense>
    ),
  }
}
