import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { measureDeadlineDay } from './deadline-day.ts'
import { load, MILLISECONDS } from './measure.ts'
import type { Figures } from './percentiles.ts'
import { environmentOf, startProduct } from './product.ts'

/** Beside the ports of the other benches. */
const port = 4560

const told = (name: string, { requestsPerSecond, p99, failures }: Figures) =>
  `${name}: ${requestsPerSecond.toFixed(0)} a second, p99 ${p99.toFixed(1)} ms, ${failures} failed`

/**
 * `npm run bench:portal`: the pages that strangers open first on a slow telephone, which the portal's own script looks at,
 * then how many campaign pages the listener draws beside a file that it only sends, and the last day of a campaign.
 */
async function main(): Promise<void> {
  const environment = environmentOf('portal', port)
  // What the last day leaves behind is no start for the next.
  rmSync(environment['DATA_DIR'] ?? '', { recursive: true, force: true })
  const product = await startProduct(environment)
  try {
    const origin = `http://127.0.0.1:${port + 1}`
    const script = join(import.meta.dirname, '../../apps/apply-portal/scripts/paints.ts')
    const browser = spawn(process.execPath, [script], {
      env: { ...environment, PORTAL_ORIGIN: origin },
      stdio: 'inherit',
    })
    const [code] = await once(browser, 'exit')
    process.exitCode = Number(code)
    const campaign = /href="(\/tuyen-dung\/[^"/]+)"/.exec(await (await fetch(origin)).text())?.[1] ?? '/'
    for (const [name, path] of [
      ['campaign page', campaign],
      ['static file', '/icon.svg'],
    ] as const)
      console.log(told(name, await load({ port: port + 1, path, token: '', milliseconds: MILLISECONDS })))
    await measureDeadlineDay(product, environment)
  } finally {
    await product.stop()
  }
}

await main()
