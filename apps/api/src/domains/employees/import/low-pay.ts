import type { Input } from '@nhansu/sdk/contract'
import type { FileWriter } from '../file/file-writer.ts'
import { payWarnings } from '../job/pay-warnings.ts'
import type { TakenIn } from './decide-receptions.ts'
import { filled } from './judge-rows.ts'
import type { RowWarning } from './plan.ts'
import { fileSheets } from './sheets.ts'

const paySheet = fileSheets.find(({ job }) => job?.fact === 'pay')

/** The rows of pay of who was taken in that say less than the minimum wage of his region, once they are written. */
export async function lowPayOf(context: FileWriter, taken: readonly TakenIn[]): Promise<RowWarning[]> {
  const rows = taken.flatMap(({ id, person }) =>
    person.rows.flatMap((row) => (row.sheet === paySheet?.name ? [{ id, row }] : [])),
  )
  const asked = rows.map(({ id, row }) => {
    // Held against the body of a change of pay when it was judged.
    const { effective_date: day, ...pay } = filled(row.values) as unknown as Pay
    return { employeeId: id, day, pay }
  })
  const warnings = await payWarnings(context, asked)
  return rows.flatMap(({ row: { sheet, row } }, index) =>
    (warnings[index] ?? []).map((why) => ({ sheet, row, why })),
  )
}

type Pay = Input<'employeePayLevels.store'>['body']
