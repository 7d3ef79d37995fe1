import { buffer } from 'node:stream/consumers'
import type { SheetCell, SheetColumn } from '@nhansu/api/workbooks/xlsx/sheet.ts'
import { workbook } from '@nhansu/api/workbooks/xlsx/workbook.ts'
import { ask, environmentOf, fill, type Product, startProduct } from './product.ts'
import { cost, form, metricsOf, send, tell, tellTitles, untilDone } from './serving-cost.ts'

const PORT = 24_680
const EMPLOYEES = 200_000
const ROWS = 10_000
const ROUNDS = 3

/** Exports and imports over HTTP with the database behind them: time, memory and stalls of the serving process. */
export async function measureCalls(): Promise<void> {
  const environment = { ...environmentOf(`workbooks-${EMPLOYEES}`, PORT), ...metricsOf(PORT) }
  await fill(environment, EMPLOYEES, ['--companies', '2'])
  const product = await startProduct(environment)
  try {
    const { total } = await employees(product)
    tellTitles()
    for (let round = 0; round < ROUNDS; round += 1) {
      tell(
        await cost(product, `export of ${total} employees`, () =>
          send(product, '/api/employees/export', '{}'),
        ),
      )
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = await levels(round)
      const path = '/api/levels/import'
      tell(
        await cost(product, `import of ${ROWS}, dry run`, () =>
          send(product, `${path}?dry_run=true`, form(file)),
        ),
      )
      let run = 0
      const ordered = async () => {
        const { text, bytes } = await send(product, path, form(file))
        // Our own server's envelope.
        run = (JSON.parse(text()) as { data: { run_id: number } }).data.run_id
        return { bytes }
      }
      tell(await cost(product, `import of ${ROWS}, the request`, ordered))
      tell(await cost(product, `import of ${ROWS}, the job`, () => untilDone(product, run)))
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
