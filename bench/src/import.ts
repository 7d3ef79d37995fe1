import { dueTransfers, turnOfDay } from './day-turn.ts'
import { workbookOfChanges, workbookOfPeople } from './people-workbook.ts'
import { environmentOf, fill, type Product, startProduct } from './product.ts'
import { cost, form, metricsOf, send, tell, tellTitles, untilDone } from './serving-cost.ts'

const PORT = 24_780
/** `npm run bench:import -- 1000 12000`: new people, each with two or three relatives, what changes in their files then, and the employees of the group's first two companies. */
const [PEOPLE = 10_000, EMPLOYEES = 12_000] = process.argv.slice(2).map(Number)
const path = '/api/employees/import'

/** Sends the workbook. @returns the number of the background work, null where the request has done it */
async function order(
  product: Product,
  file: File,
  query = '',
): Promise<{ bytes: number; run: number | null }> {
  const { text, bytes } = await send(product, `${path}${query}`, form(file))
  // Our own server's envelope.
  return { bytes, run: (JSON.parse(text()) as { data: { run_id: number | null } }).data.run_id }
}

/** Tells what the dry run of a workbook costs, then its writing: each as the request and as the work that it starts. */
async function imported(of: Product, file: File, what: string): Promise<void> {
  for (const [how, query] of [
    ['dry run', '?dry_run=true'],
    ['writing', ''],
  ] as const) {
    let run: number | null = null
    const ordered = async () => {
      const answer = await order(of, file, query)
      run = answer.run
      return answer
    }
    tell(await cost(of, `${what}, the request, ${how}`, ordered))
    const started = run
    if (started !== null) tell(await cost(of, `the same, ${how}`, () => untilDone(of, started)))
  }
}

const environment = { ...environmentOf(`import-${EMPLOYEES}`, PORT), ...metricsOf(PORT) }
await fill(environment, EMPLOYEES, ['--companies', '2'])
const product = await startProduct(environment)
try {
  const taken = await workbookOfPeople(product, PEOPLE)
  const rest = taken.rows - PEOPLE
  tellTitles()
  await imported(product, taken.file, `${PEOPLE} people with ${rest} relatives`)
  const changed = await workbookOfChanges(taken.codes)
  await imported(product, changed.file, `${changed.rows} rows of ${PEOPLE} people who are there`)
  const due = await dueTransfers(product, environment, PEOPLE)
  tell(await cost(product, `${due} transfers due, the turn of the day`, () => turnOfDay(environment)))
} finally {
  await product.stop()
}
