import { type ResourceLimits, Worker } from 'node:worker_threads'
import { threadEnvironment } from './thread-environment.ts'

/** Loading what a thread works with takes longer than most of its tasks, so it waits so long for the next one. */
const idleMs = 20_000

/** Threads of one program that do one task at a time, one after the other. */
export interface IdleThreads {
  /** A thread that has no task: one that waits, or a new one. Whoever takes it puts it back, or ends it. */
  take(): Worker
  /** Lets a thread whose task is done wait for another one. It keeps no process alive. */
  putBack(worker: Worker): void
  /** Ends a thread in the midst of its task; what it has said meanwhile brings it back nowhere. */
  end(worker: Worker): Promise<unknown>
}

/**
 * Keeps the threads of a program for a while after each task.
 * @param program takes a task as a message and tells by its own when it is done
 * @param resourceLimits what a thread may take; one that takes more ends, and nobody else notices
 */
export function idleThreads(program: URL, resourceLimits: ResourceLimits): IdleThreads {
  /** The last one put back comes last, each with the timer that ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>()
  const ending = new WeakSet<Worker>()
  const forget = (worker: Worker) => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }
  const start = () => {
    const worker = new Worker(program, { env: threadEnvironment(), resourceLimits })
    // Whoever waits for its work is told by `exit` too.
    worker.on('error', () => {})
    worker.once('exit', () => forget(worker))
    return worker
  }
  const end = (worker: Worker) => {
    forget(worker)
    ending.add(worker)
    return worker.terminate()
  }
  return {
    end,
    take() {
      const worker = [...idle.keys()].at(-1)
      if (worker === undefined) return start()
      forget(worker)
      worker.ref()
      return worker
    },
    putBack(worker) {
      worker.removeAllListeners('message')
      if (ending.has(worker)) return
      worker.unref()
      idle.set(worker, setTimeout(() => void end(worker), idleMs).unref())
    },
  }
}
