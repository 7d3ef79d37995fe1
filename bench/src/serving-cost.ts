import { ask, type Product } from './product.ts'

/** What one call cost the serving process, by its own figures. */
interface Cost {
  name: string
  ms: number
  /** Of the serving process alone, without the database. */
  processorMs: number
  peakMb: number
  stallMs: number
  mb: number
}

/** The port on which a product whose own is known tells its figures. */
export const metricsOf = (port: number): NodeJS.ProcessEnv => ({ METRICS_PORT: String(port + 2) })

/** As a form takes a workbook. */
export function form(file: File): FormData {
  const body = new FormData()
  body.append('file', file)
  return body
}

/** Begins the table of what calls cost. */
export function tellTitles(): void {
  console.log(
    '\n| over HTTP, the database included | ms | processor ms of the server | peak RSS over the start, MB | longest stall ms | MB |\n|---|---|---|---|---|---|',
  )
}

/** Sends JSON or a form and reads the whole answer; a workbook is no text, and is made none unless it is asked for. */
export async function send(
  { port, token }: Product,
  path: string,
  body: string | FormData,
  method: 'POST' | 'PUT' = 'POST',
): Promise<{ bytes: number; text: () => string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  })
  const content = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${content.toString()}`)
  return { bytes: content.length, text: () => content.toString() }
}

/** Waits until background work is done. */
export async function untilDone(product: Product, run: number): Promise<{ bytes: number }> {
  for (;;) {
    const { job } = await ask(product, `/api/jobs/${run}`)
    // As the contract has it.
    const { state, message } = job as { state: string; message: string | null }
    if (state === 'done') return { bytes: 0 }
    if (state === 'failed' || state === 'cancelled') throw new Error(`the work ${state}: ${message}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Does a piece of work and watches the serving process meanwhile. */
export async function cost(
  product: Product,
  name: string,
  work: () => Promise<{ bytes: number }>,
): Promise<Cost> {
  const { rss: start, processor } = await figures(product)
  let [peak, stall] = [start, 0]
  const look = async () => {
    const { rss, lag } = await figures(product)
    peak = Math.max(peak, rss)
    stall = Math.max(stall, lag)
  }
  // A look that fails while the product ends must not hide why the work failed.
  const watch = setInterval(() => void look().catch(() => undefined), 50)
  const before = performance.now()
  const { bytes } = await work().finally(() => clearInterval(watch))
  const ms = performance.now() - before
  await look()
  const processorMs = ((await figures(product)).processor - processor) * 1000
  return { name, ms, processorMs, peakMb: (peak - start) / 1e6, stallMs: stall * 1000, mb: bytes / 1e6 }
}

/** The process's own figures; the lag is that since they were asked for last. */
async function figures({ port }: Product): Promise<{ rss: number; lag: number; processor: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port + 2}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    rss: figure('process_resident_memory_bytes'),
    lag: figure('nodejs_eventloop_lag_max_seconds'),
    processor: figure('process_cpu_seconds_total'),
  }
}

/** Writes a row of the table. */
export function tell({ name, ms, processorMs, peakMb, stallMs, mb }: Cost): void {
  console.log(
    `| ${name} | ${ms.toFixed(0)} | ${processorMs.toFixed(0)} | ${peakMb.toFixed(0)} | ${stallMs.toFixed(0)} | ${mb.toFixed(1)} |`,
  )
}
