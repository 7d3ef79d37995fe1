import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What a piece of work cost this process. */
export interface Cost {
  ms: number
  /** Peak of the memory in use, threads included, over what was in use before. */
  moreMb: number
  /** The longest time that the loop did not come round; on a busy machine also when it had nothing to do. */
  stallMs: number
  /** Processor time of this thread alone: what nobody else could be served in, however busy the machine is. */
  threadMs: number
}

/** Does a piece of work and watches this process meanwhile. */
export async function watched(work: () => Promise<unknown>): Promise<Cost> {
  const start = process.memoryUsage.rss()
  let peak = start
  const memory = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10)
  const stalls = monitorEventLoopDelay({ resolution: 1 })
  const cpu = process.threadCpuUsage()
  stalls.enable()
  const before = performance.now()
  await work()
  const ms = performance.now() - before
  stalls.disable()
  clearInterval(memory)
  const { user, system } = process.threadCpuUsage(cpu)
  return { ms, moreMb: (peak - start) / 1e6, stallMs: stalls.max / 1e6, threadMs: (user + system) / 1000 }
}
