import { download } from '@nhansu/sdk'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { client } from '#web/session/client.ts'
import type { FileActions } from './actions.ts'
import type { FilePartProps } from './employee-file.ts'

/** 'In sơ yếu lý lịch': the file as a paper, as far as its reader may see it. */
export function useResumeAction({ employee: { id } }: FilePartProps): FileActions {
  const toast = useToast()
  const [isPrinting, setIsPrinting] = useState(false)
  const print = async () => {
    setIsPrinting(true)
    try {
      handOver(await download(client, 'employees.printFile', { path: { id } }), toast)
    } catch (error) {
      toast.bad(errorText(error))
    }
    setIsPrinting(false)
  }
  return {
    id: 'resume',
    actions: [
      {
        id: 'resume',
        label: 'In sơ yếu lý lịch',
        icon: Printer,
        disabled: isPrinting,
        folded: true,
        onSelect: () => void print(),
      },
    ],
  }
}
