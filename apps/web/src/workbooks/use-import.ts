import { isApiError } from '@nhansu/sdk/errors'
import { invalidate } from '@nhansu/sdk/query'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorText, messages } from '#web/resource/messages.ts'
import { type ImportResult, sendWorkbook, undoImport } from './calls.ts'
import type { ImportedResource } from './workbook-actions.tsx'

/** The steps of an import: tried without changing anything, then written. */
export function useImport(resource: ImportedResource, onDone: () => void) {
  const [tried, setTried] = useState<ImportResult>()
  const [busy, setBusy] = useState<'try' | 'write'>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const queryClient = useQueryClient()
  const toast = useToast()

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      if (!(isApiError(error) && error.kind === 'aborted')) setProblem(errorText(error))
    }
  }
  const send = async (file: File, step: 'try' | 'write') => {
    setBusy(step)
    running.current = new AbortController()
    await attempt(async () => {
      const result = await sendWorkbook(resource, file, step === 'try', {
        signal: running.current?.signal,
      })
      if (step === 'try') setTried(result)
      else await finish(result)
    })
    setBusy(undefined)
  }
  const finish = async ({ id, new: made, changed }: ImportResult) => {
    await invalidate(queryClient, resource)
    const undo = async () => {
      if (id !== null) await undoImport(resource, id)
      await invalidate(queryClient, resource)
      toast.ok(messages.restored)
    }
    toast.ok(`Đã nhập: thêm ${made} dòng, cập nhật ${changed} dòng.`, {
      action: { run: () => void undo().catch((error: unknown) => toast.bad(errorText(error))) },
    })
    onDone()
  }
  return {
    tried,
    busy,
    problem,
    attempt,
    attemptDry: (file: File) => send(file, 'try'),
    write: (file: File) => send(file, 'write'),
    /** What was tried says nothing of another file. */
    forget: () => {
      setTried(undefined)
      setProblem(undefined)
    },
    stop: () => running.current?.abort(),
  }
}
