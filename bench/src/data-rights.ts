import { ask, type Product } from './product.ts'
import { send, untilDone } from './serving-cost.ts'

/** How many leavers are erased; those of a run are gone for the next. */
const ERASED = Number(process.env['BENCH_ERASED'] ?? 1_000)

/** Everything that is kept of one person as one archive, from the press until it can be fetched. */
export async function tellArchive(product: Product, employeeId: number): Promise<void> {
  const asks = {
    employee_id: employeeId,
    kind: 'access',
    content: 'Xin nhận dữ liệu của tôi.',
    channel: 'paper',
  }
  const { request } = await sent<{ request: { id: number } }>(product, '/api/personal-data-requests', asks)
  const before = performance.now()
  const path = `/api/employees/${employeeId}/data-export`
  const { run_id: run } = await sent<{ run_id: number }>(product, path, { request_id: request.id })
  await untilDone(product, run)
  const ms = performance.now() - before
  // As the contract has them.
  const { archives } = (await ask(product, `/api/employees/${employeeId}/data-exports`)) as {
    archives: { rows: number; files: number; size: number }[]
  }
  const [{ rows, files, size } = { rows: 0, files: 0, size: 0 }] = archives
  console.log(
    `\narchive of one person: ${rows} rows and ${files} files in ${ms.toFixed(0)} ms, ${(size / 1000).toFixed(0)} kB`,
  )
}

/** Leavers of whom something is due, erased one after the other: proposed, which looks at what would go, and confirmed. */
export async function tellErasures(product: Product): Promise<void> {
  await send(product, '/api/erasures/settings', JSON.stringify({ by_two: false }), 'PUT')
  const proposals: number[] = []
  const confirmations: number[] = []
  const tried = new Set<number>()
  let rows = 0
  while (confirmations.length < ERASED) {
    // As the contract has them.
    const { due } = (await ask(product, '/api/erasures')) as {
      due: { employee_id: number; hindrance: string | null }[]
    }
    const left = due.filter(({ employee_id: id, hindrance }) => hindrance === null && !tried.has(id))
    if (left.length === 0) break
    for (const { employee_id } of left.slice(0, ERASED - confirmations.length)) {
      tried.add(employee_id)
      const before = performance.now()
      const { erasure } = await sent<{ erasure: { id: number } }>(product, '/api/erasures', { employee_id })
      const between = performance.now()
      const done = await sent<{ erasure: { counts: { rows: number }[] } }>(
        product,
        `/api/erasures/${erasure.id}/confirm`,
        {},
      )
      proposals.push(between - before)
      confirmations.push(performance.now() - between)
      rows += done.erasure.counts.reduce((sum, each) => sum + each.rows, 0)
    }
  }
  const seconds = (times: readonly number[]) => (times.reduce((sum, each) => sum + each, 0) / 1000).toFixed(1)
  console.log(
    `\nerasure of ${confirmations.length} leavers: ${rows} rows; proposed in ${seconds(proposals)} s, confirmed in ${seconds(confirmations)} s, the slowest ${Math.max(0, ...confirmations).toFixed(0)} ms`,
  )
}

/** @returns the data of our own server's envelope */
async function sent<Data>(product: Product, path: string, body: object): Promise<Data> {
  const { text } = await send(product, path, JSON.stringify(body))
  return (JSON.parse(text()) as { data: Data }).data
}
