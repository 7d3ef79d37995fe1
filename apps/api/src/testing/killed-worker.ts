import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SmtpSink, Stage } from './smtp-sink.ts'
import type { TestDatabase } from './database.ts'

/** What a process needs to send its mails to a server of these tests. */
export function mailEnvironment({ url }: Pick<SmtpSink, 'url'>): NodeJS.ProcessEnv {
  return { SMTP_URL: url, MAIL_FROM: 'Nhân sự <nhansu@example.com>' }
}

/**
 * A process of its own takes up what is queued and is killed (`kill -9`) when the mail server has come to this stage for
 * the `time`th time. Resolves when it is gone.
 */
export async function workerKilledAt(
  stage: Stage,
  sink: SmtpSink,
  { urls }: TestDatabase,
  time = 1,
): Promise<void> {
  const worker = startWorker(urls, mailEnvironment(sink))
  const ended = once(worker, 'exit')
  let times = 0
  sink.behave(async (reached) => {
    if (reached !== stage) return
    times += 1
    if (times < time) return
    worker.kill('SIGKILL')
    await ended
  })
  await ended
  sink.behave(() => {})
}

/**
 * A process of its own takes up what is queued and is killed (`kill -9`) once it stands still where the test wants it, such
 * as before rows that the test holds. Resolves when it is gone.
 */
export async function workerKilledOnce(
  { urls }: TestDatabase,
  standsStill: () => Promise<unknown>,
): Promise<void> {
  const worker = startWorker(urls)
  const ended = once(worker, 'exit')
  try {
    await standsStill()
  } finally {
    worker.kill('SIGKILL')
    await ended
  }
}

function startWorker({ app }: TestDatabase['urls'], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const program = join(import.meta.dirname, 'worker-process.ts')
  return spawn(process.execPath, [program, app], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  })
}
