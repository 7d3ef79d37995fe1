import { isApiError } from '@nhansu/sdk/errors'
import { useRef, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { type ImportResult, importedBy, sendWorkbook } from './calls.ts'
import { useWritten } from './use-written.ts'
import type { ImportedResource } from './workbook-actions.tsx'

/**
 * The steps of an import: tried without changing anything, then written by background work; so is trying much at once.
 * @param onDone told what was written, once it is
 * @param onUndone told what was taken back as a whole, which may be long after
 */
export function useImport(
  resource: ImportedResource,
  onDone: (written: ImportResult | undefined) => void,
  onUndone?: (written: ImportResult) => void,
) {
  const [tried, setTried] = useState<ImportResult>()
  const [isLong, setIsLong] = useState(false)
  const [busy, setBusy] = useState<'try' | 'write'>()
  const [problem, setProblem] = useState<string>()
  const [run, setRun] = useState<{ id: number; step: 'try' | 'write' }>()
  const running = useRef<AbortController>(undefined)
  const written = useWritten(resource)

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
      const answer = await sendWorkbook(resource, file, step === 'try', {
        signal: running.current?.signal,
      })
      if (answer.import) {
        setTried(answer.import)
        setIsLong(false)
      }
      if (answer.run_id !== null) setRun({ id: answer.run_id, step })
    })
    setBusy(undefined)
  }
  const finish = async (ended: JobRun) => {
    const result = importedBy(ended)
    if (run?.step === 'try') {
      setTried(result)
      setIsLong(true)
      setRun(undefined)
      return
    }
    if (result) await written('Đã nhập', result, () => onUndone?.(result))
    onDone(result)
  }
  return {
    tried,
    /** True for a workbook that only background work could try: one marked row by row is made of no such. */
    isLong,
    busy,
    problem,
    /** The run that writes, or tries a large workbook, while it is waited for. */
    run,
    finish: (ended: JobRun) => void finish(ended),
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
