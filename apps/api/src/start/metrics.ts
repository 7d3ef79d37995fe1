import { once } from 'node:events'
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'
import { METRICS_HOST } from './ports.ts'

/** One figure: its name, what it tells, whether it only grows, and its value. */
type Figure = readonly [name: string, help: string, type: 'counter' | 'gauge', value: number]

const SECONDS_PER_NANOSECOND = 1e-9

/**
 * Serves figures of this process and its database connections in Prometheus' text format, on a listener of its own:
 * they are for a program on this machine, never for users.
 */
export async function serveMetrics(pools: readonly Pool[], port: number): Promise<{ close(): void }> {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    response.end(isAsked ? figures(pools, delay).map(asText).join('') : '')
  })
  await once(server.listen(port, METRICS_HOST), 'listening')
  return {
    close() {
      delay.disable()
      server.close().closeAllConnections()
    },
  }
}

/** Answers what has been since the last time where a figure is a span. */
function figures(pools: readonly Pool[], delay: ReturnType<typeof monitorEventLoopDelay>): Figure[] {
  const { user, system } = process.cpuUsage()
  const slowest = delay.max * SECONDS_PER_NANOSECOND
  delay.reset()
  const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return [
    ['process_cpu_seconds_total', 'Processor time used.', 'counter', (user + system) / 1e6],
    ['process_resident_memory_bytes', 'Memory in use.', 'gauge', process.memoryUsage.rss()],
    ['process_start_time_seconds', 'When the process began.', 'gauge', Date.now() / 1000 - process.uptime()],
    [
      'nodejs_eventloop_lag_max_seconds',
      'Longest wait for the event loop since the last look.',
      'gauge',
      slowest,
    ],
    ['nhansu_database_connections', 'Open database connections.', 'gauge', sum((pool) => pool.totalCount)],
    ['nhansu_database_connections_idle', 'Those that nobody uses.', 'gauge', sum((pool) => pool.idleCount)],
    [
      'nhansu_database_waiting',
      'Requests that wait for a connection.',
      'gauge',
      sum((pool) => pool.waitingCount),
    ],
  ]
}

function asText([name, help, type, value]: Figure): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`
}
