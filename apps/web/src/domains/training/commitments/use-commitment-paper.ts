import { download } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { client } from '#web/session/client.ts'

type State = Schemas['TrainingCommitmentState']

const settled: readonly State[] = ['waived', 'owed', 'repaid']

/** Whether it is decided what comes of a promise that was not served, so that it can be settled on paper. */
export function isSettled(state: State): boolean {
  return settled.includes(state)
}

/** Brings the contract of a promise, or the paper that settles it. */
export function useCommitmentPaper(): (kind: 'paper' | 'settlementPaper', id: number) => Promise<void> {
  const toast = useToast()
  return async (kind, id) => {
    try {
      handOver(await download(client, `trainingCommitments.${kind}`, { path: { id } }), toast)
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
}
