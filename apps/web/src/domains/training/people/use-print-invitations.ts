import { download } from '@nhansu/sdk'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useCallback, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { client } from '#web/session/client.ts'

/**
 * Has sheets with codes laid out and saves them, by which people of a course answer without an account.
 * @param courseId the course
 * @returns `print`, for the rows that are named or for everybody who has no e-mail address
 */
export function usePrintInvitations(courseId: number) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const print = useCallback(
    async (ids?: number[]) => {
      setIsBusy(true)
      try {
        const body = ids === undefined ? {} : { ids }
        handOver(
          await download(client, 'trainingMails.printInvitations', { path: { id: courseId }, body }),
          toast,
        )
      } catch (error) {
        toast.bad(errorText(error))
      } finally {
        setIsBusy(false)
      }
    },
    [courseId, toast],
  )
  return { print, isBusy }
}
