import { buffer } from 'node:stream/consumers'
import type { SheetCell, SheetColumn } from '@nhansu/api/workbooks/xlsx/sheet.ts'
import { workbook } from '@nhansu/api/workbooks/xlsx/workbook.ts'
import { ask, environmentOf, fill, type Product, startProduct } from './product.ts'

const PORT = 24_680
const METRICS = PORT + 2
const EMPLOYEES = 200_000
const ROWS = 10_000
const ROUNDS = 3

/** What one call cost the serving process, by its own figures. */
interface Cost {
  name: string
  ms: number
  peakMb: number
  stallMs: number
  mb: number
}

/** Exports and imports over HTTP with the database behind them: time, memory and stalls of the serving process. */
export async function measureCalls(): Promise<void> {
  const environment = { ...environmentOf(`workbooks-${EMPLOYEES}`, PORT), METRICS_PORT: String(METRICS) }
  await fill(environment, EMPLOYEES, ['--companies', '2'])
  const product = await startProduct(environment)
  try {
    const { total } = await employees(product)
    console.log(
      '\n| over HTTP, the database included | ms | peak RSS over the start, MB | longest stall ms | MB |\n|---|---|---|---|---|',
    )
    for (let round = 0; round < ROUNDS; round += 1) {
      tell(await cost(`export of ${total} employees`, () => send(product, '/api/employees/export', '{}')))
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = await levels(round)
      const path = '/api/levels/import'
      tell(await cost(`import of ${ROWS}, dry run`, () => send(product, `${path}?dry_run=true`, form(file))))
      let run = 0
      const ordered = async () => {
        const { text, bytes } = await send(product, path, form(file))
        // Our own server's envelope.
        run = (JSON.parse(text) as { data: { run_id: number } }).data.run_id
        return { bytes }
      }
      tell(await cost(`import of ${ROWS}, the request`, ordered))
      tell(await cost(`import of ${ROWS}, the job`, () => untilDone(product, run)))
    }
  } finally {
    await product.stop()
  }
}

async function employees(product: Product): Promise<{ total: number }> {
  const { meta } = await ask(product, '/api/employees?pagination=true&page=1&size=1')
  // As the contract has it.
  return (meta as { pagination: { total: number } }).pagination
}

function form(file: File): FormData {
  const body = new FormData()
  body.append('file', file)
  return body
}

/** New levels, other ones in each round. */
async function levels(round: number): Promise<File> {
  const titles = ['Mã trình độ', 'Tên trình độ', 'Nhóm trình độ', 'Thứ bậc']
  const rows = Array.from({ length: ROWS }, (_, at): SheetCell[] => [
    `B${Date.now() % 100_000}${round}N${at}`,
    `Trình độ ${Date.now() % 100_000} ${round} ${at}`,
    'Bậc thợ',
    '5',
  ])
  const columns = titles.map((title): SheetColumn => ({ title, kind: 'text', width: 20 }))
  const bytes = await buffer(workbook([{ name: 'Nhập', columns, rows: [rows], header: true }]))
  return new File([bytes], 'trinh-do.xlsx')
}

async function send(
  { port, token }: Product,
  path: string,
  body: string | FormData,
): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  })
  const content = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${content.toString()}`)
  return { bytes: content.length, text: typeof body === 'string' ? '' : content.toString() }
}

async function untilDone(product: Product, run: number): Promise<{ bytes: number }> {
  for (;;) {
    const { job } = await ask(product, `/api/jobs/${run}`)
    // As the contract has it.
    const { state, message } = job as { state: string; message: string | null }
    if (state === 'done') return { bytes: 0 }
    if (state === 'failed' || state === 'cancelled') throw new Error(`the import ${state}: ${message}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function cost(name: string, work: () => Promise<{ bytes: number }>): Promise<Cost> {
  const { rss: start } = await figures()
  let [peak, stall] = [start, 0]
  const look = async () => {
    const { rss, lag } = await figures()
    peak = Math.max(peak, rss)
    stall = Math.max(stall, lag)
  }
  const watch = setInterval(() => void look(), 50)
  const before = performance.now()
  const { bytes } = await work()
  const ms = performance.now() - before
  clearInterval(watch)
  await look()
  return { name, ms, peakMb: (peak - start) / 1e6, stallMs: stall * 1000, mb: bytes / 1e6 }
}

/** The process's own figures; the lag is that since they were asked for last. */
async function figures(): Promise<{ rss: number; lag: number }> {
  const text = await (await fetch(`http://127.0.0.1:${METRICS}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    rss: figure('process_resident_memory_bytes'),
    lag: figure('nodejs_eventloop_lag_max_seconds'),
  }
}

function tell({ name, ms, peakMb, stallMs, mb }: Cost): void {
  console.log(
    `| ${name} | ${ms.toFixed(0)} | ${peakMb.toFixed(0)} | ${stallMs.toFixed(0)} | ${mb.toFixed(1)} |`,
  )
}
