import { whenIdle } from '@nhansu/ui/overlay/when-idle.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** What opens over a paper beside the question whether to hand it in. */
export type PaperDialogName = 'keys' | 'incident'

interface DialogProps {
  examId: number
  onClose: () => void
}
type Dialog = ComponentType<DialogProps>

const dialogs: Record<PaperDialogName, () => Promise<{ default: Dialog }>> = {
  keys: () => import('./keys-dialog.tsx'),
  incident: () => import('./incident-dialog.tsx'),
}

interface PaperDialogsProps extends DialogProps {
  asked: PaperDialogName | undefined
}

/**
 * The dialogs of a paper come after it: the keys as soon as the page rests, the report of trouble when it is asked for.
 * Where one cannot be fetched, as without a network, that is said and the paper stays.
 */
export function PaperDialogs({ asked, examId, onClose }: PaperDialogsProps) {
  const [loaded, setLoaded] = useState<Partial<Record<PaperDialogName, Dialog>>>({})
  const toast = useToast()
  const tellAway = useEffectEvent(() => {
    toast.bad('Chưa mở được vì mất kết nối. Bài thi vẫn ở trên trang.')
    onClose()
  })
  const wanted = asked !== undefined && !loaded[asked] ? asked : undefined
  useEffect(() => {
    const load = async (name: PaperDialogName) => {
      const { default: dialog } = await dialogs[name]()
      setLoaded((before) => ({ ...before, [name]: dialog }))
    }
    // What fails now is asked for again when it is needed.
    if (!wanted) return whenIdle(() => void load('keys').catch(() => undefined))
    let isWanted = true
    load(wanted).catch(() => {
      if (isWanted) tellAway()
    })
    return () => {
      // Something else may stand over the paper by now: that is not closed.
      isWanted = false
    }
  }, [wanted])

  const Shown = asked && loaded[asked]
  return Shown ? <Shown examId={examId} onClose={onClose} /> : null
}
