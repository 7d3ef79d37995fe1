import { download, saveFile } from '@nhansu/sdk'
import type { Input } from '@nhansu/sdk/contract'
import { isApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#web/resource/messages.ts'
import { client } from '#web/session/client.ts'
import { PrintDialog } from './print-dialog.tsx'

type PrintBody = Input<'employees.print'>['body']

/** 'In danh sách': the rows of the list, on all its pages, as a paper; it can be stopped until it is there. */
export function usePrinting(body: PrintBody, total: number | undefined) {
  const [received, setReceived] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const toast = useToast()
  // Whoever leaves the list waits for no print.
  useEffect(() => {
    const begun = stop
    return () => begun.current?.abort()
  }, [])

  const print = async () => {
    const mine = new AbortController()
    stop.current = mine
    setReceived(0)
    try {
      const file = await download(
        client,
        'employees.print',
        { body },
        { signal: mine.signal, onProgress: setReceived },
      )
      saveFile(file)
      toast.ok('Đã tải bản in về máy.')
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'aborted') toast.bad(errorText(error))
    } finally {
      setReceived(undefined)
    }
  }
  return {
    button: (
      <Button icon={Printer} onClick={() => void print()} disabled={!total || received !== undefined}>
        In danh sách
      </Button>
    ),
    dialog: received !== undefined && (
      <PrintDialog total={total ?? 0} received={received} onCancel={() => stop.current?.abort()} />
    ),
  }
}
