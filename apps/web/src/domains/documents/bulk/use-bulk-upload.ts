import { randomKey, upload } from '@nhansu/sdk'
import { invalidate } from '@nhansu/sdk/query'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { type BulkFile, chosenFile, isAssigned, isSameFile, matched } from './bulk-file.ts'
import { type BulkCalls, sendBulkFile } from './send-bulk-file.ts'

const calls: BulkCalls = {
  store: async (body, options) => {
    const { document } = await client.call('documents.store', { body }, options)
    return { id: document.id, number: document.number }
  },
  attach: async (id, file, { onProgress, ...options }) => {
    await upload(
      client,
      'documents.storeFile',
      { path: { id }, body: { file } },
      { ...options, onProgress: ({ sent, total }) => onProgress(Math.floor((sent / total) * 100)) },
    )
  },
}

/** Many files on their way to documents: chosen, matched by their names, put right by hand, sent one after the other. */
export function useBulkUpload() {
  const [files, setFiles] = useState<readonly BulkFile[]>([])
  const [problem, setProblem] = useState<string>()
  const [isMatching, setMatching] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  // What is sent goes by the files of this moment, not by those of the render that began it.
  const current = useRef(files)
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const write = (next: readonly BulkFile[]) => {
    current.current = next
    setFiles(next)
  }
  const change = (key: string, part: Partial<BulkFile>) =>
    write(current.current.map((file) => (file.key === key ? { ...file, ...part } : file)))

  const add = async (chosen: readonly File[]) => {
    const fresh = chosen.filter((file) => !current.current.some((other) => isSameFile(other.file, file)))
    const added = fresh.map((file) => chosenFile(file, randomKey))
    setProblem(
      fresh.length < chosen.length ? 'Tệp đã có trong danh sách không được thêm lần nữa.' : undefined,
    )
    if (added.length === 0) return
    write([...current.current, ...added])
    setMatching(true)
    try {
      const names = added.map(({ file }) => file.name.slice(0, 255))
      const { matches } = await client.call('documents.match', { body: { names } })
      const byKey = new Map(added.map(({ key }, place) => [key, matches[place]]))
      write(
        current.current.map((file) => {
          const match = byKey.get(file.key)
          return match ? matched(file, match) : file
        }),
      )
    } catch (error) {
      setProblem(`${errorText(error)} Hãy chọn nhân viên và loại cho từng tệp.`)
    } finally {
      setMatching(false)
    }
  }

  /** Sends what is assigned and waits; files that failed come along only where they are named. */
  const send = async (issueDate: string, again: readonly string[] = []) => {
    if (isSending) return
    setProblem(undefined)
    setSending(true)
    write(current.current.map((file) => (again.includes(file.key) ? { ...file, state: 'waiting' } : file)))
    const stopping = new AbortController()
    stopper.current = stopping
    const { signal } = stopping
    let goesOn = true
    while (goesOn && !signal.aborted) {
      const next = current.current.find((file) => file.state === 'waiting' && isAssigned(file))
      if (next === undefined) break
      change(next.key, { state: 'sending', error: null })
      const sent = await sendBulkFile(next, issueDate, calls, signal, (progress) =>
        change(next.key, { progress }),
      )
      change(next.key, sent.file)
      goesOn = sent.goesOn
      if (sent.waitSeconds > 0) {
        setWaiting(true)
        await pause(sent.waitSeconds, signal)
        setWaiting(false)
      }
    }
    setSending(false)
    await invalidate(queryClient, 'documents')
  }

  return {
    files,
    problem,
    isMatching,
    isSending,
    /** The server has taken as many files as it takes in a minute; the next one goes by itself. */
    isWaiting,
    add,
    change,
    remove: (key: string) => write(current.current.filter((file) => file.key !== key)),
    send,
    stop: () => stopper.current?.abort(),
  }
}

/** Ends after so many seconds, or at once when it is stopped. */
async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((done) => {
    const timer = setTimeout(done, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
