import { PartDialog, type PartDialogProps } from '#web/kit/parts/part-dialog.tsx'
import { queryClient } from '#web/session/queries.ts'

/** A form of rewards and disciplines over the screen that it belongs to. */
export function RecordForm({ save, ...dialog }: PartDialogProps) {
  return (
    <PartDialog
      {...dialog}
      save={async (values) => {
        await save(values)
        await refreshRecords()
      }}
    />
  )
}

/** Has everything fetched anew that shows rewards and disciplines. */
export function refreshRecords(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /"(rewardsDisciplines|rewardPapers)\./.test(JSON.stringify(queryKey)),
  })
}
